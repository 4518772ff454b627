import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportOf } from './lists.ts'
import * as wire from '../wire.ts'

const liabilityRow = z.object({
  /** The day at whose end it stood so; absent: now. */
  day: z.optional(wire.day),
  at: wire.moment,
  currency: wire.shownCurrency,
  /** Everything that is owed to members, and money that came and belongs to nobody yet. */
  owed: wire.digits,
  /** Main wallets, with what is held of them. */
  main: wire.digits,
  /** Wallets of bonuses that can't be withdrawn yet. */
  locked: wire.digits,
  /** Wallets at vendors. */
  vendor: wire.digits,
  /** What members owe; below zero. */
  debt: wire.digits,
  suspense: wire.digits,
  /** Credit given to players, below zero: it stands in their wallets and is owed to nobody. */
  credit: wire.digits,
  /** Of the wallets: what is held, and of it what withdrawals have still to pay. */
  held: wire.digits,
  withdrawals: wire.digits,
  /** Stakes of bets that aren't settled; they are no member's any more. */
  openBets: wire.digits,
  /** The most that open draws may pay. */
  worstCase: wire.digits,
  /** What the house's own accounts say is owed, those of credit given aside: the same as `owed`. */
  house: wire.digits,
})
export type LiabilityRow = z.infer<typeof liabilityRow>

export const liabilityReport = endpoint({
  summary: 'What is owed to members and at risk, now and at the end of each day, 31 days at most.',
  method: 'GET',
  path: '/bo/v1/reports/liability',
  for: 'staff',
  right: 'reports.view',
  query: z.object({ from: z.optional(wire.day), to: z.optional(wire.day) }),
  reply: z.object({ list: z.array(liabilityRow) }),
  refusals: [],
})
export const exportLiability = exportOf(liabilityReport, 'reports.export')
