import * as z from 'zod/mini'
import { awaiting } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { exportOf } from './lists.ts'
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
  /** Nothing left to look into: every receipt has its order, every order its receipt, or two people have said why not. */
  clear: z.boolean(),
  /** What two people made of the difference last. */
  resolved: z.optional(
    z.object({
      how: z.enum(['EXPLAINED', 'WRITTEN_OFF']),
      unbacked: wire.digits,
      suspense: wire.digits,
      reason: z.string(),
      madeBy: z.string(),
      checkedBy: z.string(),
      at: wire.moment,
    }),
  ),
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
export const exportDays = exportOf(channelDays, 'recon.export')

export const resolveDay = endpoint({
  summary:
    'Asks to settle what is left of a day of a channel: explained, or written off, which moves the money. A second person decides (202).',
  method: 'POST',
  path: '/bo/v1/recon/{day}/{channel}/resolve',
  for: 'staff',
  right: 'recon.edit',
  body: z.object({
    how: z.enum(['EXPLAINED', 'WRITTEN_OFF']),
    /** The difference that was read: another one by now is refused. */
    unbacked: wire.digits,
    suspense: wire.digits,
  }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_STALE', 'BANK_LINE_STATE', 'APPROVAL_OPEN'],
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
export const exportBalance = exportOf(trialBalance, 'recon.export')
