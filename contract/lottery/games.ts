import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { clamped, device, lottGame, nearDraw, price, prizeMode } from './shapes.ts'

// The games: menus, and one game with all that a bet needs.

const menuQuery = { prizeMode: z.optional(prizeMode), language: z.optional(wire.language) }

export const lotteryMenus = endpoint({
  summary: 'The games of the lottery by hall: every family but the Vietnamese one.',
  method: 'GET',
  path: '/lgw/games/game_menus',
  names: ['drawNumber', 'lastDraw', 'nextDrawNumber', 'vendorCode'],
  for: 'none',
  cacheSeconds: 2,
  query: z.object(menuQuery),
  reply: z.object({ groups: z.array(z.object({ code: z.string(), name: z.string(), games: z.array(lottGame) })) }),
  refusals: [],
})

export const popularGames = endpoint({
  summary: 'The games people bet on most these days.',
  method: 'GET',
  path: '/lgw/games/popular',
  names: ['drawNumber', 'lastDraw', 'nextDrawNumber', 'vendorCode'],
  for: 'none',
  cacheSeconds: 5,
  query: z.object({ ...menuQuery, count: z.optional(clamped), device }),
  reply: z.array(lottGame),
  refusals: [],
})

export const vnMenu = endpoint({
  summary: 'The Vietnamese games by region: North, Central and South by province, the fast draws.',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  names: ['drawNumber', 'lastDraw', 'nextDrawNumber', 'vendorCode'],
  for: 'none',
  cacheSeconds: 2,
  query: z.object({ language: z.optional(wire.language) }),
  reply: z.object({
    regions: z.array(
      z.object({ code: z.enum(['N', 'C', 'S', 'FAST', 'SEA']), name: z.string(), games: z.array(lottGame) }),
    ),
  }),
  refusals: [],
})

export const vnRecent = endpoint({
  summary: 'The Vietnamese games the player bet on last, ten at most.',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  names: ['drawNumber', 'lastDraw', 'nextDrawNumber', 'vendorCode'],
  for: 'token',
  query: z.object({ language: z.optional(wire.language) }),
  reply: z.array(lottGame),
  refusals: [],
})

export const betTypeTerms = z.object({
  code: z.string(),
  /** How many units one line costs. */
  units: z.int(),
  price,
  minUnit: wire.digits,
  unitStep: wire.digits,
  /** Line stakes to choose from, where the play has such. */
  modes: z.optional(z.array(wire.digits)),
  perTicketMaxUnit: wire.digits,
  perDrawMaxUnit: wire.digits,
  /** Numbers that take no bet, and those that take less or at lower odds in the next draw. */
  blocked: z.array(z.string()),
  tight: z.array(
    z.object({ key: z.string(), availableUnit: wire.digits, milli: z.optional(z.record(z.string(), wire.odds)) }),
  ),
  closed: z.boolean(),
  /**
   * The exact return to players in hundredths of a percent, cut; the least over its kinds of lines.
   */
  rtpX100: z.int(),
})
export type BetTypeTerms = z.infer<typeof betTypeTerms>

export const lotteryGame = endpoint({
  summary:
    'One game with everything a player needs to bet: bet types, prices, limits, what is left of them, the draws around now, the server’s time.',
  method: 'GET',
  path: '/lgw/games/{code}',
  names: ['drawNumber', 'lastDraw', 'nextDrawNumber', 'vendorCode'],
  for: 'opt',
  query: z.object({ language: z.optional(wire.language) }),
  reply: z.object({
    game: lottGame,
    profile: z.string(),
    source: z.enum(['SELF', 'OFFICIAL', 'DEMONSTRATION']),
    /** Whether a ticket can be taken back before the lock. */
    cancel: z.boolean(),
    rules: z.string(),
    betTypes: z.array(betTypeTerms),
    /**
     * The highest rebate level, in the games that have levels: a ticket may choose 0 to this.
     * `betTypes` has the odds of it.
     */
    level: z.optional(z.int()),
    current: z.optional(nearDraw),
    next: z.optional(nearDraw),
    perPlayerPayout: wire.digits,
    serverTime: wire.moment,
  }),
  refusals: ['GAME_DISABLED', 'GAME_REGION', 'GAME_MAINTENANCE'],
})
