import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// Orders against what banks and providers say, and the ledger against itself.

const signed = z.string().check(z.regex(/^-?(?:0|[1-9][0-9]{0,18})$/))

/** What somebody made of a difference: the case that is open, or the last that was closed. */
const caseShort = z.object({ id: wire.uuid, state: z.enum(['OPEN', 'EXPLAINED', 'WRITTEN_OFF']), difference: signed })

const counted = z.object({ count: z.int(), amount: wire.digits })

/**
 * One business day of one channel. Receipts belong to the day they were booked, orders to the day
 * of their credit.
 */
export const channelDay = z.object({
  id: z.string(),
  day: wire.day,
  channel: z.string(),
  /** What it is called; absent for one that there is no more. */
  channelName: z.optional(z.string()),
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
  /** What is in suspense less what is unbacked. */
  difference: signed,
  /**
   * CLEAR: every receipt has its order, every order its receipt, or two people have said why not.
   */
  state: z.enum(['CLEAR', 'DIFFERS']),
  case: z.optional(caseShort),
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

const accountLine = z.object({
  id: z.string(),
  account: z.string(),
  /** What the channel is called that the account is of. */
  channelName: z.optional(z.string()),
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
        /** Where it breaks is for who has `system.view`: the checks go over all brands together. */
        breaks: z.array(z.object({ check: z.string(), detail: z.optional(z.string()) })),
      }),
    ),
  }),
  refusals: [],
})
export const exportBalance = exportOf(trialBalance, 'recon.export')

const sums = z.object({ bets: z.int(), stake: wire.digits, payout: wire.digits })
/** One business day of one vendor. */
export const vendorDay = z.object({
  id: z.string(),
  day: wire.day,
  /** A vendor's code; `OWN:<product>` for our own games, where the ledger is the other side. */
  vendor: z.string(),
  currency: wire.shownCurrency,
  /** Absent for a vendor that keeps its players' money: our books have its results alone. */
  ours: z.optional(sums),
  /** What players won less what they lost, by our books. */
  ourNet: signed,
  /** Absent while the vendor has not answered. */
  theirs: z.optional(sums),
  theirNet: z.optional(signed),
  /** Theirs less ours. */
  difference: z.optional(signed),
  state: z.enum(['CLEAR', 'DIFFERS', 'SILENT']),
  case: z.optional(caseShort),
  askedAt: wire.moment,
})
export type VendorDay = z.infer<typeof vendorDay>

export const vendorDays = endpoint({
  summary: 'Our books against what vendors say, by vendor and business day, latest first; 31 days at most.',
  method: 'GET',
  path: '/bo/v1/recon-vendors',
  for: 'staff',
  right: 'recon.view',
  query: z.object({ from: z.optional(wire.day), to: z.optional(wire.day), open: z.optional(z.literal('1')) }),
  reply: z.object({ list: z.array(vendorDay) }),
  refusals: [],
})
export const exportVendorDays = exportOf(vendorDays, 'recon.export')

/** One address of a chain. */
export const chainLine = z.object({
  id: z.string(),
  chain: z.string(),
  address: z.string(),
  userName: z.string(),
  currency: wire.shownCurrency,
  /** What we have booked that came to it, and what the chain says. */
  ours: wire.digits,
  theirs: z.optional(wire.digits),
  difference: z.optional(signed),
  state: z.enum(['CLEAR', 'DIFFERS', 'SILENT']),
  case: z.optional(caseShort),
  askedAt: z.optional(wire.moment),
})
export type ChainLine = z.infer<typeof chainLine>

export const chainLines = endpoint({
  summary: 'What was booked for each address of a chain against what the chain says came to it, by key.',
  method: 'GET',
  path: '/bo/v1/recon-chains',
  for: 'staff',
  right: 'recon.view',
  query: z.object({ ...wire.pageQuery, open: z.optional(z.literal('1')) }),
  reply: wire.page(chainLine),
  refusals: ['VAL_FIELD'],
})
export const exportChainLines = exportOf(chainLines, 'recon.export')

export const reconCase = z.object({
  id: wire.uuid,
  kind: z.enum(['BANK', 'VENDOR', 'CHAIN']),
  about: z.string(),
  currency: wire.shownCurrency,
  difference: signed,
  state: z.enum(['OPEN', 'EXPLAINED', 'WRITTEN_OFF']),
  note: z.string(),
  openedBy: z.string(),
  openedAt: wire.moment,
  reason: z.optional(z.string()),
  madeBy: z.optional(z.string()),
  checkedBy: z.optional(z.string()),
  closedAt: z.optional(wire.moment),
})
export type ReconCase = z.infer<typeof reconCase>

export const reconCases = endpoint({
  summary: 'Differences that somebody looks into, and what became of them, the latest first, by key.',
  method: 'GET',
  path: '/bo/v1/recon-cases',
  for: 'staff',
  right: 'recon.view',
  query: z.object({ ...wire.pageQuery, state: z.optional(reconCase.shape.state) }),
  reply: wire.page(reconCase),
  refusals: ['VAL_FIELD'],
})
export const exportReconCases = exportOf(reconCases, 'recon.export')

export const openReconCase = endpoint({
  summary: 'Opens a difference as a case, as it was read. The reason is its first note.',
  method: 'POST',
  path: '/bo/v1/recon-cases',
  for: 'staff',
  concerns: [{ what: 'reconLine', in: 'about' }],
  right: 'recon.edit',
  body: z.object({ kind: reconCase.shape.kind, about: z.string().check(z.maxLength(140)), difference: signed }),
  reply: reconCase,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_STALE', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const closeReconCase = endpoint({
  summary: 'Asks to close a case: explained, or written off, which books the difference. It needs approval (202).',
  method: 'POST',
  path: '/bo/v1/recon-cases/{id}/close',
  for: 'staff',
  concerns: [{ what: 'reconCase', in: 'id' }],
  right: 'recon.edit',
  body: z.object({ how: z.enum(['EXPLAINED', 'WRITTEN_OFF']) }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_STALE', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})
