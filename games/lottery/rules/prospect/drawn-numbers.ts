import { fraction } from '../money/fraction.ts'
import type { BetType, Picked } from '../tickets/bet-type.ts'
import { binomial, type Falls, wonOf } from './falls.ts'

/**
 * Numbers that win as often as they are drawn, where several independent numbers are drawn: how
 * many of those are numbers of the selection.
 */
export function fallsOfNumbers({ most: draws }: BetType, { compared, keys = [] }: Picked): Falls | undefined {
  if (!compared) return undefined
  const share = fraction(new Set(keys).size, compared.space)
  const list = Array.from({ length: draws }, (_, index) => index + 1).map((hits) => ({
    outcome: wonOf('', hits),
    chance: binomial(draws, hits, share),
  }))
  return { list, joined: true }
}
