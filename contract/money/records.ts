import { PRODUCTS } from '@senluna/kit/product.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'
const range = { from: z.optional(wire.day), to: z.optional(wire.day) }

export const transRow = z.object({
  serialNo: z.string(),
  at: wire.moment,
  type: z.int(),
  typeName: z.string(),
  amount: wire.digits,
  before: wire.digits,
  balance: wire.digits,
  ref: z.optional(z.object({ kind: z.string(), id: z.string() })),
  /** What was paid from money set aside before: the balance fell then, so `amount` is 0. */
  fromHold: z.optional(wire.digits),
  status: z.enum(['DONE', 'PENDING']),
  remark: z.optional(z.string()),
})
export type TransRow = z.infer<typeof transRow>

/** The groups that the types of an account record are filtered by. */
export const TRANS_GROUPS = ['BET', 'PAYOUT', 'REFUND', 'DEPOSIT', 'WITHDRAW', 'TRANSFER', 'ADJUST'] as const

/** Types by their numbers, with commas between them. */
const transTypes = z.pipe(
  z.string().check(z.regex(/^[1-9][0-9]{2}(?:,[1-9][0-9]{2}){0,19}$/)),
  z.transform((list) => list.split(',').map(Number)),
)

/** What an account record is narrowed to, beside its days. */
export const recordFilters = {
  typeGroup: z.optional(z.enum(TRANS_GROUPS)),
  status: z.optional(z.enum(['DONE', 'PENDING'])),
}

/** Open to trial accounts too: their record is of the trial book. */
export const accountRecord = endpoint({
  summary:
    'Every movement of the main wallet, or of points, newest first: of 31 days at most, the last ones when nothing is said.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  switch: 'CENTER',
  for: 'token',
  assistants: false,
  query: z.object({
    ledger: z.optional(z.enum(['CASH', 'POINTS'])),
    ...recordFilters,
    types: z.optional(transTypes),
    ...range,
    ...wire.pageQuery,
  }),
  reply: wire.page(transRow),
  refusals: ['VAL_FIELD'],
})

export const BET_STATUS = [
  'OPEN',
  'WON',
  'LOST',
  'HALF_WON',
  'HALF_LOST',
  'PUSH',
  'VOID',
  'CANCELLED',
  'CASHED_OUT',
] as const
export const betRow = z.object({
  betNo: z.string(),
  vendorCode: z.string(),
  product: z.enum(PRODUCTS),
  game: z.string(),
  gameId: z.string(),
  detail: z.string(),
  placedAt: wire.moment,
  settledAt: z.optional(wire.moment),
  stake: wire.digits,
  validBet: wire.digits,
  payout: wire.digits,
  pnl: wire.digits,
  /** What corrections after the result gave or took; part of the payout. */
  adjustment: z.optional(wire.digits),
  /** What it brought its player; 0 also while that isn't worked out yet. */
  rebate: wire.digits,
  balanceBefore: wire.digits,
  balanceAfter: wire.digits,
  currency: z.string(),
  mode: z.enum(['REAL', 'TRIAL']),
  roundId: z.optional(z.string()),
  status: z.enum(BET_STATUS),
})
export type BetRow = z.infer<typeof betRow>

/** What a record of wagers is narrowed to, beside its days. */
export const betFilters = {
  product: z.optional(z.enum(PRODUCTS)),
  vendorCode: z.optional(z.string().check(z.maxLength(60))),
  status: z.optional(z.enum(BET_STATUS)),
  mode: z.optional(z.enum(['REAL', 'TRIAL'])),
}

/**
 * What wagers come to, and how many of them that is: those still open have sums of their own, void
 * and cancelled ones are in none.
 */
const betTotals = z.object({
  count: z.int(),
  stake: wire.digits,
  validBet: wire.digits,
  payout: wire.digits,
  pnl: wire.digits,
  open: z.int(),
  openStake: wire.digits,
})
export type BetTotals = z.infer<typeof betTotals>

export const bets = endpoint({
  summary:
    'Own wagers of 31 days at most: what is open first, then newest first. The first page of one book has the totals.',
  method: 'GET',
  path: '/wps/v2/bets',
  names: ['vendorCode'],
  switch: 'CENTER',
  for: 'token',
  assistants: false,
  query: z.object({
    ...betFilters,
    ...range,
    ...wire.pageQuery,
  }),
  reply: z.object({ ...wire.page(betRow).shape, totals: z.optional(betTotals) }),
  refusals: ['VAL_FIELD'],
})

export const bet = endpoint({
  summary: 'One own wager, as a receipt.',
  method: 'GET',
  path: '/wps/v2/bets/{betNo}',
  names: ['vendorCode'],
  switch: 'CENTER',
  for: 'token',
  assistants: false,
  reply: betRow,
  refusals: ['SYS_NOT_FOUND'],
})
