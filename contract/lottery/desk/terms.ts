import * as z from 'zod/mini'
import { awaiting } from '../../desk/approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../../desk/lists.ts'
import { betTypeTerms } from '../../lottery.ts'
import * as wire from '../../wire.ts'

// What a brand pays and takes of the lottery's bets.

const milli = z.record(z.string().check(z.maxLength(40)), wire.odds.check(z.minimum(1), z.maximum(100_000_000_000)))

/**
 * What a brand sets over the catalogue; what is absent is as the catalogue has it. Units are money
 * before the type's own multiplicity.
 */
export const brandTerms = z.strictObject({
  odds: z.optional(milli),
  /** Odds from so many units on, taken on one number. */
  tiers: z.optional(z.array(z.strictObject({ fromUnit: wire.positive, milli })).check(z.maxLength(20))),
  minUnit: z.optional(wire.positive),
  unitStep: z.optional(wire.positive),
  perTicketMaxUnit: z.optional(wire.positive),
  perDrawMaxUnit: z.optional(wire.positive),
  perDrawPayout: z.optional(wire.positive),
  /** Of the whole game only. */
  perPlayerPayout: z.optional(wire.positive),
  blocked: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(1_000))),
  closed: z.optional(z.boolean()),
})
export type BrandTerms = z.infer<typeof brandTerms>

/** Stands for all bet types of a game. */
export const WHOLE_GAME = 'ALL'

export const termsRow = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  /** `ALL` for the whole game. */
  betType: z.string(),
  name: z.optional(z.string()),
  money: wire.shownCurrency,
  /** What it pays by the catalogue, and what is in force; absent for the whole game. */
  catalogue: z.optional(betTypeTerms.shape.price),
  price: z.optional(betTypeTerms.shape.price),
  /** The highest return of any of its lines at this price, in millionths. */
  returnPpm: z.optional(z.int()),
  /** In force. */
  minUnit: wire.digits,
  unitStep: wire.digits,
  perTicketMaxUnit: wire.digits,
  perDrawMaxUnit: wire.digits,
  perDrawPayout: wire.digits,
  perPlayerPayout: wire.digits,
  closed: z.boolean(),
  set: brandTerms,
  /** Rises with each change; 0 as long as the brand has set nothing. */
  revision: z.int(),
  changedAt: z.optional(wire.moment),
  changedBy: z.optional(z.string()),
})
export type TermsRow = z.infer<typeof termsRow>

export const deskTerms = endpoint({
  summary:
    'What each bet type pays and takes: by the catalogue, and as the brand has it. By game and bet type, by key.',
  method: 'GET',
  path: '/bo/v1/lottery/terms',
  for: 'staff',
  right: 'lotteryTerms.view',
  query: z.object({
    ...wire.pageQuery,
    game: z.optional(wire.lotteryGame),
    betType: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    /** Only what the brand has set. */
    set: z.optional(z.literal('YES')),
  }),
  reply: wire.page(termsRow),
  refusals: ['VAL_FIELD'],
})
export const exportTerms = exportOf(deskTerms, 'lotteryTerms.view')

const replayed = z.object({
  accepted: z.int(),
  refused: z.int(),
  stake: wire.digits,
  /** The most one of the draws might have cost. */
  worst: wire.digits,
  /** What was paid by the results that came. */
  paid: wire.digits,
})

const trial = z.object({
  money: wire.shownCurrency,
  returnPpm: z.optional(z.int()),
  /**
   * Each rebate level, in millionths of the stake: what its odds return, the cash of a bettor of
   * the highest level, and all together.
   */
  ladder: z.optional(z.array(z.object({ level: z.int(), returnPpm: z.int(), cashPpm: z.int(), totalPpm: z.int() }))),
  /**
   * The draws that take tickets now: numbers that hold more than they would, and what they may
   * cost.
   */
  open: z.object({ draws: z.int(), numbers: z.int(), over: z.int(), worst: wire.digits, worstThen: wire.digits }),
  /** The tickets of the last thirty draws again, as things are and as they would be. */
  draws: z.int(),
  tickets: z.int(),
  asIs: replayed,
  asWanted: replayed,
  /** Why tickets would have been refused. */
  refusals: z.record(z.string(), z.int()),
})
export type TermsTrial = z.infer<typeof trial>

const termsBody = z.object({ terms: brandTerms, revision: wire.whole() })

export const tryTerms = endpoint({
  summary: 'What other terms would have made of the open draws and of the last thirty; nothing is changed.',
  method: 'POST',
  path: '/bo/v1/lottery/terms/{game}/{betType}/try',
  for: 'staff',
  concernsNobody: 'look',
  right: 'lotteryTerms.edit',
  reasonless: true,
  body: termsBody,
  reply: trial,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const changeTerms = endpoint({
  summary: 'Asks for other terms of a bet type or a whole game. Tickets that were accepted keep theirs.',
  method: 'PUT',
  path: '/bo/v1/lottery/terms/{game}/{betType}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'lotteryTerms.edit',
  body: termsBody,
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_STALE'],
})
