import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { awaiting } from '../desk/approvals.ts'
import { endpoint } from '../endpoint.ts'
import { exportOf } from '../desk/lists.ts'
import * as wire from '../wire.ts'

/** So much must be wagered before money may leave. */
export const turnoverRow = z.object({
  id: wire.uuid,
  /** DEPOSIT, BONUS, POINTS or TRANSFER. */
  source: z.string(),
  required: wire.digits,
  done: wire.digits,
  remaining: wire.digits,
  /** Percent of a bet that counts, by product. */
  contrib: z.partialRecord(z.enum(PRODUCTS), z.int()),
  /** Decimal odds in thousandths below which a bet doesn't count. */
  minOddsMilli: z.optional(wire.odds),
  createdAt: wire.moment,
})
export type TurnoverRow = z.infer<typeof turnoverRow>

export const turnover = endpoint({
  summary: 'What must still be wagered before money may be withdrawn, in the order in which bets fill it.',
  method: 'GET',
  path: '/wps/v2/turnover',
  switch: 'CENTER',
  for: 'member',
  reply: z.object({ rows: z.array(turnoverRow), totalRemaining: wire.digits }),
  refusals: [],
})

export const REQUIREMENT_STATES = ['OPEN', 'DONE', 'CLEARED_LOW_BALANCE', 'DROPPED', 'WAIVED'] as const

export const deskTurnoverRow = z.object({
  id: wire.uuid,
  memberId: wire.id<'member'>(),
  userName: z.string(),
  source: z.string(),
  required: wire.digits,
  done: wire.digits,
  remaining: wire.digits,
  currency: wire.shownCurrency,
  state: z.enum(REQUIREMENT_STATES),
  /** A corrected wager took from it what money had already left by. */
  flagged: z.boolean(),
  createdAt: wire.moment,
  closedAt: z.optional(wire.moment),
})
export type DeskTurnoverRow = z.infer<typeof deskTurnoverRow>

export const deskTurnover = endpoint({
  summary: 'What members must play before money may leave, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/turnover',
  for: 'staff',
  right: 'members.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(z.enum(REQUIREMENT_STATES)),
  }),
  reply: wire.page(deskTurnoverRow),
  refusals: [],
})
export const exportTurnover = exportOf(deskTurnover, 'members.export')

export const waiveTurnover = endpoint({
  summary: 'Asks to waive what is left of a requirement; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/turnover/{id}/waive',
  for: 'staff',
  concerns: [{ what: 'requirement', in: 'id' }],
  right: 'adjustments.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})
