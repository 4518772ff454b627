import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../../desk/lists.ts'
import * as wire from '../../wire.ts'

// What lines, everybody below an agent, stake on lotteries, and what they may.

const account = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(64))

const atStake = z.object({ stake: wire.digits, worst: wire.digits })

export const drawLines = endpoint({
  summary:
    'What the open tickets of a draw stake and may cost at worst by line, or by the accounts right below one; the heaviest first.',
  method: 'GET',
  path: '/bo/v1/lottery/draws/{id}/lines',
  for: 'staff',
  right: 'lottery.view',
  query: z.object({
    /** The account whose direct downlines are shown; absent: the tops of lines. */
    parent: z.optional(account),
  }),
  reply: z.object({
    money: wire.shownCurrency,
    list: z.array(
      z.object({
        /** Empty for everybody below no agent; below a parent for the parent itself. */
        account: z.string(),
        tickets: z.int(),
        ...atStake.shape,
        types: z.array(z.object({ betType: z.string(), ...atStake.shape })),
      }),
    ),
    /** More lines than are listed. */
    more: z.boolean(),
    /** All lines together, or all of the parent's. */
    total: z.object({ tickets: z.int(), ...atStake.shape }),
    /** What the brand may have to pay at worst. */
    house: wire.digits,
  }),
  refusals: ['SYS_NOT_FOUND'],
})

const most = z.nullable(wire.positive)
/** What each account below an agent may stake at most: on a ticket, a draw, a number of a draw. */
const lineLimit = z.object({ ticket: most, draw: most, number: most })

const lineLimitRow = z.object({
  memberId: wire.id<'member'>(),
  account: z.string(),
  line: z.string(),
  money: wire.shownCurrency,
  ...lineLimit.shape,
  setBy: z.string(),
  /** An agent above set it for its own line: the desk leaves it to that agent. */
  byAgent: z.boolean(),
  setAt: wire.moment,
})
export type LineLimitRow = z.infer<typeof lineLimitRow>

export const lineLimits = endpoint({
  summary: 'Limits on what accounts below agents stake on lotteries, the latest first; by key.',
  method: 'GET',
  path: '/bo/v1/lottery/line-limits',
  for: 'staff',
  right: 'lotteryTerms.view',
  query: z.object({ ...wire.pageQuery, account: z.optional(account) }),
  reply: wire.page(lineLimitRow),
  refusals: ['VAL_FIELD'],
})
export const exportLineLimits = exportOf(lineLimits, 'lotteryTerms.view')

export const setLineLimit = endpoint({
  summary:
    'Limits what every account below an agent stakes on lotteries; nothing but nulls ends it. Of several agents above an account the lowest limit holds.',
  method: 'POST',
  path: '/bo/v1/lottery/line-limits',
  for: 'staff',
  concerns: [{ what: 'userName', in: 'account' }],
  right: 'lotteryTerms.edit',
  body: z.object({ account, ...lineLimit.shape }),
  reply: z.object({}),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})
