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
  body: z.object({ to: level }),
  reply: awaiting,
  refusals: [...refusals],
})
