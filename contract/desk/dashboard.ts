import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { alarm } from './brand/system.ts'
import * as wire from '../wire.ts'

/** What waits for somebody: how many, and since when the oldest. */
const queue = z.object({
  name: z.enum(['chat', 'tickets', 'approvals', 'deposits', 'withdrawals', 'kyc', 'risk']),
  waiting: z.int(),
  oldestAt: z.optional(wire.moment),
})

const day = z.object({
  registrations: z.int(),
  /** Credited, and how many; paid out and received, and how many. */
  deposits: wire.digits,
  depositCount: z.int(),
  withdrawals: wire.digits,
  withdrawalCount: z.int(),
  /** Stakes less payouts of what was settled on the day, as in reports. */
  ggr: wire.digits,
  /** GGR less what the house gave back of it. */
  ngr: wire.digits,
  /** Members who played for real; trial accounts and the house's own people are none. */
  active: z.int(),
  /** Members whose very first deposit came in, and what they deposited by it. */
  firstDeposits: z.int(),
  firstDeposited: wire.digits,
})

/**
 * What the bets placed on a day came to at a vendor; those that aren't settled, and void ones, are
 * in no figure.
 */
const vendorFigures = z.object({
  bets: z.int(),
  stake: wire.digits,
  payout: wire.digits,
  ggr: wire.digits,
  players: z.int(),
})
export type VendorFigures = z.infer<typeof vendorFigures>

const brandDashboard = z.object({
  currency: z.object({ code: z.string(), exponent: z.int(), displayDecimals: z.int() }),
  queues: z.array(queue),
  today: day,
  yesterday: day,
  /** GGR of what was played on either day. */
  products: z.array(z.object({ product: z.string(), today: wire.digits, yesterday: wire.digits })),
  vendors: z.array(
    z.object({
      vendorCode: z.string(),
      name: z.string(),
      today: z.optional(vendorFigures),
      yesterday: z.optional(vendorFigures),
    }),
  ),
  /** The days as the list of bets takes them, and when today's vendors were counted last. */
  days: z.object({ today: wire.day, yesterday: wire.day }),
  vendorsAt: z.optional(wire.moment),
  alarms: z.array(alarm),
  /** Members with a session used in the last half hour. */
  online: z.int(),
})
export type Dashboard = z.infer<typeof brandDashboard>

export const dashboard = endpoint({
  summary: 'What waits and for how long, and what today and yesterday brought.',
  method: 'GET',
  path: '/bo/v1/dashboard',
  names: ['vendorCode'],
  for: 'staff',
  right: 'dashboard.view',
  reply: brandDashboard,
  refusals: [],
})
