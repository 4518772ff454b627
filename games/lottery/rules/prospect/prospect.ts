import type { Amount } from '@senluna/kit/money.ts'
import type { DrawFacts } from '../draws/result.ts'
import type { Structure } from '../draws/structure.ts'
import { isSet } from '../families/vn/sets.ts'
import type { Fraction } from '../money/fraction.ts'
import { payoutOf, priceOf } from '../money/payout.ts'
import type { BetType, Picked, Price } from '../tickets/bet-type.ts'
import { fallsOfNumbers } from './drawn-numbers.ts'
import { chanceOf, type Falls, fallsOfAll, fallsOfOne, linesByKind } from './falls.ts'
import { fallsOfPrizes } from './four-digits.ts'
import { fallsOfMarkSix } from './mark-six.ts'
import { fallsOfPlaces } from './places.ts'
import { fallsOfPairs, fallsOfSets } from './sets.ts'

/**
 * The most a selection can pay and how likely that is. Each is absent where it isn't known exactly.
 */
export interface Prospect {
  readonly most?: Amount
  /** The chance that it pays that much. */
  readonly chanceOfMost?: Fraction
  /** The chance that it wins anything at all. */
  readonly chance?: Fraction
}

export interface Bet {
  readonly type: BetType
  readonly picked: Picked
  readonly price: Price
  /** Money of one unit of a line, multiple included. */
  readonly unit: Amount
  /** The most that one player is paid of the draw. */
  readonly cap?: Amount
  /** What is known of the draw before it opens. */
  readonly facts?: DrawFacts
}

/** What a bet can pay. Numbers drawn are taken as independent, as in the returns of the types. */
export const prospectOf = (structure: Structure, bet: Bet): Prospect =>
  prospectFrom(fallsOf(structure, bet.type, bet.picked, bet.facts ?? {}), bet)

/** The same of what the selection can come to, which a page keeps while stakes change. */
export function prospectFrom(falls: Falls | undefined, { type, picked, price, unit, cap }: Bet): Prospect {
  const { list, joined, tops = [] } = falls ?? { list: [] }
  const paid = new Map(list.map((fall) => [fall, payoutOf(type, price, unit, fall.outcome)]))
  const best = mostOf([...paid.values(), ...tops.map((outcome) => payoutOf(type, price, unit, outcome))])
  if (best === undefined) return {}
  const most = cap !== undefined && cap < best ? cap : best
  if (list.length === 0) return { most }
  return {
    most,
    chance: chanceOf(list, ({ outcome }) => outcome.wins.length > 0),
    ...(!joined || paysWholeUnits(type, price, unit, picked)
      ? { chanceOfMost: chanceOf(list, (fall) => (paid.get(fall) ?? 0n) >= most) }
      : {}),
  }
}

const mostOf = ([first, ...others]: readonly Amount[]): Amount | undefined =>
  first === undefined ? undefined : others.reduce((most, item) => (item > most ? item : most), first)

/** What a selection can come to; undefined where the rules don't tell it. */
export function fallsOf(
  { family }: Pick<Structure, 'family'>,
  type: BetType,
  picked: Picked,
  facts: DrawFacts,
): Falls | undefined {
  const own = family === 'LHC' ? fallsOfMarkSix(type, picked, facts) : undefined
  if (own) return own
  const { compared } = picked
  if (type.code === 'PK_POS') return fallsOfPlaces(picked, 10)
  if (type.code === 'X115_DWD') return fallsOfPlaces(picked, 11)
  if (compared && isSet(compared) && compared.least > 0)
    return type.most === 1
      ? fallsOfSets(compared)
      : fallsOfPairs(compared, type.code === 'DA1_KR' ? (a, b) => a + b : Math.min)
  const isAlone = type.most === 1 && (picked.lines === 1 || type.together === 1)
  if (isAlone && !(type.pushed && compared?.outcomes)) return fallsOfOne(type, picked)
  if (compared?.outcomes) return fallsOfAll(compared.outcomes())
  if (type.pricing === 'PRIZES') return fallsOfPrizes(type, picked)
  return type.together === type.most ? fallsOfNumbers(type, picked) : undefined
}

/** Whether a hit of every tier pays a whole number, so that no floor is lost between lines. */
const paysWholeUnits = (type: BetType, price: Price, unit: Amount, picked: Picked): boolean =>
  linesByKind(type, picked)
    .flatMap(([kind]) => Object.keys(type.kinds[kind] ?? {}))
    .every((tier) => {
      const { n, d } = priceOf(type, price, tier)
      return (unit * n) % d === 0n
    })
