import { JACKPOT_LEVELS } from '@senluna/kit/games/jackpot.ts'
import { CHOICE_LENGTH } from '@senluna/kit/games/game.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { freePlayed, freeRoundsShape } from './free-rounds.ts'
import { gambleOffer } from './gamble-offer.ts'

export const mode = z.enum(['REAL', 'TRIAL'])

/** A paid round as its player sees it. `draws` and the seed pair are all a replay needs. */
export const round = z.object({
  id: wire.uuid,
  game: z.string(),
  mode,
  stake: wire.digits,
  payout: wire.digits,
  /**
   * What the player chose before it, in the game's one way of writing; absent where there is no
   * choice.
   */
  choice: z.optional(z.string()),
  /** Raw numbers drawn, in order. */
  draws: z.array(z.int()),
  steps: z.int(),
  /** How many steps have been shown; equal to `steps` once the round is over. */
  seen: z.int(),
  nonce: z.int(),
  seedId: wire.uuid,
  commitment: wire.hex32,
  clientSeed: wire.clientSeed,
  configurationHash: wire.hex32,
  balanceBefore: wire.digits,
  balanceAfter: wire.digits,
  currency: z.string(),
  /** The house paid its stake. */
  free: z.optional(z.boolean()),
  at: wire.moment,
})
export type Round = z.infer<typeof round>

/**
 * A round of several moves that goes on, as its player may know it: nothing of what lies hidden.
 */
export const run = z.object({
  id: wire.uuid,
  game: z.string(),
  mode,
  /** What has been staked on it so far. */
  stake: wire.digits,
  /** The step of the ladder it was opened with; a game may stake it more than once. */
  unit: wire.digits,
  /** How it was opened, in the game's one way of writing. */
  opening: z.string(),
  /** The moves made, each a character, in order. */
  moves: z.string(),
  /** What was drawn and is known: cards that lie open. */
  shown: z.array(z.int()),
  /** What a cash-out multiplies `unit` by, in ten-thousandths, and what it pays. */
  timesX10000: z.int(),
  payout: wire.digits,
  /** Whether a cash-out is offered. */
  cashable: z.boolean(),
  nonce: z.int(),
  seedId: wire.uuid,
  commitment: wire.hex32,
  clientSeed: wire.clientSeed,
  at: wire.moment,
  /** When it is ended by itself, where it stands then. */
  endsAt: wire.moment,
})
export type Run = z.infer<typeof run>

/** The most one round may return, in stakes, and once in how many rounds; rarer with a bound. */
const most = z.object({ times: z.string(), oneIn: z.string(), bound: z.optional(z.literal(true)) })

const autoplay = z.object({ id: wire.uuid, left: z.int(), lossLeft: wire.digits })

export const openGameSession = endpoint({
  summary: 'Exchanges a single-use launch token for the bearer of a game session.',
  method: 'POST',
  path: '/wps/house/session',
  for: 'none',
  body: z.object({
    launchToken: z.string().check(z.minLength(20), z.maxLength(200)),
    /**
     * Used when the player has no seed pair for this game yet; later ones are chosen by rotation.
     */
    clientSeed: z.optional(wire.clientSeed),
  }),
  reply: z.object({
    bearer: z.string(),
    expiresAt: wire.moment,
    member: z.object({
      mode,
      account: z.string(),
      currency: z.object({ code: z.string(), symbol: z.string(), exponent: z.int(), displayDecimals: z.int() }),
    }),
    game: z.object({ code: z.string(), name: z.string() }),
    language: z.string(),
    /** The brand's: moments stand in it on every page. */
    timeZone: z.string(),
    balance: wire.digits,
    /** The stake ladder, smallest first; of a table its chips, the first of them one unit. */
    stakes: z.array(wire.digits),
    profile: z.object({
      minCycleMs: z.int(),
      autoplayRounds: z.int(),
      quickStop: z.boolean(),
      /** Whether a slot's free spins may be bought. */
      bonusBuy: z.boolean(),
      /** Whether a slot's win may be gambled. */
      gamble: z.boolean(),
    }),
    certificate: z.object({
      rtp: z.string(),
      hitRate: z.string(),
      configurationHash: wire.hex32,
      largestBaseWin: z.string(),
      most: z.optional(most),
      /** Of a slot alone. */
      featureEvery: z.optional(z.string()),
      /** Standard deviation of one paid spin, in stakes. */
      deviation: z.string(),
      /** Of a slot with prices: what each mode costs, in hundredths of a stake, and returns. */
      modes: z.optional(
        z.array(
          z.object({
            choice: z.string(),
            priceX100: wire.whole(),
            rtp: z.string(),
            featureEvery: z.optional(z.string()),
            /** Of what the mode costs. */
            most: z.optional(most),
          }),
        ),
      ),
      /** Where the return was measured: in how many rounds, its standard error, the largest. */
      sampled: z.optional(z.object({ rounds: wire.digits, error: z.string(), largest: z.string() })),
    }),
    seeds: z.object({
      seedId: wire.uuid,
      commitment: wire.hex32,
      nextCommitment: wire.hex32,
      clientSeed: wire.clientSeed,
      nonce: z.int(),
    }),
    /** Free rounds that can be played here, what ends first before the others. */
    free: z.array(freeRoundsShape),
    /** A round whose last step was not shown yet: it is shown before the next spin. */
    openRound: z.nullable(round),
    /** What of the last round's win may be gambled. */
    gamble: z.nullable(gambleOffer),
    /** A round of several moves that waits for the next one. */
    run: z.nullable(run),
    /** Net result and start of play, for the session clock. */
    startedAt: wire.moment,
  }),
  refusals: ['GAME_LAUNCH_FAILED', 'GAME_DISABLED', 'GAME_FROZEN', 'AUTH_RESTRICTED'],
})

/** The pots a round won beside its payout; `balance` has them, the round's own balances don't. */
const jackpots = z.optional(
  z.array(z.object({ level: z.enum(JACKPOT_LEVELS), amount: wire.digits, held: z.optional(z.boolean()) })),
)

export const play = endpoint({
  summary: 'Plays one paid round: stake, outcome, payout and record in one step.',
  method: 'POST',
  path: '/wps/house/{game}/play',
  for: 'game',
  once: true,
  hot: true,
  body: z.object({
    stake: wire.positive,
    /** The round shown last: acknowledges its last step in the same call. */
    seen: z.optional(wire.uuid),
    autoplay: z.optional(wire.uuid),
    /** Free rounds whose next one this is; not by autoplay. */
    free: z.optional(wire.uuid),
    /**
     * What the player chooses, in a game that asks; VAL_FIELD for what it doesn't offer. At a table
     * these are the bets (`n17.5-red.10`), and the stake is their sum.
     */
    choice: z.optional(z.string().check(z.minLength(1), z.maxLength(CHOICE_LENGTH))),
  }),
  reply: z.object({
    round,
    balance: wire.digits,
    version: z.int(),
    nonce: z.int(),
    jackpots,
    autoplay: z.optional(autoplay),
    free: z.optional(freePlayed),
    /** What of its win may be gambled. */
    gamble: z.optional(gambleOffer),
    replayed: z.boolean(),
  }),
  refusals: [
    'WAL_INSUFFICIENT',
    'ROUND_OPEN',
    'ROUND_STATE',
    'ROUND_TOO_SOON',
    'STAKE_LADDER',
    'GAME_SESSION',
    'GAME_DISABLED',
    'GAME_FROZEN',
    'AUTH_EXCLUDED',
    'BET_BONUS_MAX',
    'BET_BONUS_GAME',
    'RG_LIMIT',
    'RG_COOLING_OFF',
    'RG_REALITY_CHECK',
    'AUTOPLAY_OVER',
    'AUTOPLAY_OFF',
    'SYS_NOT_FOUND',
    'PROMO_CLOSED',
    'SYS_KEY_REUSED',
    'SYS_BUSY',
  ],
})
export type PlayReply = z.infer<typeof play.reply>

/** Where a run stands after a call; once it is over it is a round. */
const runReply = z.object({
  run: z.nullable(run),
  round: z.nullable(round),
  jackpots,
  balance: wire.digits,
  version: z.int(),
  nonce: z.int(),
  replayed: z.boolean(),
})
export type RunReply = z.infer<typeof runReply>

export const openRun = endpoint({
  summary: 'Opens a round of several moves: takes the stake, draws, and waits for the first move.',
  method: 'POST',
  path: '/wps/house/{game}/runs',
  for: 'game',
  once: true,
  hot: true,
  body: z.object({
    stake: wire.positive,
    /** How it is opened; VAL_FIELD for what the game doesn't offer. */
    opening: z.string().check(z.minLength(1), z.maxLength(16)),
  }),
  reply: runReply,
  refusals: [
    'WAL_INSUFFICIENT',
    'ROUND_OPEN',
    'ROUND_STATE',
    'ROUND_TOO_SOON',
    'STAKE_LADDER',
    'GAME_SESSION',
    'GAME_DISABLED',
    'GAME_FROZEN',
    'AUTH_EXCLUDED',
    'BET_BONUS_MAX',
    'BET_BONUS_GAME',
    'RG_LIMIT',
    'RG_COOLING_OFF',
    'RG_REALITY_CHECK',
    'SYS_KEY_REUSED',
    'SYS_BUSY',
  ],
})

/** How many moves the player has seen: one made from an older view is refused with ROUND_STATE. */
const seenMoves = wire.whole()

export const moveRun = endpoint({
  summary: 'Makes one move of a run. It is stored before its outcome is answered.',
  method: 'POST',
  path: '/wps/house/{game}/runs/{id}/moves',
  for: 'game',
  once: true,
  hot: true,
  body: z.object({ move: z.string().check(z.regex(/^[a-z0-9]$/)), after: seenMoves }),
  reply: runReply,
  // A move that stakes more is refused as a stake is.
  refusals: [
    'WAL_INSUFFICIENT',
    'ROUND_STATE',
    'GAME_SESSION',
    'GAME_DISABLED',
    'AUTH_EXCLUDED',
    'BET_BONUS_MAX',
    'BET_BONUS_GAME',
    'RG_LIMIT',
    'RG_COOLING_OFF',
    'RG_REALITY_CHECK',
    'SYS_KEY_REUSED',
    'SYS_BUSY',
  ],
})

export const cashOut = endpoint({
  summary: 'Ends a run and pays what it stands at.',
  method: 'POST',
  path: '/wps/house/{game}/runs/{id}/cash-out',
  for: 'game',
  once: true,
  hot: true,
  body: z.object({ after: seenMoves }),
  reply: runReply,
  refusals: ['ROUND_STATE', 'GAME_SESSION', 'GAME_DISABLED', 'AUTH_EXCLUDED', 'SYS_KEY_REUSED', 'SYS_BUSY'],
})

export const markSeen = endpoint({
  summary: 'Stores the last step of a round that was shown.',
  method: 'POST',
  path: '/wps/house/{game}/rounds/{id}/seen',
  for: 'game',
  body: z.object({ step: z.int().check(z.gte(0), z.lte(100_000)) }),
  reply: z.object({ seen: z.int(), open: z.boolean() }),
  refusals: ['ROUND_STATE', 'GAME_SESSION'],
})

export const startAutoplay = endpoint({
  summary: 'Starts an autoplay with its limits; an account runs one at a time, an older one ends.',
  method: 'POST',
  path: '/wps/house/{game}/autoplay',
  for: 'game',
  body: z.object({
    rounds: z.int().check(z.gte(1), z.lte(1_000)),
    lossLimit: wire.positive,
    winLimit: z.optional(wire.positive),
    stopOnFeature: z._default(z.boolean(), false),
  }),
  reply: autoplay,
  refusals: ['AUTOPLAY_OFF', 'GAME_SESSION'],
})
export const stopAutoplay = endpoint({
  summary: 'Ends the autoplay; ending it again changes nothing.',
  method: 'DELETE',
  path: '/wps/house/{game}/autoplay',
  for: 'game',
  reply: z.object({ stopped: z.literal(true) }),
  refusals: ['GAME_SESSION'],
})

export const rounds = endpoint({
  summary: 'Own rounds, newest first.',
  method: 'GET',
  path: '/wps/house/rounds',
  for: 'gameOrToken',
  query: z.object({ game: z.optional(z.string().check(z.maxLength(40))), mode: z.optional(mode), ...wire.pageQuery }),
  reply: wire.page(round),
  refusals: [],
})

export const roundRecord = endpoint({
  summary: 'One own round whole, to be drawn again.',
  method: 'GET',
  path: '/wps/house/rounds/{id}',
  for: 'gameOrToken',
  reply: z.extend(round, { revealedServerSeed: z.optional(wire.hex32) }),
  refusals: ['SYS_NOT_FOUND'],
})

const seeds = z.object({
  seedId: wire.uuid,
  commitment: wire.hex32,
  nextCommitment: wire.hex32,
  clientSeed: wire.clientSeed,
  nonce: z.int(),
  revealed: z.array(
    z.object({
      seedId: wire.uuid,
      serverSeed: wire.hex32,
      commitment: wire.hex32,
      clientSeed: wire.clientSeed,
      rounds: z.int(),
      at: wire.moment,
    }),
  ),
})

export const seedPairs = endpoint({
  summary: 'The seed pair in use, the next commitment, and the pairs revealed so far.',
  method: 'GET',
  path: '/wps/house/{game}/seeds',
  for: 'game',
  reply: seeds,
  refusals: ['GAME_SESSION'],
})

export const rotateSeeds = endpoint({
  summary: 'Reveals the server seed in use and begins the next pair, with the client seed given.',
  method: 'POST',
  path: '/wps/house/{game}/seeds',
  for: 'game',
  body: z.object({ clientSeed: z.optional(wire.clientSeed) }),
  reply: seeds,
  refusals: ['ROUND_OPEN', 'GAME_SESSION'],
})

export const fairness = endpoint({
  summary:
    'What a verifier needs of a seed pair: the server seed only once revealed. Rounds are identified by their nonce.',
  method: 'GET',
  path: '/wps/house/fairness/{id}',
  for: 'none',
  reply: z.object({
    seedId: wire.uuid,
    game: z.string(),
    streamCode: z.string(),
    mode,
    commitment: wire.hex32,
    clientSeed: wire.clientSeed,
    serverSeed: z.nullable(wire.hex32),
    /**
     * The configurations its rounds were played by: one, more when the paytable changed meanwhile,
     * none before a round.
     */
    configurationHashes: z.array(wire.hex32),
    /** How many rounds were played with it: nonces 0 to `rounds` − 1. */
    rounds: z.int(),
  }),
  refusals: ['SYS_NOT_FOUND'],
})
