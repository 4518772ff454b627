import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { DRAW_STATES, clamped, device, gameCode, nearDraw, onAir, openedDraw, prizeMode, settledBy } from './shapes.ts'

// Draws: results, those around now, statistics, and what proves them.

const openedQuery = z.object({
  count: z.optional(clamped),
  prizeMode: z.optional(prizeMode),
  device,
  language: z.optional(wire.language),
  gameCode: z.optional(gameCode),
})

export const vnOpened = endpoint({
  summary: 'Results of the Vietnamese games, newest first; of one game when it is named.',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  names: ['drawNumber'],
  for: 'none',
  cacheSeconds: 1,
  query: openedQuery,
  reply: z.array(openedDraw),
  refusals: ['VAL_FIELD'],
})

export const lottOpened = endpoint({
  summary: 'Results of the other games, newest first; of one game when it is named.',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  names: ['drawNumber'],
  for: 'token',
  query: openedQuery,
  reply: z.array(openedDraw),
  refusals: ['VAL_FIELD'],
})

export const pastDraws = endpoint({
  summary:
    'The draws of one game that are over, newest first: until a day by the game’s own calendar, or from where the last page ended.',
  method: 'GET',
  path: '/lgw/draws/{game}',
  names: ['drawNumber'],
  for: 'none',
  cacheSeconds: 1,
  query: z.object({
    until: z.optional(wire.day),
    after: z.optional(z.iso.datetime({ offset: true })),
    count: z.optional(clamped),
  }),
  reply: z.object({
    list: z.array(openedDraw),
    /** Where the next page begins; absent at the end. */
    next: z.optional(wire.moment),
  }),
  refusals: ['GAME_DISABLED', 'VAL_FIELD'],
})

export const drawsNear = endpoint({
  summary: 'Draws around now: those that can be bet next, oldest first; enough for a chase.',
  method: 'GET',
  path: '/lgw/numeros/near',
  names: ['drawNumber'],
  for: 'none',
  query: z.object({
    gameCode,
    count: z.optional(clamped),
    /** Also those that are locked, and the last one while its result is waited for. */
    awaited: z.optional(z.literal('YES')),
  }),
  reply: z.object({ list: z.array(nearDraw), serverTime: wire.moment }),
  refusals: ['GAME_DISABLED', 'GAME_REGION'],
})

export const lotteryStats = endpoint({
  summary:
    'Frequencies, how long each number has stayed away, and trends over the last draws. Draws are independent: none of it says what comes.',
  method: 'GET',
  path: '/lgw/stats/{game}',
  for: 'none',
  cacheSeconds: 2,
  query: z.object({ count: z.optional(clamped) }),
  reply: z.object({
    draws: z.int(),
    /** Two-digit tails of the Vietnamese games, places and digits of the others. */
    numbers: z.array(z.object({ key: z.string(), hits: z.int(), draws: z.int(), absent: z.int() })),
    hot: z.array(z.string()),
    cold: z.array(z.string()),
    /** Place by place, newest first: what was drawn. */
    trend: z.array(z.object({ place: z.string(), values: z.array(z.string()) })),
    /** How long the same side has come in a row. */
    runs: z.array(z.object({ place: z.string(), side: z.string(), length: z.int() })),
  }),
  refusals: ['GAME_DISABLED', 'GAME_REGION', 'GAME_MAINTENANCE'],
})

export const drawEvidence = endpoint({
  summary:
    'Everything that proves a draw: what was committed to before, the beacon, the seed once it is drawn, every version of the result and its sources.',
  method: 'GET',
  path: '/lgw/draws/{game}/{numero}',
  names: ['drawNumber'],
  for: 'none',
  cacheSeconds: 1,
  reply: z.object({
    game: z.string(),
    drawNumber: z.string(),
    profile: z.string(),
    source: z.enum(['SELF', 'OFFICIAL', 'DEMONSTRATION']),
    openAt: wire.moment,
    lockAt: wire.moment,
    drawAt: wire.moment,
    state: z.enum(DRAW_STATES),
    /** All of its tickets are settled by the result that stands. */
    settled: z.boolean(),
    onAir: z.optional(onAir),
    commitment: z.optional(wire.hex32),
    serverSeed: z.optional(wire.hex32),
    beacon: z.optional(
      z.object({
        source: z.string(),
        round: z.optional(z.int()),
        /**
         * The round that was chosen before the draw opened, where another one was taken: it wasn't
         * had within a minute.
         */
        firstRound: z.optional(z.int()),
        signature: z.optional(z.string()),
        randomness: z.optional(z.string()),
      }),
    ),
    /**
     * What players' seeds came to, from the draw on: the root of a Merkle tree over them, and how
     * many orders gave one. Absent where none did.
     */
    players: z.optional(z.object({ root: wire.hex32, orders: z.int() })),
    /**
     * The seed, sealed from before the draw opened for a trustee who can open it when we don't:
     * whose key, and what they open.
     */
    escrow: z.optional(z.object({ key: z.string(), sealed: z.string() })),
    /** When the result was made. */
    drawnAt: z.optional(wire.moment),
    facts: z.record(z.string(), z.unknown()),
    versions: z.array(
      z.object({ version: z.int(), result: settledBy, origin: z.string(), reason: z.string(), at: wire.moment }),
    ),
    reports: z.array(z.object({ source: z.string(), result: settledBy, receivedAt: wire.moment, state: z.string() })),
    voidReason: z.optional(z.string()),
    /** Why, in the words of whoever asked for it. */
    voidNote: z.optional(z.string()),
    /**
     * Draws of this game that came to nothing in the last thirty days, so that none can be dropped
     * unseen.
     */
    voids: z.int(),
    /**
     * And those that took another round of the beacon than the one chosen before: a first one could
     * have been kept back.
     */
    lates: z.int(),
  }),
  refusals: ['SYS_NOT_FOUND'],
})
