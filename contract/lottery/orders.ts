import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { isSelection } from './selection.ts'
import { gameCode, drawNumber, price, settledBy } from './shapes.ts'

// Orders: what is bet, what became of it, and taking it back.

/**
 * A selection as its bet type wants it; read by the rules, not here. Null in a list where it is
 * long.
 */
const selection = z.unknown()

export const lotteryTicket = z.object({
  ticketNo: wire.uuid,
  gameCode: z.string(),
  gameName: z.string(),
  drawNumber: z.string(),
  betType: z.string(),
  selection,
  lines: z.int(),
  unit: wire.digits,
  multiple: z.int(),
  stake: wire.digits,
  price,
  /**
   * What comes back of the stake whatever the outcome, in millionths: for a lower series or level
   * than the account's.
   */
  rebatePpm: z.optional(z.int()),
  rules: z.string(),
  acceptedAt: wire.moment,
  lockAt: wire.moment,
  drawAt: wire.moment,
  state: z.enum(['ACCEPTED', 'LOCKED', 'CANCELLED', 'WON', 'LOST', 'PUSH', 'VOID']),
  /**
   * The hash of the draw's seed, published before betting opened; absent of a draw without one.
   * Noted with the ticket, it shows later that the seed wasn't exchanged.
   */
  commitment: z.optional(wire.hex32),
  /** What its order gave the draw to mix with. */
  seed: z.optional(wire.clientSeed),
  /**
   * The house paid its stake. What of its money isn’t kept: the stake in a win and what is above
   * the most, or all of it where the stake came back.
   */
  free: z.optional(z.object({ returned: wire.digits })),
  /** Why it was cancelled: PLAYER, STOP_ON_WIN, CHASE_STOPPED. */
  reason: z.optional(z.string()),
  revision: z.int(),
  hits: z.int(),
  payout: wire.digits,
  /** What it came to before the cap of the draw. */
  cappedFrom: z.optional(wire.digits),
  rebate: wire.digits,
  validBet: wire.digits,
  canCancel: z.boolean(),
  result: z.optional(settledBy),
})
export type LotteryTicket = z.infer<typeof lotteryTicket>

export const lotteryOrder = z.object({
  orderNo: z.string(),
  placedAt: wire.moment,
  stake: wire.digits,
  payout: wire.digits,
  currency: z.string(),
  mode: z.enum(['REAL', 'TRIAL']),
  tickets: z.array(lotteryTicket),
  /** A chase: whether it ends with a win, and how many of its draws are still to come. */
  /** `left`: so many of its draws would be given back if it were ended now. */
  chase: z.optional(z.object({ id: wire.uuid, stopOnWin: z.boolean(), left: z.int() })),
})
export type LotteryOrder = z.infer<typeof lotteryOrder>

/** More prices than any bet type has. */
const MOST_PRICES = 100

const ticketOrder = z.object({
  gameCode,
  drawNumber,
  betType: z.string().check(z.regex(/^[A-Z0-9_]{2,32}$/)),
  selection: selection.check(z.refine(isSelection)),
  /** Money of one unit of one line. */
  unit: wire.positive,
  multiple: z.optional(z.int().check(z.gte(1), z.lte(99_999))),
  series: z.optional(wire.signed),
  /** The rebate level, in the games that have levels; the account's own where nothing is said. */
  level: z.optional(wire.signed),
  /**
   * The odds the player saw, at the level chosen: lower ones are refused unless `acceptOddsChange`.
   */
  seen: z.optional(
    z
      .record(z.string().check(z.maxLength(40)), wire.odds)
      .check(z.refine((prices) => Object.keys(prices).length <= MOST_PRICES)),
  ),
})

export const placeOrder = endpoint({
  summary: 'Bets one to fifty tickets, or a chase of them over several draws; all or nothing.',
  method: 'POST',
  path: '/lgw/orders',
  names: ['drawNumber', 'drawNumbers'],
  for: 'token',
  once: true,
  large: true,
  tooMuch: 'LOT_E_LINES',
  assistants: false,
  body: z.object({
    tickets: z.array(ticketOrder).check(z.minLength(1), z.maxLength(50)),
    chase: z.optional(
      z.object({
        drawNumbers: z.array(drawNumber).check(z.minLength(1), z.maxLength(100)),
        multiples: z.array(wire.signed).check(z.minLength(1), z.maxLength(100)),
        stopOnWin: z.boolean(),
      }),
    ),
    acceptOddsChange: z.optional(z.boolean()),
    acceptPartial: z.optional(z.boolean()),
    /**
     * What the player gives to mix with: the draws of the house take it up, so that the house alone
     * doesn’t decide them. Any text; nobody need know it.
     */
    seed: z.optional(wire.clientSeed),
    clientTotal: wire.positive,
    /** Free tickets of the caller’s, of which this one is bet: one ticket, no chase. */
    free: z.optional(wire.uuid),
  }),
  reply: z.object({ ...lotteryOrder.shape, balance: wire.digits }),
  refusals: [
    'LOT_E_TYPE',
    'LOT_E_TYPE_REGION',
    'LOT_E_NO_DRAW',
    'LOT_E_NUMERO_UNKNOWN',
    'LOT_E_CLOSED',
    'LOT_E_COUNT',
    'LOT_E_NUMBER_FORMAT',
    'LOT_E_DUPLICATE',
    'LOT_E_LINES',
    'LOT_E_SELECTION',
    'LOT_E_SERIES',
    'LOT_E_UNIT',
    'LOT_E_STAKE_MISMATCH',
    'LOT_E_BLOCKED',
    'LOT_E_LIMIT_TICKET',
    'LOT_E_LIMIT_EXPOSURE',
    'LOT_E_LIMIT_PAYOUT',
    'LOT_E_LINE_TICKET',
    'LOT_E_LINE_DRAW',
    'LOT_E_LINE_NUMBER',
    'LOT_E_ODDS_CHANGED',
    'LOT_E_CHASE',
    'LOT_E_TRIAL',
    'LOT_E_FREE',
    'PROMO_CLOSED',
    'SYS_NOT_FOUND',
    'WAL_INSUFFICIENT',
    'AUTH_RESTRICTED',
    'AUTH_EXCLUDED',
    'BET_BONUS_MAX',
    'BET_BONUS_GAME',
    'RG_LIMIT',
    'RG_COOLING_OFF',
    'RG_REALITY_CHECK',
    'GAME_REGION',
    'GAME_MAINTENANCE',
    'GAME_DISABLED',
    'SYS_BUSY',
    'SYS_KEY_REUSED',
  ],
})

export const lotteryOrders = endpoint({
  summary: 'The caller’s orders, newest first.',
  method: 'GET',
  path: '/lgw/orders',
  names: ['drawNumber'],
  for: 'token',
  assistants: false,
  query: z.object({
    gameCode: z.optional(gameCode),
    drawNumber: z.optional(drawNumber),
    state: z.optional(z.enum(['OPEN', 'SETTLED'])),
    from: z.optional(wire.day),
    to: z.optional(wire.day),
    ...wire.pageQuery,
  }),
  reply: wire.page(lotteryOrder),
  refusals: ['VAL_FIELD'],
})

export const lotteryOrderOf = endpoint({
  summary: 'One order with its receipt: each ticket with its rules, result and how it was settled.',
  method: 'GET',
  path: '/lgw/orders/{no}',
  names: ['drawNumber'],
  for: 'token',
  assistants: false,
  reply: lotteryOrder,
  refusals: ['SYS_NOT_FOUND'],
})

export const orderInclusion = endpoint({
  summary:
    'Shows that the seed given with an order is in what its draw was mixed with: the way from it to the root that the evidence names.',
  method: 'GET',
  path: '/lgw/orders/{no}/draws/{game}/{numero}',
  names: ['drawNumber'],
  for: 'token',
  assistants: false,
  reply: z.object({
    orderNo: z.string(),
    seed: wire.clientSeed,
    /** The place of its leaf among the draw's leaves in rising order, from 0. */
    place: z.int(),
    /** The hashes beside the way from the leaf to the root, the lowest first (RFC 6962). */
    path: z.array(wire.hex32),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

export const cancelTicket = endpoint({
  summary: 'Takes a ticket back before its draw’s lock; the whole stake returns.',
  method: 'POST',
  path: '/lgw/tickets/{no}/cancel',
  for: 'token',
  once: true,
  assistants: false,
  reply: z.object({ returned: wire.digits, balance: wire.digits }),
  refusals: ['LOT_E_CANCEL', 'SYS_NOT_FOUND', 'SYS_KEY_REUSED'],
})

export const stopChase = endpoint({
  summary:
    'Ends a chase: what of it can still be taken back is cancelled and its stake returns, the rest runs on. In games whose tickets can’t be taken back those are the draws whose betting hasn’t begun.',
  method: 'POST',
  path: '/lgw/chases/{id}/stop',
  for: 'token',
  once: true,
  assistants: false,
  reply: z.object({
    returned: wire.digits,
    cancelled: z.int(),
    /** The draw numbers of it that are still to be settled, the next one first. */
    runsOn: z.array(drawNumber),
    balance: wire.digits,
  }),
  refusals: ['LOT_E_CHASE_RUNS', 'SYS_NOT_FOUND', 'SYS_KEY_REUSED'],
})
