import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type { BetTypeTerms, placeOrder } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Json, OddsByTier, Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { priceOf } from '@senluna/games/lottery/rules/money/payout.ts'
import {
  readTicket,
  type ReadTicket,
  type TicketRefusal,
  type TicketRules,
} from '@senluna/games/lottery/rules/tickets/ticket.ts'
import { amount, rate, shareOf, type Odds, type Rate } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { useReducer } from 'react'
import { priceFor, tightOf } from '../board/standing.ts'

export type OrderBody = BodyOf<typeof placeOrder>
type TicketBody = OrderBody['tickets'][number]

/** One bet being written. */
export interface SlipLine {
  /** What makes it the same bet when it is picked again. */
  key: string
  betType: string
  selection: Json
  /** What its ball shows. */
  label: readonly string[]
  /** Money of one step. */
  unit: bigint
  times: number
  /**
   * What stands in its field where that is no number of times: then it can't be bet, and `times` is
   * the one before.
   */
  wrong?: string | undefined
  /** What `times` changes: the money of a line, or the ticket's multiple. */
  by: 'UNIT' | 'MULTIPLE'
  /**
   * Its selection is a list, and may go into one ticket with others of the type at the same money.
   */
  joins?: true
  /** The prize level chosen, for the plays that are priced by one. */
  series?: number
  /** The game of two stations it is on; the page's own where absent. */
  pair?: LotteryGame
}

/** Money of one point of one line, as the Vietnamese games count. */
export const POINT = 1_000n
/** The most `times` of a line. */
export const MOST_TIMES = 99_999
/** The most tickets of one order. */
const MOST_TICKETS = 50

type Step =
  | { do: 'put'; lines: readonly SlipLine[] }
  | { do: 'drop'; keys: readonly string[] }
  | { do: 'times'; key: string | undefined; times: number; wrong?: string | undefined }
  | { do: 'double' }
  | { do: 'clear' }

function next(lines: readonly SlipLine[], step: Step): readonly SlipLine[] {
  if (step.do === 'clear') return []
  if (step.do === 'drop') return lines.filter(({ key }) => !step.keys.includes(key))
  if (step.do === 'put') {
    const fresh = new Map(step.lines.map((line) => [line.key, line]))
    const kept = lines.map((line) => fresh.get(line.key) ?? line)
    for (const { key } of lines) fresh.delete(key)
    return [...kept, ...fresh.values()]
  }
  if (step.do === 'double')
    return lines.map((line) => ({ ...line, times: Math.min(MOST_TIMES, line.times * 2), wrong: undefined }))
  const times = Math.max(1, Math.min(MOST_TIMES, Math.floor(step.times)))
  return lines.map((line) =>
    step.key === undefined || line.key === step.key ? { ...line, times, wrong: step.wrong } : line,
  )
}

/** The bets being written, and what can be done with them. */
export function useSlip() {
  const [lines, act] = useReducer(next, [])
  return {
    lines,
    put: (more: readonly SlipLine[]) => act({ do: 'put', lines: more }),
    drop: (...keys: readonly string[]) => act({ do: 'drop', keys }),
    times: (key: string, times: number, wrong?: string) => act({ do: 'times', key, times, wrong }),
    timesForAll: (times: number) => act({ do: 'times', key: undefined, times }),
    double: () => act({ do: 'double' }),
    clear: () => act({ do: 'clear' }),
  }
}
export type Slip = ReturnType<typeof useSlip>

/**
 * Whether a line counts in points, so much money each; others in how many times they are bought.
 */
export const isByPoints = ({ by }: SlipLine): boolean => by === 'UNIT'

/** How many points all bets come to. */
export const pointsOf = ({ lines }: Slip): number => lines.reduce((sum, { times }) => sum + times, 0)

/** How one line reads. */
export interface LineReading {
  line: SlipLine
  ticket?: ReadTicket
  refusal?: TicketRefusal | 'LOT_E_BLOCKED' | 'LOT_E_LIMIT_TICKET' | 'LOT_E_LIMIT_EXPOSURE'
  /** The most money of a unit, where the line is above it. */
  mostUnit?: bigint
  /** What a single hit pays, where the line has one price. */
  perHit?: bigint
  /** Its odds are lower than the type's: its numbers have been bet on much. */
  hasFallen?: true
  /** What it costs isn't known yet: the game it is on is being read. */
  waits?: true
}

export interface SlipReading {
  lines: readonly LineReading[]
  tickets: TicketBody[]
  /** What each ticket costs, and what comes back of it whatever the outcome. */
  money: readonly TicketMoney[]
  total: bigint
  /** Everything in it can be sent. */
  isComplete: boolean
}

/** A ticket's stake and the share of it that comes back. */
export interface TicketMoney {
  stake: bigint
  cash: Rate
}

/**
 * What comes back of some tickets whatever the outcome, each bought so many times, one after the
 * other.
 */
export const backOf = (money: readonly TicketMoney[], multiples: readonly number[] = [1]): bigint =>
  money.reduce(
    (sum, { stake, cash }) =>
      multiples.reduce((all, multiple) => all + shareOf(amount(stake * BigInt(multiple)), cash), sum),
    0n,
  )

export interface ReadAt {
  gameCode: string
  drawNumber: string
  /** The rebate level chosen, where it isn't the account's own. */
  level?: number | undefined
  now: Instant
  rules: TicketRules
  /** At the level chosen. */
  terms: readonly BetTypeTerms[]
  /** The same of the pair games on the slip, as far as they have been read. */
  pairs?: ReadonlyMap<string, ReadAt>
}

/** By what a line is read; undefined while that isn't known. */
const readBy = ({ pair }: SlipLine, at: ReadAt): ReadAt | undefined => (pair ? at.pairs?.get(pair.code) : at)

/**
 * Reads the whole slip as the server would: what each line costs, what is wrong with it, and the
 * tickets it comes to.
 */
export function readSlip(lines: readonly SlipLine[], at: ReadAt): SlipReading {
  const readings = lines.map((line): LineReading => {
    const own = readBy(line, at)
    return own ? readLine(line, own) : { line, waits: true }
  })
  const joined = ticketsOf(readings, at)
  const tickets = joined.map(({ body }) => body)
  return {
    lines: readings,
    tickets,
    money: joined.map(({ money }) => money),
    total: readings.reduce((sum, { ticket }) => sum + (ticket?.stake ?? 0n), 0n),
    isComplete: lines.length > 0 && tickets.length <= MOST_TICKETS && readings.every(isGood),
  }
}

const isGood = ({ line, refusal, waits }: LineReading): boolean =>
  line.wrong === undefined && refusal === undefined && !waits

/**
 * Whether a field of it holds something else than a number it takes: what it comes to isn't known
 * then.
 */
export const isMistyped = ({ lines }: SlipReading): boolean => lines.some(({ line }) => line.wrong !== undefined)

/** More than an order takes. */
export const isTooMany = ({ tickets }: SlipReading): boolean => tickets.length > MOST_TICKETS

function readLine(line: SlipLine, { gameCode, drawNumber, now, rules, terms, level }: ReadAt): LineReading {
  if (line.wrong !== undefined) return { line }
  const reading = readTicket(
    {
      gameCode,
      drawNumber,
      ...moneyOf(line),
      ...(level === undefined ? {} : { level }),
      betType: line.betType,
      selection: line.selection,
    },
    rules,
    now,
  )
  if ('refusal' in reading) return { line, refusal: reading.refusal }
  const own = terms.find(({ code }) => code === line.betType)
  const ticket = own ? asItStands(reading.ticket, own) : reading.ticket
  const perHit = perHitOf(ticket)
  return {
    line,
    ticket,
    ...(perHit === undefined ? {} : { perHit }),
    ...(ticket === reading.ticket ? {} : { hasFallen: true }),
    ...limitOf(ticket, own),
  }
}

const moneyOf = ({ unit, times, by, series }: SlipLine) => ({
  ...(by === 'UNIT' ? { unit: unit * BigInt(times) } : { unit, multiple: times }),
  ...(series === undefined ? {} : { series }),
})

/** A ticket at the lowest odds of its numbers. */
function asItStands(ticket: ReadTicket, own: BetTypeTerms): ReadTicket {
  const price = (ticket.picked.keys ?? []).reduce((least, key) => priceFor(least, own, key), ticket.price)
  return isLower(price, ticket.price) ? { ...ticket, price } : ticket
}

const isLower = (price: Price, other: Price) =>
  price.by === 'ODDS' &&
  other.by === 'ODDS' &&
  Object.entries(price.milli).some(([tier, milli]) => milli < (other.milli[tier] ?? 0))

function limitOf(
  { unit, picked }: ReadTicket,
  own: BetTypeTerms | undefined,
): Pick<LineReading, 'refusal' | 'mostUnit'> {
  if (!own) return {}
  const keys = picked.keys ?? []
  if (keys.some((key) => own.blocked.includes(key))) return { refusal: 'LOT_E_BLOCKED' }
  const most = BigInt(own.perTicketMaxUnit)
  if (unit > most) return { refusal: 'LOT_E_LIMIT_TICKET', mostUnit: most }
  const left = keys
    .flatMap((key) => tightOf(own, key) ?? [])
    .map(({ availableUnit }) => BigInt(availableUnit))
    .reduce<bigint | undefined>((least, amount) => (least === undefined || amount < least ? amount : least), undefined)
  return left !== undefined && unit > left ? { refusal: 'LOT_E_LIMIT_EXPOSURE', mostUnit: left } : {}
}

/** Money for one hit, where all of the ticket's lines and tiers pay alike. */
function perHitOf(ticket: ReadTicket): bigint | undefined {
  const [least, most] = hitsOf(ticket)
  return least === most ? least : undefined
}

/** The least and the most that a single hit of a ticket pays. */
export function hitsOf({
  type,
  price,
  unit,
  picked,
}: ReadTicket): readonly [least: bigint, most: bigint] | readonly [] {
  // An animal's price goes by the year of the draw: both are possible until it is known.
  const kinds = picked.kinds && type.code !== 'LHC_PTYX' ? Object.keys(picked.kinds) : Object.keys(type.kinds)
  const tiers = new Set(kinds.flatMap((kind) => Object.keys(type.kinds[kind] ?? {})))
  const paid = [...tiers].map((tier) => {
    const own = priceOf(type, price, tier)
    return (unit * own.n) / own.d
  })
  const [first, ...others] = paid
  if (first === undefined) return []
  return [others.reduce((a, b) => (b < a ? b : a), first), others.reduce((a, b) => (b > a ? b : a), first)]
}

/**
 * The tickets of the lines: those that may be joined are, so that a hundred numbers are one ticket.
 */
function ticketsOf(
  readings: readonly LineReading[],
  { gameCode, drawNumber, level }: ReadAt,
): { body: TicketBody; money: TicketMoney }[] {
  const joined = new Map<string, { body: TicketBody; money: TicketMoney }>()
  for (const { line, ticket } of readings) {
    const stake = ticket?.stake ?? 0n
    const { betType, selection, joins } = line
    const { unit, multiple, series } = { multiple: undefined, series: undefined, ...moneyOf(line) }
    const seen = ticket && seenOf(ticket)
    const name = joins ? JSON.stringify([betType, String(unit), multiple, series, seen]) : line.key
    const known = joined.get(name)
    if (known && Array.isArray(known.body.selection) && Array.isArray(selection)) {
      known.body.selection = [...(known.body.selection as readonly unknown[]), ...(selection as readonly unknown[])]
      known.money.stake += stake
      continue
    }
    const body = {
      gameCode: line.pair?.code ?? gameCode,
      drawNumber,
      betType,
      selection,
      unit: unit.toString(),
      ...(multiple === undefined ? {} : { multiple }),
      ...(series === undefined ? {} : { series }),
      ...(level === undefined ? {} : { level }),
      ...(seen ? { seen } : {}),
    }
    joined.set(name, { body, money: { stake, cash: ticket?.cash ?? rate(0) } })
  }
  return [...joined.values()]
}

/** The odds the player sees for a line: those it is read at. */
const seenOf = ({ price }: ReadTicket): OddsByTier | undefined => (price.by === 'ODDS' ? { ...price.milli } : undefined)

/**
 * What one unit pays, in the way players say it: thousandths as a number with what it needs of
 * decimals.
 */
export const oddsText = (value: Odds): string => (value / 1000).toFixed(3).replace(/\.?0+$/, '')

/** The odds of a type as a range; one number where all of it pays alike. */
export function oddsRange(price: Price | BetTypeTerms['price']): string | undefined {
  if (price.by !== 'ODDS') return undefined
  const sorted = Object.values(price.milli).toSorted((a, b) => a - b)
  return [...new Set([...sorted.slice(0, 1), ...sorted.slice(-1)])].map(oddsText).join('–')
}
