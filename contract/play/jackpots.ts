import { JACKPOT_LEVELS } from '@senluna/kit/games/jackpot.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

const level = z.enum(JACKPOT_LEVELS)
const count = z.int()

/** What a level is won by, and what it costs: money in the brand's smallest unit. */
export const jackpotTerms = z.object({
  /**
   * `MUST_HIT`: won by the first stake that finds the pot at or above a hidden point, at most at
   * `cap`. `RANDOM`: each stake wins with the chance of stake to `oneIn`.
   */
  kind: z.enum(['MUST_HIT', 'RANDOM']),
  seed: wire.digits,
  /** What of each stake makes the pot grow, and what is put by for the next seed, in ppm. */
  mainPpm: count,
  reservePpm: count,
  cap: z.optional(wire.digits),
  oneIn: z.optional(wire.digits),
})

/** A pot as everybody may see it. */
export const jackpotPot = z.object({
  level,
  /** `SUSPENDED`: it doesn't grow and can't be won for now. */
  state: z.enum(['OPEN', 'SUSPENDED']),
  amount: wire.digits,
  /** Which pot of the level it is, from 1, and since when. */
  cycle: count,
  openedAt: wire.moment,
  terms: jackpotTerms,
  /** Of a hidden point: SHA-256 of the seed it comes of, published before the first stake. */
  commitment: z.optional(wire.hex32),
})
export type JackpotPot = z.infer<typeof jackpotPot>

export const jackpots = endpoint({
  summary: 'The pots of the brand as they stand, and the games whose stakes make them grow.',
  method: 'GET',
  path: '/wps/v2/jackpots',
  for: 'none',
  reply: z.object({ pots: z.array(jackpotPot), games: z.array(z.string()), at: wire.moment }),
  refusals: [],
})
export type JackpotsReply = z.infer<typeof jackpots.reply>

/** A pot that was won. */
export const jackpotWin = z.object({
  level,
  cycle: count,
  amount: wire.digits,
  /** Masked; absent for who doesn't want to be seen. */
  account: z.optional(z.string()),
  gameId: z.string(),
  game: z.string(),
  openedAt: wire.moment,
  at: wire.moment,
  terms: jackpotTerms,
  /** Of a hidden point: what was promised, the seed it comes of, and where it was. */
  proof: z.optional(
    z.object({ commitment: wire.hex32, serverSeed: wire.hex32, jackpotId: z.string(), point: wire.digits }),
  ),
})
export type JackpotWinRow = z.infer<typeof jackpotWin>

export const jackpotWins = endpoint({
  summary: 'Pots that were won, the latest first, with the proof of hidden points.',
  method: 'GET',
  path: '/wps/v2/jackpots/wins',
  for: 'none',
  query: z.object({ level: z.optional(level), ...wire.pageQuery }),
  reply: wire.page(jackpotWin),
  refusals: [],
})
