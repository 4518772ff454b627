import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import { priceAt } from '@senluna/games/lottery/rules/tickets/accept-ticket.ts'
import type { Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { amount } from '@senluna/kit/money.ts'

type Tight = BetTypeTerms['tight'][number]

const known = new WeakMap<BetTypeTerms, ReadonlyMap<string, Tight>>()

/** How a number stands that takes less than usual, or at other odds; undefined for all others. */
export function tightOf(terms: BetTypeTerms, key: string): Tight | undefined {
  const tight = known.get(terms) ?? new Map(terms.tight.map((row) => [row.key, row]))
  known.set(terms, tight)
  return tight.get(key)
}

/** Whether a number takes nothing more in the next draw. */
export const isFull = (terms: BetTypeTerms, key: string): boolean => tightOf(terms, key)?.availableUnit === '0'

/** A price as it is for a number: lower odds where it has been bet on much. */
export function priceFor(price: Price, terms: BetTypeTerms, key: string): Price {
  const milli = tightOf(terms, key)?.milli
  return milli ? priceAt(price, { fromUnit: amount(0n), milli }, key) : price
}
