import { JACKPOT_LEVELS } from '@senluna/kit/games/jackpot.ts'
import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import { jackpotTerms } from '../../play/jackpots.ts'
import * as wire from '../../wire.ts'

const level = z.enum(JACKPOT_LEVELS)
const refusals = ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN'] as const

/** A level's pot as the brand's people see it. The hidden point is nobody's to see. */
export const deskJackpot = z.object({
  level,
  state: z.enum(['OPEN', 'SUSPENDED', 'RETIRED']),
  amount: wire.digits,
  /** What is put by for the next seed. */
  reserve: wire.digits,
  cycle: z.int(),
  openedAt: wire.moment,
  terms: jackpotTerms,
  /** What holds from the next pot on, where it is decided. */
  nextTerms: z.optional(jackpotTerms),
  /** What was staked in the games that join since the beginning, and in how many bets. */
  staked: wire.digits,
  bets: wire.digits,
})
export type DeskJackpot = z.infer<typeof deskJackpot>

export const deskJackpots = endpoint({
  summary: 'The pots of the brand, with what was staked for them and what is put by.',
  method: 'GET',
  path: '/bo/v1/jackpots',
  for: 'staff',
  right: 'games.view',
  query: z.object({ ...wire.pageQuery }),
  reply: wire.page(deskJackpot),
  refusals: [],
})

export const exportJackpots = exportOf(deskJackpots, 'games.view')

export const changeJackpotTerms = endpoint({
  summary: 'Asks for other terms from the next pot of a level on; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/jackpots/{level}/terms',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'games.edit',
  agreedBy: ['vendors.approve'],
  body: z.object({
    seed: wire.positive,
    mainPpm: wire.whole(1),
    reservePpm: wire.whole(),
    /** The cap of a must-hit level; of a random one, one win in so much staked. */
    limit: wire.positive,
  }),
  reply: awaiting,
  refusals: [...refusals],
})

export const changeJackpotState = endpoint({
  summary: 'Asks to suspend a level, or to go on with it; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/jackpots/{level}/state',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'games.edit',
  agreedBy: ['vendors.approve'],
  body: z.object({ state: z.enum(['OPEN', 'SUSPENDED']) }),
  reply: awaiting,
  refusals: [...refusals],
})

export const retireJackpot = endpoint({
  summary: 'Asks to end a level: what is in its pot goes on to a random level. It needs approval (202).',
  method: 'POST',
  path: '/bo/v1/jackpots/{level}/retire',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'games.edit',
  agreedBy: ['vendors.approve'],
  body: z.object({ to: level }),
  reply: awaiting,
  refusals: [...refusals],
})

/** Whether a prize is held until two people let it go; NONE for one below the brand's limit. */
const WIN_REVIEWS = ['NONE', 'WAITING', 'RELEASED', 'REFUSED'] as const

export const deskJackpotWin = z.object({
  level,
  cycle: z.int(),
  amount: wire.digits,
  memberId: wire.id<'member'>(),
  userName: z.string(),
  gameId: z.string(),
  betNo: z.string(),
  at: wire.moment,
  review: z.enum(WIN_REVIEWS),
  releasedAt: z.optional(wire.moment),
  /** When it was taken back into the pots. */
  refusedAt: z.optional(wire.moment),
})
export type DeskJackpotWin = z.infer<typeof deskJackpotWin>

export const deskJackpotWins = endpoint({
  summary: 'Pots that were won, by whom, and which of them wait for two people; the latest first, by key.',
  method: 'GET',
  path: '/bo/v1/jackpots/wins',
  for: 'staff',
  right: 'games.view',
  query: z.object({
    ...wire.pageQuery,
    level: z.optional(level),
    review: z.optional(z.enum(['WAITING', 'RELEASED', 'REFUSED'])),
  }),
  reply: wire.page(deskJackpotWin),
  refusals: ['VAL_FIELD'],
})

export const exportJackpotWins = exportOf(deskJackpotWins, 'bets.export')

export const releaseJackpotWin = endpoint({
  summary: 'Asks to let a pot go that is held in the wallet of who won it; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/jackpots/wins/{level}/{cycle}/release',
  for: 'staff',
  concerns: [{ what: 'member', in: 'memberId' }],
  right: 'games.edit',
  agreedBy: ['withdrawals.approve'],
  body: z.object({ memberId: wire.id<'member'>() }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const refuseJackpotWin = endpoint({
  summary: 'Asks to take a pot back into the pots that is held in the wallet of who won it; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/jackpots/wins/{level}/{cycle}/refuse',
  for: 'staff',
  concerns: [{ what: 'member', in: 'memberId' }],
  right: 'games.edit',
  agreedBy: ['withdrawals.approve'],
  body: z.object({ memberId: wire.id<'member'>() }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})
