import * as z from 'zod/mini'
import * as wire from '../wire.ts'

// What calls of the lottery have in common: games as lists show them, results, prices, draws.

export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const
export const prizeMode = z.enum(PRIZE_MODES)
const vendorCode = z.enum(['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])
export const gameCode = z.string().check(z.regex(/^[A-Z0-9_]{2,32}$/))
export const drawNumber = z.string().check(z.regex(/^[0-9]{4,14}$/))

/** How many of a list: one to a hundred, whatever was asked. */
export const clamped = z.pipe(
  z.string().check(z.regex(/^[0-9]{1,6}$/)),
  z.transform((text) => Math.min(100, Math.max(1, Number(text)))),
)

/** Numbers in the order drawn, or by prize. */
export const result = z.union([z.array(z.int()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))])

/** The same, or those by prize of two stations, each under its code: what their pair goes by. */
export const settledBy = z.union([result, z.record(z.string(), z.record(z.string(), z.array(z.string())))])

/**
 * Numbers of an official draw as they were heard on air, as far as they have come: provisional,
 * nothing is settled on them.
 */
export const onAir = z.union([z.array(z.int()), z.record(z.string(), z.array(z.string()))])

/** OPEN until the lock, LOCKED until the result, then OPENED; VOID when it was not to be. */
export const DRAW_STATES = ['OPEN', 'LOCKED', 'OPENED', 'VOID'] as const

export const openedDraw = z.object({
  gameCode: z.string(),
  drawNumber: z.string(),
  region: z.optional(z.enum(['N', 'C', 'S'])),
  province: z.optional(z.string()),
  drawTime: wire.moment,
  /** Rises with every correction. */
  version: z.int(),
  status: z.enum(['OPENED', 'VOID']),
  /**
   * Absent of a void draw: what was drawn before it was made void stands in its evidence, and
   * counts nowhere.
   */
  result: z.optional(result),
  /**
   * SELF: drawn by the house in the open. DEMONSTRATION: an official game drawn by the house, for a
   * demonstration.
   */
  source: z.enum(['SELF', 'OFFICIAL', 'DEMONSTRATION']),
  voidReason: z.optional(z.string()),
})
export type OpenedDraw = z.infer<typeof openedDraw>

export const lottGame = z.object({
  gameCode: z.string(),
  name: z.string(),
  icon: z.string(),
  group: z.string(),
  family: z.string(),
  vendorCode,
  prizeMode,
  maintenance: wire.flag,
  /** Why it is not offered, when it isn't. */
  reason: z.optional(z.string()),
  isHot: wire.flag,
  /** Seconds between draws; absent for games of the calendar. */
  seconds: z.optional(z.int()),
  /** The next draw that takes bets, not merely the calendar's next. */
  nextDrawNumber: z.optional(z.string()),
  nextLockAt: z.optional(wire.moment),
  nextDrawAt: z.optional(wire.moment),
  /** The last draw whose result stands. */
  lastDraw: z.optional(openedDraw),
})
export type LottGame = z.infer<typeof lottGame>

export const device = z.optional(wire.client)

/**
 * What a bet type pays: thousandths by tier, a prize level, or money for so much staked. `level` of
 * a ticket: the rebate level its odds were chosen at, where it lies below the account's.
 */
export const price = z.union([
  z.object({ by: z.literal('ODDS'), milli: z.record(z.string(), wire.odds), level: z.optional(z.int()) }),
  z.object({ by: z.literal('SERIES'), series: z.int(), maxSeries: z.int() }),
  z.object({ by: z.literal('PRIZES'), per: z.int(), prizes: z.record(z.string(), wire.digits) }),
])

export const nearDraw = z.object({
  drawNumber: z.string(),
  openAt: wire.moment,
  lockAt: wire.moment,
  drawAt: wire.moment,
  state: z.enum(DRAW_STATES),
  commitment: z.optional(wire.hex32),
})
