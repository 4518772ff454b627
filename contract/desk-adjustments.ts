import * as z from 'zod/mini'
import { awaiting } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import * as wire from './wire.ts'

export const adjustment = z.object({
  id: wire.uuid,
  memberId: wire.uuid,
  userName: z.string(),
  amount: wire.digits,
  currency: wire.shownCurrency,
  turnoverX100: z.int(),
  reason: z.string(),
  madeBy: z.string(),
  checkedBy: z.string(),
  at: wire.moment,
})
export type Adjustment = z.infer<typeof adjustment>

export const adjustments = endpoint({
  summary: 'What two people gave members or took from them by hand, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/adjustments',
  for: 'staff',
  right: 'adjustments.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.maxLength(64))) }),
  reply: wire.page(adjustment),
  refusals: [],
})

export const adjust = endpoint({
  summary: 'Asks to give a member money or to take it (below zero); a second person decides, always (202).',
  method: 'POST',
  path: '/bo/v1/adjustments',
  for: 'staff',
  right: 'adjustments.edit',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    amount: z.string().check(z.regex(/^-?[1-9][0-9]{0,14}$/)),
    /** Of a credit: how many times over it must be played, in hundredths. */
    turnoverX100: z.int().check(z.minimum(0), z.maximum(10_000)),
  }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'WAL_INSUFFICIENT', 'AUTH_REAL_ACCOUNT', 'APPROVAL_RELATED'],
})
