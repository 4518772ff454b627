import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import { BET_STATUS, betFilters, betRow } from '../../money/records.ts'
import * as wire from '../../wire.ts'

// The wagers of every member of the brand in one list, for its people.

export const deskBet = z.object({
  ...z.omit(betRow, { rebate: true }).shape,
  memberId: wire.id<'member'>(),
  userName: z.string(),
  /** As amounts of it are shown. */
  money: wire.shownCurrency,
})
export type DeskBet = z.infer<typeof deskBet>

const filters = {
  product: betFilters.product,
  status: z.optional(z.enum(BET_STATUS)),
  /** The book: play money only where it is asked for. */
  mode: z.optional(z.enum(['REAL', 'TRIAL'])),
  /** An account's name, whole. */
  account: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  vendor: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  /** Part of a game's name, or its id. */
  game: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  /** The number of a wager, or of the round it belongs to. */
  number: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[0-9a-f-]{0,36}$/))),
  from: z.optional(wire.day),
  to: z.optional(wire.day),
}

export const deskBets = endpoint({
  summary:
    'The wagers of the brand’s members, the newest first, by key. A page looks at 2,000 wagers at most: one that finds few goes on by its key.',
  method: 'GET',
  path: '/bo/v1/bets',
  names: ['vendorCode'],
  for: 'staff',
  right: 'bets.view',
  query: z.object({ ...wire.pageQuery, ...filters }),
  reply: wire.page(deskBet),
  refusals: ['VAL_FIELD'],
})

export const exportBets = exportOf(deskBets, 'bets.export')

/** So many wagers are summed, the newest of what was asked for. */
export const BETS_SUMMED = 100_000

const betSums = z.object({
  money: wire.shownCurrency,
  count: z.int(),
  /** Of those that count: void, cancelled and open ones are in none of these sums. */
  stake: wire.digits,
  validBet: wire.digits,
  payout: wire.digits,
  /** What the house kept: stakes less payouts. */
  ggr: wire.digits,
  open: z.int(),
  openStake: wire.digits,
  /** There are older ones that were not summed. */
  more: z.boolean(),
})
export type BetSums = z.infer<typeof betSums>

export const deskBetSums = endpoint({
  summary: 'What the wagers of a list come to: of the newest 100,000 of the period.',
  method: 'GET',
  path: '/bo/v1/bets/sums',
  for: 'staff',
  right: 'bets.view',
  query: z.object(filters),
  reply: betSums,
  refusals: ['VAL_FIELD'],
})

const step = z.object({
  at: wire.moment,
  kind: z.enum(['BET', 'RAISE', 'WIN', 'ROLLBACK', 'ADJUST', 'CANCEL', 'CLOSE']),
  key: wire.uuid,
  moved: wire.digits,
  balanceAfter: wire.digits,
  reason: z.optional(z.string()),
  /** It was taken back since. */
  undone: z.boolean(),
})

export const deskBetDetails = z.object({
  ...deskBet.shape,
  /** A round of a house game: what it was worked out from. */
  fair: z.optional(
    z.object({
      commitment: wire.hex32,
      clientSeed: z.string(),
      nonce: z.int(),
      /** What the player chose, in a game that asks. */
      choice: z.optional(z.string()),
      /** The same in words, of games that have some for it. */
      choiceText: z.optional(z.string()),
      draws: z.array(z.int()),
      revealed: z.boolean(),
    }),
  ),
  /** What a round of a vendor’s went through, the first step first; 100 at most. */
  steps: z.array(step),
})
export type DeskBetDetails = z.infer<typeof deskBetDetails>

export const deskBetOne = endpoint({
  summary: 'One wager with its round. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/members/{id}/bets/{betNo}',
  names: ['vendorCode'],
  for: 'staff',
  right: 'bets.view',
  reply: deskBetDetails,
  refusals: ['SYS_NOT_FOUND'],
})

/**
 * Why a wager can't be voided from here, in `patternId` of the field: it is void or cancelled, it
 * is play money, its kind is voided elsewhere (a lottery ticket with its draw), or its account is
 * closed.
 */
export const VOID_WRONG = ['BET_OVER', 'BET_TRIAL', 'BET_ELSEWHERE', 'BET_CLOSED'] as const

export const voidBet = endpoint({
  summary:
    'Asks to void a wager with its round: the stake comes back, what it paid is taken back; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/members/{id}/bets/{betNo}/void',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'bets.edit',
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'SYS_BUSY', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})
