import type { OrderBody } from './slip.ts'

type Ticket = OrderBody['tickets'][number]
type Odds = NonNullable<Ticket['seen']>

/** What a player agreed to of an order that wasn't taken as it was. */
export interface Agreed {
  /** Less of a number, where it takes no more. */
  partial?: true
  /** Odds that were shown for a ticket, by its name. */
  odds?: Readonly<Record<string, Odds>>
}

/** What is agreed to by one press on a button. */
export type Agreement = { partial: true } | { ticket: Ticket; odds: Odds } | undefined

/** What a ticket is known by: the terms may have been read anew since, and tickets are in other places then. */
const nameOf = ({ betType, selection }: Ticket) => JSON.stringify([betType, selection])

/** Adds one thing to what was agreed to: an order can need several. */
export function agreeTo(before: Agreed, more: Agreement): Agreed {
  if (!more) return before
  if ('partial' in more) return { ...before, partial: true }
  const name = nameOf(more.ticket)
  return { ...before, odds: { ...before.odds, [name]: lower(before.odds?.[name] ?? more.ticket.seen, more.odds) } }
}

/**
 * An order as it is sent when so much has been agreed to. Odds are agreed to as they were shown: those that have fallen further by then
 * are asked again.
 */
export const orderAgreed = (order: OrderBody, { partial, odds }: Agreed): OrderBody => ({
  ...order,
  tickets: order.tickets.map((ticket) => {
    const agreed = odds?.[nameOf(ticket)]
    return ticket.seen && agreed ? { ...ticket, seen: lower(ticket.seen, agreed) } : ticket
  }),
  ...(partial ? { acceptPartial: true } : {}),
})

const lower = (odds: Odds = {}, others: Odds): Odds => ({
  ...odds,
  ...Object.fromEntries(Object.entries(others).map(([tier, milli]) => [tier, Math.min(milli, odds[tier] ?? milli)])),
})
