import { createHash } from 'node:crypto'
import { iso, type Clock } from '@senluna/kit/time.ts'
import type { SourceWord } from './source.ts'

const PATIENCE_MS = 4_000

/**
 * What a service answered, with its evidence; undefined for 404: it knows nothing of it. Rejects
 * for everything else that is no answer.
 */
export async function fetchAnswer(
  { name, address, accept, most }: { name: string; address: string; accept: string; most: number },
  clock: Clock,
): Promise<{ payload: string; evidence: SourceWord['evidence'] } | undefined> {
  const response = await fetch(address, {
    headers: { accept },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.status === 404) {
    await response.body?.cancel()
    return undefined
  }
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  const payload = await readAtMost(response, most)
  const sha256 = createHash('sha256').update(payload).digest('hex')
  return { payload, evidence: { payload, sha256, address, at: iso(clock.now()) } }
}

/** A body's text. One that goes on is none of ours. */
async function readAtMost(response: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) throw new Error('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
