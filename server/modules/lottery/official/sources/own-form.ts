import * as z from 'zod'
import { fromWire, type FieldNames } from '@senluna/contract/names.ts'
import { instant, type Clock } from '@senluna/kit/time.ts'
import { fetchAnswer } from './fetch-answer.ts'
import type { ResultSource } from './source.ts'

const MOST_BYTES = 64 * 1_024
const NAMES: FieldNames = ['drawNumber']

const answer = z.object({
  game: z.string(),
  drawNumber: z.string(),
  /** Whether all numbers are there: while a draw is on the air they are not. */
  complete: z.boolean(),
  result: z.unknown(),
  bonus: z.int().min(0).optional(),
  publishedAt: z.iso.datetime({ offset: true }).optional(),
})

/**
 * A source that speaks our own form: the game and the draw's number are filled into its address.
 * It answers 404 while it knows nothing, else JSON: docs/lottery.md, "Official results".
 */
export function httpSource(name: string, template: string, clock: Clock): ResultSource {
  return {
    name,
    async ask({ game, drawNumber }) {
      const address = template
        .replaceAll('{game}', encodeURIComponent(game))
        .replaceAll('{numero}', encodeURIComponent(drawNumber))
      const heard = await fetchAnswer({ name, address, accept: 'application/json', most: MOST_BYTES }, clock)
      if (!heard) return undefined
      const read = answer.parse(fromWire(NAMES, JSON.parse(heard.payload)))
      if (read.game !== game || read.drawNumber !== drawNumber)
        throw new Error(`${name} was asked for ${game} ${drawNumber} and spoke of ${read.game} ${read.drawNumber}`)
      if (!read.complete) return undefined
      return {
        result: read.result,
        bonus: read.bonus,
        publishedAt: read.publishedAt === undefined ? undefined : instant(Date.parse(read.publishedAt)),
        evidence: heard.evidence,
      }
    },
  }
}
