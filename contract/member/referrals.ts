import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

export const affiliateCheck = endpoint({
  summary: 'Whether an affiliate, invitation or referral code would be taken by a registration on this host.',
  method: 'GET',
  path: '/wps/agent/affiliate',
  for: 'none',
  query: z.object({
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    domain: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: z.object({
    valid: z.literal(true),
    kind: z.enum(['AGENT_LINK', 'AFFILIATE', 'MEMBER_REFERRAL']),
    /** How an affiliate wants to be called; nobody else is named. */
    displayName: z.optional(z.string()),
  }),
  refusals: ['REG_CODE_INVALID', 'SYS_THROTTLED'],
})

/** Somebody who came by the member's code. */
const referredFriend = z.object({
  account: z.string(),
  at: wire.moment,
  state: z.enum(['REGISTERED', 'DEPOSITED']),
})
export type ReferredFriend = z.infer<typeof referredFriend>

export const ownReferral = endpoint({
  summary: "The member's own referral code and link, how many came by it, and who: names are masked, the newest first.",
  method: 'GET',
  path: '/wps/v2/referral',
  for: 'member',
  query: z.object(wire.pageQuery),
  reply: z.object({
    code: z.string(),
    url: z.string(),
    registered: z.int(),
    ...wire.page(referredFriend).shape,
  }),
  refusals: ['AUTH_FORBIDDEN', 'VAL_FIELD'],
})
