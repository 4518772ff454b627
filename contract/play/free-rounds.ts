import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

/** Rounds of a house game whose stake the house pays. Money in the smallest unit. */
export const freeRoundsShape = z.object({
  id: wire.uuid,
  /** What they come of. */
  title: z.string(),
  /** Of each round. */
  stake: wire.digits,
  count: z.int(),
  left: z.int(),
  /** Whether a win keeps the stake that is in it: true of free spins, false of free bets. */
  keepsStake: z.boolean(),
  /** What all of them won so far, and the most they can win together. */
  won: wire.digits,
  most: wire.digits,
  /** What of a win must be wagered, in hundredths: 100 is once. */
  turnoverX100: z.int(),
  endsAt: wire.moment,
})
export type FreeRounds = z.infer<typeof freeRoundsShape>

export const freeRounds = endpoint({
  summary: 'The member’s free rounds that can still be played, and in which games; what ends first comes first.',
  method: 'GET',
  path: '/wps/v2/free-rounds',
  for: 'member',
  reply: z.object({
    list: z.array(z.extend(freeRoundsShape, { games: z.array(z.object({ code: z.string(), name: z.string() })) })),
  }),
  refusals: [],
})

/** What became of free rounds by one that was played. */
export const freePlayed = z.object({
  id: wire.uuid,
  left: z.int(),
  won: wire.digits,
  /** What of the round’s payout is not kept: the stake in it, and what is above the most. */
  returned: wire.digits,
})
