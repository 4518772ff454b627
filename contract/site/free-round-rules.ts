import * as z from 'zod/mini'
import * as wire from '../wire.ts'

/** Rounds of house games whose stake the house pays, as staff write them. */
const freeRounds = {
  /** Codes of house games that decide a round at once. */
  games: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))).check(z.minLength(1), z.maxLength(12)),
  /** Of each round: one of each game's stakes. */
  stake: wire.positive,
  rounds: z.int().check(z.minimum(1), z.maximum(200)),
  /** How long they can be played. */
  days: z.int().check(z.minimum(1), z.maximum(30)),
  /** All rounds together win at most so often what they are worth. */
  mostTimes: z.int().check(z.minimum(1), z.maximum(100)),
  /** What of a win must be wagered, in hundredths. */
  turnoverX100: z.int().check(z.minimum(0), z.maximum(5_000)),
}

/** Tickets of the lottery whose stake the house pays; the same, in its games. */
const freeTickets = {
  ...freeRounds,
  /** Codes of lottery games. */
  games: z.array(z.string().check(z.regex(/^[A-Z0-9_]{1,40}$/))).check(z.minLength(1), z.maxLength(12)),
  /** The most that one ticket costs. */
  stake: wire.positive,
}

/** Free rounds or tickets that come beside another reward. */
export const freePrize = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['FREE_SPIN', 'FREE_BET']), ...freeRounds }),
  z.object({ kind: z.literal('FREE_TICKET'), ...freeTickets }),
])

const taken = {
  every: z.enum(['ONCE', 'DAY', 'WEEK']),
  /** A deposit of the same cycle comes first. */
  needsDeposit: z.boolean(),
  /** How many members may take them in a cycle. */
  count: wire.whole(1),
}

/** Spins of slots that a member takes and plays; a win keeps all that it paid. */
export const freeSpinRules = z.object({ kind: z.literal('FREE_SPIN'), ...taken, ...freeRounds })

/** Bets of games of one step; a win is what it paid less the stake, which was the house's. */
export const freeBetRules = z.object({ kind: z.literal('FREE_BET'), ...taken, ...freeRounds })

/** Tickets of the lottery; a win is what it paid less the stake, which was the house's. */
export const freeTicketRules = z.object({ kind: z.literal('FREE_TICKET'), ...taken, ...freeTickets })
