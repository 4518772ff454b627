import { humanChallenge, type PermissionInfo } from '@senluna/contract/site/system.ts'
import { call } from '@senluna/web/client/call/call.ts'
import Solver from 'altcha/workers/pbkdf2?worker'
import { HumanCheckFailed } from './human-check-failed.ts'

const LONGEST_MS = 60_000

/**
 * Shows that a person is here, as the brand wants it: by the server's puzzle, solved in a worker
 * without a word in about a tenth of a second, or by a hosted service. The result goes into
 * `humanVerify` of the call it protects, once.
 */
export async function humanProof({
  humanVerify,
  humanService,
}: Pick<PermissionInfo['security'], 'humanVerify' | 'humanService'>): Promise<Record<string, string> | undefined> {
  if (humanVerify === 'NONE') return undefined
  if (humanVerify === 'TURNSTILE') {
    const { hostedToken } = await import('./turnstile.ts')
    if (!humanService) throw new HumanCheckFailed()
    return { turnstile: await hostedToken(humanService) }
  }
  const challenge = await call(humanChallenge)
  const solution = await solve(challenge)
  const { parameters, signature } = challenge
  return { payload: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })) }
}

function solve(challenge: Record<string, unknown>): Promise<unknown> {
  const worker = new Solver()
  return new Promise<unknown>((resolve, refuse) => {
    worker.addEventListener('error', () => refuse(new HumanCheckFailed()))
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'derivedKey' in data) resolve(data)
      else refuse(new HumanCheckFailed())
    })
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1, timeout: LONGEST_MS })
  }).finally(() => worker.terminate())
}
