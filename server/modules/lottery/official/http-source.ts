import { createHash } from 'node:crypto'
import * as z from 'zod'
import { instant, iso, type Clock } from '@senluna/kit/time.ts'
import type { ResultSource } from './source.ts'

const PATIENCE_MS = 4_000
const MOST_BYTES = 64 * 1_024

const answer = z.object({
  game: z.string(),
  numero: z.string(),
  /** Whether all numbers are there: while a draw is on the air they are not. */
  complete: z.boolean(),
  result: z.unknown(),
  bonus: z.int().min(0).optional(),
  publishedAt: z.iso.datetime({ offset: true }).optional(),
})

/**
 * A source over HTTP: `{game}` and `{numero}` of its address are filled in. It answers 404 while it knows nothing, else JSON
 * `{ game, numero, complete, result, bonus?, publishedAt? }`. Source: docs/lottery.md, "Official results".
 */
export function httpSource(name: string, template: string, clock: Clock): ResultSource {
  return {
    name,
    async ask({ game, numero }) {
      const address = template
        .replaceAll('{game}', encodeURIComponent(game))
        .replaceAll('{numero}', encodeURIComponent(numero))
      const response = await fetch(address, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (response.status === 404) {
        await response.body?.cancel()
        return undefined
      }
      if (!response.ok) throw new Error(`${name} answered ${response.status}`)
      const payload = await readAtMost(response, MOST_BYTES)
      const read = answer.parse(JSON.parse(payload))
      if (read.game !== game || read.numero !== numero)
        throw new Error(`${name} was asked for ${game} ${numero} and spoke of ${read.game} ${read.numero}`)
      if (!read.complete) return undefined
      return {
        result: read.result,
        bonus: read.bonus,
        publishedAt: read.publishedAt === undefined ? undefined : instant(Date.parse(read.publishedAt)),
        evidence: {
          payload,
          sha256: createHash('sha256').update(payload).digest('hex'),
          address,
          at: iso(clock.now()),
        },
      }
    },
  }
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
