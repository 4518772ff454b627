import { PRODUCTS } from '@senluna/kit/product.ts'
import { endpoint } from './endpoint.ts'
import * as wire from './wire.ts'
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
  status: z.enum(['DONE', 'PENDING']),
  remark: z.optional(z.string()),
})
export type TransRow = z.infer<typeof transRow>

/** Open to trial accounts too: their record is of the trial book. */
export const accountRecord = endpoint({
  summary: 'Every movement of the main wallet, newest first.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  switch: 'CENTER',
  for: 'token',
  query: z.object({
    ledger: z.optional(z.enum(['CASH', 'POINTS'])),
    typeGroup: z.optional(z.enum(['BET', 'PAYOUT', 'REFUND', 'DEPOSIT', 'WITHDRAW', 'TRANSFER', 'ADJUST'])),
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
  vassalage: z.string(),
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
  rebate: wire.digits,
  balanceBefore: wire.digits,
  balanceAfter: wire.digits,
  currency: z.string(),
  mode: z.enum(['REAL', 'TRIAL']),
  roundId: z.optional(z.string()),
  status: z.enum(BET_STATUS),
})
export type BetRow = z.infer<typeof betRow>

export const bets = endpoint({
  summary: 'Own wagers, newest first.',
  method: 'GET',
  path: '/wps/v2/bets',
  switch: 'CENTER',
  for: 'token',
  query: z.object({
    product: z.optional(z.enum(PRODUCTS)),
    vassalage: z.optional(z.string().check(z.maxLength(60))),
    status: z.optional(z.enum(BET_STATUS)),
    mode: z.optional(z.enum(['REAL', 'TRIAL'])),
    ...range,
    ...wire.pageQuery,
  }),
  reply: wire.page(betRow),
  refusals: ['VAL_FIELD'],
})

export const bet = endpoint({
  summary: 'One own wager, as a receipt.',
  method: 'GET',
  path: '/wps/v2/bets/{betNo}',
  switch: 'CENTER',
  for: 'token',
  reply: betRow,
  refusals: ['SYS_NOT_FOUND'],
})
