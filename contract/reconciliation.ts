import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as wire from './wire.ts'

// Orders against what banks and providers say, and the ledger against itself.

const counted = z.object({ count: z.int(), amount: wire.digits })

/** One business day of one channel. Receipts belong to the day they were booked, orders to the day of their credit. */
export const channelDay = z.object({
  id: z.string(),
  day: wire.day,
  channel: z.string(),
  currency: wire.shownCurrency,
  orders: counted,
  receipts: counted,
  /** Of the orders, credited without a receipt so far. */
  unbacked: wire.digits,
  /** Of the receipts, in suspense and sent back. */
  suspense: wire.digits,
  returned: wire.digits,
  payouts: counted,
  /** What the bank's lines say went out. */
  wentOut: counted,
  /** Nothing left to look into: every receipt has its order, every order its receipt. */
  clear: z.boolean(),
})
export type ChannelDay = z.infer<typeof channelDay>

export const channelDays = endpoint({
  summary: 'Orders and payouts against receipts, by channel and business day, latest first; 31 days at most.',
  method: 'GET',
  path: '/bo/v1/recon',
  for: 'staff',
  right: 'recon.view',
  query: z.object({ from: z.optional(wire.day), to: z.optional(wire.day), open: z.optional(z.literal('1')) }),
  reply: z.object({ list: z.array(channelDay) }),
  refusals: [],
})

const accountLine = z.object({
  id: z.string(),
  account: z.string(),
  currency: wire.shownCurrency,
  balance: wire.digits,
})
export type AccountLine = z.infer<typeof accountLine>

export const trialBalance = endpoint({
  summary: 'What the accounts of the house and all wallets together hold; each currency comes to zero over all brands.',
  method: 'GET',
  path: '/bo/v1/recon/balance',
  for: 'staff',
  right: 'recon.view',
  reply: z.object({
    list: z.array(accountLine),
    /** The last check of every invariant; absent before the first. */
    run: z.optional(
      z.object({
        at: wire.moment,
        seconds: z.number(),
        checks: z.int(),
        breaks: z.array(z.object({ check: z.string(), detail: z.string() })),
      }),
    ),
  }),
  refusals: [],
})
