import { LEAST_SERIES, seriesRate } from '@senluna/kit/agents/rebates/prize-group.ts'
import { amount, type Amount, rate, type Rate } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  type BetType,
  type Count,
  type Picked,
  type Price,
  SelectionRefused,
  type SelectionRefusal,
  termsCode,
} from './bet-type.ts'
import type { LotteryGame } from '../catalogue/game.ts'
import { MOST_MULTIPLE } from './chase.ts'
import { isNear, type DrawNumberRefusal, type DrawNumbers, type Slot } from '../draws/draw-number.ts'
import { cashAt, milliAt, MOST_LEVEL } from '../money/rebate.ts'
import type { Structure } from '../draws/structure.ts'

/** A ticket as it comes in. */
export interface TicketOrder {
  readonly gameCode: string
  readonly drawNumber: string
  readonly betType: string
  readonly selection: unknown
  /** Money of one unit of one line at multiple 1. */
  readonly unit: bigint
  readonly multiple?: number
  /** The prize level chosen, for plays that are priced by one. */
  readonly series?: number
  /** The rebate level chosen, in the games that have levels; the account's own where none is. */
  readonly level?: number
  /** What the client thinks the whole costs. */
  readonly clientStake?: bigint
}

/** Which units a bet type takes: some few, or every step from the least on. */
export type UnitRule =
  | { readonly by: 'MODES'; readonly modes: readonly bigint[] }
  | { readonly by: 'STEPS'; readonly least: bigint; readonly step: bigint }

/**
 * Line stakes of the plays priced by a series: the classic 2 and 1, and their tenths and
 * hundredths.
 */
export const MODES: UnitRule = { by: 'MODES', modes: [2000n, 1000n, 200n, 100n, 20n, 10n] }

/** Units of the plays at fixed odds. */
export const STEPS: UnitRule = { by: 'STEPS', least: 1000n, step: 100n }

/** The series a player may choose from. Each one's account can lie lower. */
export interface SeriesRange {
  readonly least: number
  readonly most: number
}

/**
 * What the reading of a ticket goes by: all of it data, so that the same reading serves pages,
 * server and tests.
 */
export interface TicketRules {
  readonly games: ReadonlyMap<string, LotteryGame>
  readonly structures: ReadonlyMap<string, Structure>
  drawNumbersOf(game: LotteryGame): DrawNumbers
  readonly unitRule?: (game: LotteryGame, type: BetType) => UnitRule
  readonly series?: SeriesRange
  /** The account's rebate level; the highest where nothing is said. */
  readonly level?: number
  /**
   * How far ahead of its lock a draw can be bet that isn't open yet; a week where nothing is said.
   */
  readonly aheadMs?: number
}

export type TicketRefusal =
  | SelectionRefusal
  | DrawNumberRefusal
  | 'LOT_E_TYPE'
  | 'LOT_E_TYPE_REGION'
  | 'LOT_E_CLOSED'
  | 'LOT_E_UNIT'
  | 'LOT_E_SERIES'
  | 'LOT_E_STAKE_MISMATCH'

/**
 * A ticket that can be bet as far as its own words go; numbers, limits and odds come after
 * (`acceptTicket`), the wallet last.
 */
export interface ReadTicket {
  readonly game: LotteryGame
  readonly type: BetType
  readonly slot: Slot
  readonly picked: Picked
  /** The price in force at the chosen series or level. */
  readonly price: Price
  /**
   * What the choice of a lower series or level gives back of the stake, unless the ticket is pushed
   * or void.
   */
  readonly cash: Rate
  /** Money of one unit of a line, the multiple in it: what payouts are counted from. */
  readonly unit: Amount
  readonly multiple: number
  readonly stake: Amount
}

export type TicketReading =
  | { readonly ticket: ReadTicket }
  | { readonly refusal: TicketRefusal; readonly at?: string; readonly count?: Count; readonly stake?: Amount }

/**
 * Reads a whole ticket, or says the first thing that is wrong with it. Source: docs/lottery.md,
 * "Refusals".
 */
export function readTicket(order: TicketOrder, rules: TicketRules, now: Instant): TicketReading {
  const game = rules.games.get(order.gameCode)
  if (!game || game.disabled !== undefined) return { refusal: 'LOT_E_TYPE' }
  const type = rules.structures.get(game.profile)?.betTypes.get(order.betType)
  if (!type) return { refusal: isElsewhere(rules, game, order.betType) ? 'LOT_E_TYPE_REGION' : 'LOT_E_TYPE' }
  const offered = game.prices[termsCode(type)]
  if (!offered) return { refusal: 'LOT_E_TYPE' }
  const slot = rules.drawNumbersOf(game).read(order.drawNumber)
  if (typeof slot === 'string') return { refusal: slot }
  if (!isNear(slot, now, rules.aheadMs)) return { refusal: 'LOT_E_NUMERO_UNKNOWN' }
  if (now >= slot.lockAt) return { refusal: 'LOT_E_CLOSED' }
  const picked = pickedBy(type, order.selection)
  if (picked instanceof SelectionRefused)
    return {
      refusal: picked.code,
      ...(picked.at === undefined ? {} : { at: picked.at }),
      ...(picked.count ? { count: picked.count } : {}),
    }
  const multiple = order.multiple ?? 1
  const unitRule = rules.unitRule?.(game, type) ?? (type.pricing === 'SERIES' ? MODES : STEPS)
  if (!isUnit(order.unit, unitRule) || !isMultiple(multiple)) return { refusal: 'LOT_E_UNIT' }
  const priced = game.product === 'VNLOTT' ? atLevel(type, offered, order, rules) : atSeries(offered, order, rules)
  if (!priced) return { refusal: 'LOT_E_SERIES' }
  const unit = stakeOf(order.unit, BigInt(multiple))
  const stake = unit && stakeOf(unit, BigInt(type.units) * BigInt(picked.lines))
  if (!unit || !stake) return { refusal: 'LOT_E_UNIT' }
  if (order.clientStake !== undefined && order.clientStake !== stake) return { refusal: 'LOT_E_STAKE_MISMATCH', stake }
  return { ticket: { game, type, slot, picked, ...priced, unit, multiple, stake } }
}

/** Whether another draw of the family has this bet type: it exists, but not in this region. */
const isElsewhere = (rules: TicketRules, game: LotteryGame, code: string) =>
  [...rules.structures.values()].some(({ family, betTypes }) => family === game.family && betTypes.has(code))

function pickedBy(type: BetType, selection: unknown): Picked | SelectionRefused {
  try {
    return type.pick(selection)
  } catch (error) {
    if (error instanceof SelectionRefused) return error
    throw error
  }
}

const isUnit = (unit: bigint, rule: UnitRule) =>
  rule.by === 'MODES' ? rule.modes.includes(unit) : unit >= rule.least && unit % rule.step === 0n

const isMultiple = (multiple: number) => Number.isInteger(multiple) && multiple >= 1 && multiple <= MOST_MULTIPLE

/**
 * No ticket costs more than this: what lies above is a mistake, and would leave the range of an
 * amount.
 */
const MOST_STAKE = 10n ** 15n

const stakeOf = (unit: bigint, times: bigint): Amount | undefined =>
  unit * times > MOST_STAKE ? undefined : amount(unit * times)

/** A price as the player chose it, and the cash the choice leaves. */
type Priced = Pick<ReadTicket, 'price' | 'cash'>

const NO_CASH = rate(0)

/**
 * At the series chosen, or the common one as far as the account reaches; undefined when it can't be
 * chosen. Fixed odds have none.
 */
function atSeries(price: Price, { series, level }: TicketOrder, rules: TicketRules): Priced | undefined {
  if (level !== undefined) return undefined
  if (price.by !== 'SERIES') return series === undefined ? { price, cash: NO_CASH } : undefined
  const least = rules.series?.least ?? LEAST_SERIES
  const most = Math.min(rules.series?.most ?? price.maxSeries, price.maxSeries)
  const chosen = series ?? Math.min(price.series, most)
  if (!Number.isInteger(chosen) || chosen < least || chosen > most) return undefined
  return { price: { by: 'SERIES', series: chosen, maxSeries: most }, cash: seriesRate(most, chosen) }
}

/**
 * At the rebate level chosen, or the account's own; undefined when it can't be chosen. Only odds
 * have levels.
 */
function atLevel(type: BetType, price: Price, { series, level }: TicketOrder, rules: TicketRules): Priced | undefined {
  if (series !== undefined) return undefined
  if (price.by !== 'ODDS') return level === undefined ? { price, cash: NO_CASH } : undefined
  const most = rules.level ?? MOST_LEVEL
  const chosen = level ?? most
  if (!Number.isInteger(chosen) || chosen < 0 || chosen > most) return undefined
  const at = { by: price.by, milli: milliAt(price.milli, chosen) }
  return { price: chosen < most ? { ...at, level: chosen } : at, cash: cashAt(type, price, most, chosen) }
}
