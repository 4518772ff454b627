import { humanChallenge } from '@senluna/contract/system.ts'
import { call } from '@senluna/web/client/call.ts'
import Solver from 'altcha/workers/pbkdf2?worker'

const LONGEST_MS = 60_000

/** The safety check could not be solved here. */
export class HumanCheckFailed extends Error {}

/**
 * Solves the server's puzzle in a worker, without a word to the person: about a tenth of a second.
 * The result goes into `humanVerify` of the call it protects, once.
 */
export async function humanProof(wanted: 'NONE' | 'ALTCHA'): Promise<Record<string, string> | undefined> {
  if (wanted === 'NONE') return undefined
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
