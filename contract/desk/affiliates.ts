import { AFFILIATE_PLANS } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { exportOf } from './lists.ts'
import { VALUE_PERIODS } from './player-value.ts'

const affiliateRow = z.object({
  memberId: wire.id<'member'>(),
  userName: z.string(),
  open: z.boolean(),
  registeredAt: wire.moment,
  /** The plan in force; absent without one. */
  plan: z.optional(z.enum(AFFILIATE_PLANS)),
  /** An offer that waits for its answer. */
  offered: z.boolean(),
  /** Codes in use, and how often their pages were opened ever. */
  codes: z.int(),
  opened: z.int(),
  currency: wire.shownCurrency,
  /** In the months of the list: accounts that came, and first deposits. */
  registered: z.int(),
  firstDeposits: z.int(),
  firstDeposited: wire.digits,
  /** Of the bills of those months. */
  qualified: z.int(),
  netLoss: wire.digits,
  share: wire.digits,
  cpa: wire.digits,
  gross: wire.digits,
  paid: wire.digits,
  /** Bills that wait for a review, whatever the months. */
  review: z.int(),
})
export type AffiliateRow = z.infer<typeof affiliateRow>

export const deskAffiliates = endpoint({
  summary: 'Affiliates by name: plan, codes, who came by them, and what their bills of some months came to; by key.',
  method: 'GET',
  path: '/bo/v1/affiliates',
  for: 'staff',
  right: 'contracts.view',
  query: z.object({
    ...wire.pageQuery,
    period: z.optional(z.enum(VALUE_PERIODS)),
    /** How the name begins. */
    name: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(32))),
  }),
  reply: wire.page(affiliateRow),
  refusals: ['VAL_FIELD'],
})
export const exportAffiliates = exportOf(deskAffiliates, 'contracts.export')
