import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as wire from './wire.ts'

export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const
const prizeMode = z.enum(PRIZE_MODES)
const vassalage = z.enum(['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])
const gameCode = z.string().check(z.regex(/^[A-Z0-9_]{2,32}$/))
const numero = z.string().check(z.regex(/^[0-9]{4,14}$/))

/** How many of a list: one to a hundred, whatever was asked. */
const clamped = z.pipe(
  z.string().check(z.regex(/^[0-9]{1,6}$/)),
  z.transform((text) => Math.min(100, Math.max(1, Number(text)))),
)

/** Numbers in the order drawn, or by prize. */
export const result = z.union([z.array(z.int()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))])

/** OPEN until the lock, LOCKED until the result, then OPENED; VOID when it was not to be. */
export const DRAW_STATES = ['OPEN', 'LOCKED', 'OPENED', 'VOID'] as const

export const openedNumero = z.object({
  gameCode: z.string(),
  numero: z.string(),
  region: z.optional(z.enum(['N', 'C', 'S'])),
  province: z.optional(z.string()),
  drawTime: wire.moment,
  /** Rises with every correction. */
  version: z.int(),
  status: z.enum(['OPENED', 'VOID']),
  result: z.optional(result),
  /** SELF: drawn by the house in the open. DEMONSTRATION: an official game drawn by the house, for a demonstration. */
  source: z.enum(['SELF', 'OFFICIAL', 'DEMONSTRATION']),
  voidReason: z.optional(z.string()),
})
export type OpenedNumero = z.infer<typeof openedNumero>

export const lottGame = z.object({
  gameCode: z.string(),
  name: z.string(),
  icon: z.string(),
  group: z.string(),
  family: z.string(),
  vassalage,
  prizeMode,
  maintenance: wire.flag,
  /** Why it is not offered, when it isn't. */
  reason: z.optional(z.string()),
  isHot: wire.flag,
  /** Seconds between draws; absent for games of the calendar. */
  seconds: z.optional(z.int()),
  nextNumero: z.optional(z.string()),
  nextLockAt: z.optional(wire.moment),
  nextDrawAt: z.optional(wire.moment),
  lastNumero: z.optional(openedNumero),
})
export type LottGame = z.infer<typeof lottGame>

const menuQuery = { prizeMode: z.optional(prizeMode), language: z.optional(wire.language) }

export const lotteryMenus = endpoint({
  summary: 'The games of the lottery by hall: every family but the Vietnamese one.',
  method: 'GET',
  path: '/lgw/games/game_menus',
  for: 'none',
  cacheSeconds: 2,
  query: z.object(menuQuery),
  reply: z.object({ groups: z.array(z.object({ code: z.string(), name: z.string(), games: z.array(lottGame) })) }),
  refusals: [],
})

const device = z.optional(z.enum(['web', 'mobile', 'html5', 'html5-desktop']))

export const popularGames = endpoint({
  summary: 'The games people bet on most these days.',
  method: 'GET',
  path: '/lgw/games/popular',
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
  for: 'token',
  query: z.object({ language: z.optional(wire.language) }),
  reply: z.array(lottGame),
  refusals: [],
})

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
  for: 'none',
  cacheSeconds: 1,
  query: openedQuery,
  reply: z.array(openedNumero),
  refusals: ['VAL_FIELD'],
})

export const lottOpened = endpoint({
  summary: 'Results of the other games, newest first; of one game when it is named.',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  for: 'token',
  query: openedQuery,
  reply: z.array(openedNumero),
  refusals: ['VAL_FIELD'],
})

export const pastDraws = endpoint({
  summary:
    'The draws of one game that are over, newest first: until a day by the game’s own calendar, or from where the last page ended.',
  method: 'GET',
  path: '/lgw/draws/{game}',
  for: 'none',
  cacheSeconds: 1,
  query: z.object({
    until: z.optional(wire.day),
    after: z.optional(z.iso.datetime({ offset: true })),
    count: z.optional(clamped),
  }),
  reply: z.object({
    list: z.array(openedNumero),
    /** Where the next page begins; absent at the end. */
    next: z.optional(wire.moment),
  }),
  refusals: ['GAME_DISABLED', 'VAL_FIELD'],
})

/** What a bet type pays: thousandths by tier, a prize level, or money for so much staked. */
export const price = z.union([
  z.object({ by: z.literal('ODDS'), milli: z.record(z.string(), z.int()) }),
  z.object({ by: z.literal('SERIES'), series: z.int(), maxSeries: z.int() }),
  z.object({ by: z.literal('PRIZES'), per: z.int(), prizes: z.record(z.string(), wire.digits) }),
])

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
    z.object({ key: z.string(), availableUnit: wire.digits, milli: z.optional(z.record(z.string(), z.int())) }),
  ),
  closed: z.boolean(),
  /** The exact return to players in hundredths of a percent, cut; the least over its kinds of lines. */
  rtpX100: z.int(),
})
export type BetTypeTerms = z.infer<typeof betTypeTerms>

export const nearNumero = z.object({
  numero: z.string(),
  openAt: wire.moment,
  lockAt: wire.moment,
  drawAt: wire.moment,
  state: z.enum(DRAW_STATES),
  commitment: z.optional(wire.hex32),
})

export const lotteryGame = endpoint({
  summary:
    'One game with everything a player needs to bet: bet types, prices, limits, what is left of them, the draws around now, the server’s time.',
  method: 'GET',
  path: '/lgw/games/{code}',
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
    current: z.optional(nearNumero),
    next: z.optional(nearNumero),
    perPlayerPayout: wire.digits,
    serverTime: wire.moment,
  }),
  refusals: ['GAME_DISABLED', 'GAME_MAINTENANCE'],
})

export const numerosNear = endpoint({
  summary: 'Draws around now: those that can be bet next, oldest first; enough for a chase.',
  method: 'GET',
  path: '/lgw/numeros/near',
  for: 'none',
  query: z.object({
    gameCode,
    count: z.optional(clamped),
    /** Also those that are locked, and the last one while its result is waited for. */
    awaited: z.optional(z.literal('YES')),
  }),
  reply: z.object({ list: z.array(nearNumero), serverTime: wire.moment }),
  refusals: ['GAME_DISABLED'],
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
  refusals: ['GAME_DISABLED'],
})

/** Numbers of an official draw as they were heard on air, as far as they have come: provisional, nothing is settled on them. */
const onAir = z.union([z.array(z.int()), z.record(z.string(), z.array(z.string()))])

/** What the live topic `draw.<game>` says: that it is heard now, or how a draw stands from now on. */
export const drawEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined') }),
  z.object({
    type: z.literal('draw'),
    numero: z.string(),
    state: z.enum(DRAW_STATES),
    lockAt: wire.moment,
    /** The result that stands; 0 without one. */
    version: z.int(),
    /** All of its tickets are settled by that result. */
    settled: z.boolean(),
    result: z.optional(result),
    onAir: z.optional(onAir),
  }),
])
export type DrawEvent = z.infer<typeof drawEvent>

/** A selection as its bet type wants it; read by the rules, not here. Null in a list where it is long. */
const selection = z.unknown()

export const lotteryTicket = z.object({
  ticketNo: wire.uuid,
  gameCode: z.string(),
  gameName: z.string(),
  numero: z.string(),
  betType: z.string(),
  selection,
  lines: z.int(),
  unit: wire.digits,
  multiple: z.int(),
  stake: wire.digits,
  price,
  rules: z.string(),
  acceptedAt: wire.moment,
  lockAt: wire.moment,
  drawAt: wire.moment,
  state: z.enum(['ACCEPTED', 'LOCKED', 'CANCELLED', 'WON', 'LOST', 'PUSH', 'VOID']),
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
  result: z.optional(result),
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
  chase: z.optional(z.object({ id: wire.uuid, stopOnWin: z.boolean(), left: z.int() })),
})
export type LotteryOrder = z.infer<typeof lotteryOrder>

const ticketOrder = z.object({
  gameCode,
  numero,
  betType: z.string().check(z.regex(/^[A-Z0-9_]{2,32}$/)),
  selection,
  /** Money of one unit of one line. */
  unit: wire.positive,
  multiple: z.optional(z.int().check(z.gte(1), z.lte(99_999))),
  series: z.optional(z.int()),
  /** The odds the player saw: lower ones are refused unless `acceptOddsChange`. */
  seen: z.optional(z.record(z.string(), z.int())),
})

export const placeOrder = endpoint({
  summary: 'Bets one to fifty tickets, or a chase of them over several draws; all or nothing.',
  method: 'POST',
  path: '/lgw/orders',
  for: 'token',
  once: true,
  large: true,
  assistants: false,
  body: z.object({
    tickets: z.array(ticketOrder).check(z.minLength(1), z.maxLength(50)),
    chase: z.optional(
      z.object({
        numeros: z.array(numero).check(z.minLength(1), z.maxLength(100)),
        multiples: z.array(z.int()).check(z.minLength(1), z.maxLength(100)),
        stopOnWin: z.boolean(),
      }),
    ),
    acceptOddsChange: z.optional(z.boolean()),
    acceptPartial: z.optional(z.boolean()),
    clientTotal: wire.positive,
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
    'LOT_E_ODDS_CHANGED',
    'LOT_E_CHASE',
    'WAL_INSUFFICIENT',
    'AUTH_RESTRICTED',
    'AUTH_EXCLUDED',
    'RG_LIMIT',
    'RG_COOLING_OFF',
    'RG_REALITY_CHECK',
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
  for: 'token',
  assistants: false,
  query: z.object({
    gameCode: z.optional(gameCode),
    numero: z.optional(numero),
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
  for: 'token',
  assistants: false,
  reply: lotteryOrder,
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
  summary: 'Ends a chase: every draw of it that isn’t locked is cancelled and its stake returns.',
  method: 'POST',
  path: '/lgw/chases/{id}/stop',
  for: 'token',
  once: true,
  assistants: false,
  reply: z.object({ returned: wire.digits, cancelled: z.int(), balance: wire.digits }),
  refusals: ['LOT_E_CHASE', 'SYS_NOT_FOUND', 'SYS_KEY_REUSED'],
})

export const drawEvidence = endpoint({
  summary:
    'Everything that proves a draw: what was committed to before, the beacon, the seed once it is drawn, every version of the result and its sources.',
  method: 'GET',
  path: '/lgw/draws/{game}/{numero}',
  for: 'none',
  cacheSeconds: 1,
  reply: z.object({
    game: z.string(),
    numero: z.string(),
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
        /** The round that was chosen before the draw opened, where another one was taken: it wasn't had within a minute. */
        firstRound: z.optional(z.int()),
        signature: z.optional(z.string()),
        randomness: z.optional(z.string()),
      }),
    ),
    /** The seed, sealed from before the draw opened for a trustee who can open it when we don't: whose key, and what they open. */
    escrow: z.optional(z.object({ key: z.string(), sealed: z.string() })),
    /** When the result was made. */
    drawnAt: z.optional(wire.moment),
    facts: z.record(z.string(), z.unknown()),
    versions: z.array(z.object({ version: z.int(), result, origin: z.string(), reason: z.string(), at: wire.moment })),
    reports: z.array(z.object({ source: z.string(), result, receivedAt: wire.moment, state: z.string() })),
    voidReason: z.optional(z.string()),
    /** Why, in the words of whoever asked for it. */
    voidNote: z.optional(z.string()),
    /** Draws of this game that came to nothing in the last thirty days, so that none can be dropped unseen. */
    voids: z.int(),
    /** And those that took another round of the beacon than the one chosen before: a first one could have been kept back. */
    lates: z.int(),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

export const savedSet = z.object({
  id: wire.uuid,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  family: z.string().check(z.maxLength(8)),
  width: z.int().check(z.gte(1), z.lte(6)),
  numbers: z.array(z.string().check(z.regex(/^[0-9]{1,6}$/))).check(z.minLength(1), z.maxLength(1_000)),
})
export type SavedSet = z.infer<typeof savedSet>

export const savedSets = endpoint({
  summary: 'The caller’s own sets of numbers.',
  method: 'GET',
  path: '/lgw/saved-sets',
  for: 'token',
  reply: z.object({ list: z.array(savedSet) }),
  refusals: [],
})

export const keepSet = endpoint({
  summary: 'Keeps a set of numbers, new or under an id it had; a hundred at most.',
  method: 'PUT',
  path: '/lgw/saved-sets',
  for: 'token',
  body: savedSet,
  reply: z.object({ list: z.array(savedSet) }),
  refusals: ['VAL_FIELD'],
})

export const dropSet = endpoint({
  summary: 'Forgets a set of numbers.',
  method: 'DELETE',
  path: '/lgw/saved-sets',
  for: 'token',
  query: z.object({ id: wire.uuid }),
  reply: z.object({ list: z.array(savedSet) }),
  refusals: [],
})
