import type { Odds } from '@senluna/kit/money.ts'
import type { FallenNumber } from './refused-order.ts'
import type { OrderBody } from '../slip/slip.ts'

type Ticket = OrderBody['tickets'][number]
type SeenOdds = NonNullable<Ticket['seen']>

/** What a player agreed to of an order that wasn't taken as it was. */
export interface Agreed {
  /** Less of a number, where it takes no more. */
  partial?: true
  /** SeenOdds that were shown, by what they were shown for. */
  odds?: Readonly<Record<string, SeenOdds>>
}

/**
 * What is agreed to by one press on a button: less, or the odds that were shown for numbers of a
 * ticket or for all of it.
 */
export type Agreement = { partial: true } | { ticket: Ticket; fallen: readonly Partial<FallenNumber>[] } | undefined

/** The most tickets an order has. */
const MOST_TICKETS = 50

/**
 * What makes it the same order when it is sent again: its bets, and what was agreed to; not the
 * odds a page has read meanwhile.
 */
export const betsOf = (...parts: readonly unknown[]): string =>
  JSON.stringify(parts, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/**
 * The terms may have been read anew since, and a ticket may have come apart: it is known by its
 * bets.
 */
const wholeOf = ({ gameCode, betType, selection }: Ticket) => JSON.stringify([gameCode, betType, selection])
const numberOf = ({ betType }: Ticket, number: unknown) => `${betType} ${String(number)}`

/** The numbers of a ticket that are bets of their own when it is a list of them. */
const numbersOf = ({ selection }: Ticket): readonly (string | number)[] =>
  Array.isArray(selection) ? selection.filter((part) => typeof part === 'string' || typeof part === 'number') : []

/** Adds one thing to what was agreed to: an order can need several. */
export function agreeTo(before: Agreed, more: Agreement): Agreed {
  if (!more) return before
  if ('partial' in more) return { ...before, partial: true }
  const { ticket, fallen } = more
  const numbers = new Set(numbersOf(ticket).map(String))
  const odds = { ...before.odds }
  for (const { at, milli } of fallen) {
    if (!milli) continue
    const name = at !== undefined && numbers.has(at) ? numberOf(ticket, at) : wholeOf(ticket)
    odds[name] = lower(odds[name] ?? ticket.seen, milli)
  }
  return { ...before, odds }
}

/**
 * An order as it is sent when so much has been agreed to. Odds are agreed to as they were shown and
 * for the numbers they were shown for: others that have fallen by then, or those that have fallen
 * further, are asked again.
 */
export function orderAgreed(order: OrderBody, { partial, odds = {} }: Agreed): OrderBody {
  const apart = order.tickets.flatMap((ticket) => ticketsAt(ticket, odds))
  return {
    ...order,
    tickets: apart.length > MOST_TICKETS ? order.tickets.map((ticket) => atLowest(ticket, odds)) : apart,
    ...(partial ? { acceptPartial: true } : {}),
  }
}

/** A ticket with what was agreed to for all of it and for its numbers, apart where that differs. */
function ticketsAt(ticket: Ticket, odds: NonNullable<Agreed['odds']>): Ticket[] {
  const { seen } = ticket
  if (!seen) return [ticket]
  const whole = lower(seen, odds[wholeOf(ticket)])
  const numbers = numbersOf(ticket)
  if (!numbers.some((number) => odds[numberOf(ticket, number)])) return [{ ...ticket, seen: whole }]
  const byOdds = Map.groupBy(numbers, (number) => JSON.stringify(lower(whole, odds[numberOf(ticket, number)])))
  return [...byOdds.values()].map((selection) => ({
    ...ticket,
    selection,
    seen: lower(whole, odds[numberOf(ticket, selection[0])]),
  }))
}

/** A ticket at the lowest odds that were agreed to for any of it. */
const atLowest = (ticket: Ticket, odds: NonNullable<Agreed['odds']>): Ticket => ({
  ...ticket,
  ...(ticket.seen
    ? { seen: ticketsAt(ticket, odds).reduce((least, { seen }) => lower(least, seen), ticket.seen) }
    : {}),
})

const lowerOf = (a: Odds, b: Odds): Odds => (a < b ? a : b)

const lower = (odds: SeenOdds = {}, others: SeenOdds = {}): SeenOdds => ({
  ...odds,
  ...Object.fromEntries(Object.entries(others).map(([tier, milli]) => [tier, lowerOf(milli, odds[tier] ?? milli)])),
})
