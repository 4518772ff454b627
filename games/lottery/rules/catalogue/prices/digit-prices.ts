import type { Price } from '../../tickets/bet-type.ts'
import type { Structure } from '../../draws/structure.ts'
import { byTier } from './odds.ts'

/** The series a classic play stands at when a player chose none, and the highest there is. */
const SERIES: Price = { by: 'SERIES', series: 1900, maxSeries: 1960 }

/** Big and small, odd and even where each is half of all draws. */
export const EVEN_MONEY = 1980

/** What the five shapes of three digits pay, in thousandths. */
export const SHAPE_PRICE = byTier({ LEOPARD: 70_000, STRAIGHT: 14_000, PAIR: 3200, HALF: 2300, MIXED: 2800 })

/** Every play of a structure at the common series, and those at fixed odds as named. */
export const pricesOf = (
  structure: Structure,
  fixed: Readonly<Record<string, Price>>,
): Readonly<Record<string, Price>> => ({
  ...Object.fromEntries(
    [...structure.betTypes.values()].filter(({ pricing }) => pricing === 'SERIES').map(({ code }) => [code, SERIES]),
  ),
  ...fixed,
})
