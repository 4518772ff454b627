import * as z from 'zod/mini'
import { awaiting } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { betTypeTerms } from './lottery.ts'
import * as wire from './wire.ts'

// The lottery as the brand's people see it: its draws, what they may come to, and what the brand pays and takes.

/** A game's code, however it is written. */
const gameCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9_]{2,32}$/))
const sums = { money: wire.shownCurrency, tickets: z.int(), stake: wire.digits }

/** OPEN takes tickets, LOCKED waits for its result, SETTLING has one, SETTLED is paid; VOID and NOT_HELD were not to be. */
export const DESK_DRAW_STATES = ['OPEN', 'LOCKED', 'SETTLING', 'SETTLED', 'VOID', 'NOT_HELD'] as const
export const DRAW_SOURCES = ['SELF', 'OFFICIAL', 'DEMONSTRATION'] as const
/** Sources contradict each other; no result two hours after the draw; the result was out before our lock. */
const DRAW_ALARMS = ['DISAGREES', 'LATE', 'EARLY_RESULT'] as const

export const deskDraw = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  numero: z.string(),
  source: z.enum(DRAW_SOURCES),
  state: z.enum(DESK_DRAW_STATES),
  openAt: wire.moment,
  lockAt: wire.moment,
  drawAt: wire.moment,
  /** Rises with every correction; 0 without a result. */
  version: z.int(),
  result: z.optional(z.unknown()),
  voidReason: z.optional(z.string()),
  alarms: z.array(z.enum(DRAW_ALARMS)),
  /** The brand's own: real money, tickets that weren't taken back. */
  ...sums,
  /** Only the first tickets were summed: there are more. */
  more: z.boolean(),
  /** What the brand may have to pay at worst, all bet types together. */
  liability: wire.digits,
})
export type DeskDraw = z.infer<typeof deskDraw>

export const deskDraws = endpoint({
  summary:
    'The draws of all games, the latest first, by key: from those that come next, or of the days that are named.',
  method: 'GET',
  path: '/bo/v1/lottery/draws',
  for: 'staff',
  right: 'lottery.view',
  query: z.object({
    ...wire.pageQuery,
    game: z.optional(gameCode),
    numero: z.optional(z.string().check(z.trim(), z.regex(/^[0-9]{0,14}$/))),
    state: z.optional(z.enum(DESK_DRAW_STATES)),
    source: z.optional(z.enum(DRAW_SOURCES)),
    /** Only what wants somebody. */
    alarm: z.optional(z.literal('YES')),
    from: z.optional(wire.day),
    to: z.optional(wire.day),
  }),
  reply: wire.page(deskDraw),
  refusals: ['VAL_FIELD'],
})

/** What a result is made of: so many numbers, or the numbers of each prize. */
const resultShape = z.union([
  z.object({ by: z.literal('LIST'), count: z.int(), bonus: z.boolean() }),
  z.object({
    by: z.literal('PRIZES'),
    prizes: z.array(z.object({ key: z.string(), count: z.int(), digits: z.int(), single: z.boolean() })),
    bonus: z.boolean(),
  }),
])
export type ResultShape = z.infer<typeof resultShape>

const drawWhole = z.object({
  ...deskDraw.shape,
  shape: resultShape,
  players: z.int(),
  payout: wire.digits,
  /** How its tickets stand. */
  standing: z.array(z.object({ status: z.string(), tickets: z.int(), stake: wire.digits, payout: wire.digits })),
  sealedAt: z.optional(wire.moment),
  drawnAt: z.optional(wire.moment),
  settledAt: z.optional(wire.moment),
  extendedTo: z.optional(wire.moment),
  /** Bets from then on are void: the result was out already. */
  voidFrom: z.optional(wire.moment),
  /** Of draws of ours. The seed is told once it is drawn. */
  evidence: z.optional(
    z.object({
      commitment: z.optional(z.string()),
      beacon: z.string(),
      round: z.optional(z.string()),
      signature: z.optional(z.string()),
      revealed: z.optional(z.string()),
    }),
  ),
  versions: z.array(
    z.object({
      version: z.int(),
      result: z.unknown(),
      origin: z.string(),
      enteredBy: z.optional(z.string()),
      approvedBy: z.optional(z.string()),
      reason: z.string(),
      note: z.optional(z.string()),
      at: wire.moment,
    }),
  ),
  /** What each source said. What still waits for a second word is told to nobody but who said it. */
  reports: z.array(
    z.object({
      id: z.string(),
      source: z.string(),
      by: z.optional(z.string()),
      state: z.enum(['OPEN', 'USED', 'DISAGREES', 'DROPPED']),
      result: z.optional(z.unknown()),
      at: wire.moment,
      publishedAt: z.optional(wire.moment),
      address: z.optional(z.string()),
      sha256: z.optional(z.string()),
    }),
  ),
})
export type DrawWhole = z.infer<typeof drawWhole>

export const deskDrawWhole = endpoint({
  summary: 'One draw: its evidence, versions, what each source said, and how its tickets stand.',
  method: 'GET',
  path: '/bo/v1/lottery/draws/{id}',
  for: 'staff',
  right: 'lottery.view',
  reply: drawWhole,
  refusals: ['SYS_NOT_FOUND'],
})

/** So many numbers of a bet type are told, the fullest first. */
export const MOST_NUMBERS = 1_000

const exposed = z.object({
  money: wire.shownCurrency,
  types: z.array(
    z.object({
      betType: z.string(),
      /** What it may have to pay at worst, and what it takes no more than. */
      worst: wire.digits,
      cap: wire.digits,
      numbers: z.int(),
    }),
  ),
  betType: z.optional(z.string()),
  /** What is taken on one number at most. */
  unitCap: z.optional(wire.digits),
  numbers: z.array(z.object({ key: z.string(), units: wire.digits, worst: wire.digits, blocked: z.boolean() })),
  more: z.boolean(),
})
export type Exposed = z.infer<typeof exposed>

export const drawExposure = endpoint({
  summary:
    'What was taken on each number of a bet type in one draw, and what each may cost; of the heaviest type where none is named.',
  method: 'GET',
  path: '/bo/v1/lottery/draws/{id}/exposure',
  for: 'staff',
  right: 'lottery.view',
  query: z.object({ betType: z.optional(z.string().check(z.maxLength(40))) }),
  reply: exposed,
  refusals: ['SYS_NOT_FOUND'],
})

const result = z.object({
  result: z.unknown(),
  /** The number drawn besides, of games that have one. */
  bonus: z.optional(z.int()),
  /** When it was first published, where that is known. */
  publishedAt: z.optional(z.iso.datetime({ offset: true })),
})
const note = z.string().check(z.trim(), z.minLength(3), z.maxLength(2_000))
const standing = ['SYS_NOT_FOUND', 'VAL_FIELD', 'LOT_E_RESULT_FORMAT'] as const

export const lockDrawEarly = endpoint({
  summary: 'Closes betting on a draw now: only ever earlier than by itself.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/lock',
  for: 'staff',
  right: 'lottery.edit',
  body: z.object({}),
  reply: z.object({ lockAt: wire.moment }),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const enterDrawResult = endpoint({
  summary: 'One person’s entry of an official result, blind of every other: it stands once a second one says the same.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/result',
  for: 'staff',
  right: 'lottery.edit',
  body: result,
  reply: z.object({ became: z.enum(['KEPT', 'AGREED', 'DISAGREES']) }),
  refusals: standing,
})

export const decideDrawResult = endpoint({
  summary:
    'Asks to decide between sources that contradict each other; neither of the two has entered a result of this draw.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/decide',
  for: 'staff',
  right: 'lottery.edit',
  body: z.object({ ...result.shape, note }),
  reply: awaiting,
  refusals: [...standing, 'APPROVAL_OPEN'],
})

const effect = z.object({
  money: wire.shownCurrency,
  /** So many of the brand's tickets were looked at, and so many would come to something else. */
  tickets: z.int(),
  changed: z.int(),
  /** What would be paid besides, and what would be taken back. */
  more: wire.digits,
  less: wire.digits,
  /** There are more tickets than were looked at. */
  partly: z.boolean(),
})
export type CorrectionEffect = z.infer<typeof effect>

export const tryCorrection = endpoint({
  summary: 'What another result would change, without changing anything.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/correct/try',
  for: 'staff',
  right: 'lottery.edit',
  reasonless: true,
  body: z.object({ result: z.unknown(), bonus: z.optional(z.int()) }),
  reply: effect,
  refusals: standing,
})

export const correctDrawResult = endpoint({
  summary:
    'Asks to correct a result that stands: every ticket is settled anew once a second person agrees. Both versions stay to be seen.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/correct',
  for: 'staff',
  right: 'lottery.edit',
  body: z.object({ ...result.shape, note }),
  reply: awaiting,
  refusals: [...standing, 'APPROVAL_OPEN'],
})

export const voidDeskDraw = endpoint({
  summary: 'Asks to make a draw void: every stake returns once a second person agrees.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/void',
  for: 'staff',
  right: 'lottery.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN'],
})

export const extendDeskDraw = endpoint({
  summary: 'Waits longer for an official result that was postponed: seven days at most.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/extend',
  for: 'staff',
  right: 'lottery.approve',
  body: z.object({ until: z.iso.datetime({ offset: true }) }),
  reply: z.object({ until: wire.moment }),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

const milli = z.record(z.string().check(z.maxLength(40)), z.int().check(z.minimum(1), z.maximum(100_000_000_000)))

/** What a brand sets over the catalogue; what is absent is as the catalogue has it. Units are money before the type's own multiplicity. */
export const brandTerms = z.strictObject({
  odds: z.optional(milli),
  /** Odds from so many units on, taken on one number. */
  tiers: z.optional(z.array(z.strictObject({ fromUnit: wire.positive, milli })).check(z.maxLength(20))),
  minUnit: z.optional(wire.positive),
  unitStep: z.optional(wire.positive),
  perTicketMaxUnit: z.optional(wire.positive),
  perDrawMaxUnit: z.optional(wire.positive),
  perDrawPayout: z.optional(wire.positive),
  /** Of the whole game only. */
  perPlayerPayout: z.optional(wire.positive),
  blocked: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(1_000))),
  closed: z.optional(z.boolean()),
})
export type BrandTerms = z.infer<typeof brandTerms>

/** Stands for all bet types of a game. */
export const WHOLE_GAME = 'ALL'

export const termsRow = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  /** `ALL` for the whole game. */
  betType: z.string(),
  name: z.optional(z.string()),
  money: wire.shownCurrency,
  /** What it pays by the catalogue, and what is in force; absent for the whole game. */
  catalogue: z.optional(betTypeTerms.shape.price),
  price: z.optional(betTypeTerms.shape.price),
  /** The highest return of any of its lines at this price, in millionths. */
  returnPpm: z.optional(z.int()),
  /** In force. */
  minUnit: wire.digits,
  unitStep: wire.digits,
  perTicketMaxUnit: wire.digits,
  perDrawMaxUnit: wire.digits,
  perDrawPayout: wire.digits,
  perPlayerPayout: wire.digits,
  closed: z.boolean(),
  set: brandTerms,
  /** Rises with each change; 0 as long as the brand has set nothing. */
  revision: z.int(),
  changedAt: z.optional(wire.moment),
  changedBy: z.optional(z.string()),
})
export type TermsRow = z.infer<typeof termsRow>

export const deskTerms = endpoint({
  summary:
    'What each bet type pays and takes: by the catalogue, and as the brand has it. By game and bet type, by key.',
  method: 'GET',
  path: '/bo/v1/lottery/terms',
  for: 'staff',
  right: 'lotteryTerms.view',
  query: z.object({
    ...wire.pageQuery,
    game: z.optional(gameCode),
    betType: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    /** Only what the brand has set. */
    set: z.optional(z.literal('YES')),
  }),
  reply: wire.page(termsRow),
  refusals: ['VAL_FIELD'],
})

const replayed = z.object({
  accepted: z.int(),
  refused: z.int(),
  stake: wire.digits,
  /** The most one of the draws might have cost. */
  worst: wire.digits,
  /** What was paid by the results that came. */
  paid: wire.digits,
})

const trial = z.object({
  money: wire.shownCurrency,
  returnPpm: z.optional(z.int()),
  /** The draws that take tickets now: numbers that hold more than they would, and what they may cost. */
  open: z.object({ draws: z.int(), numbers: z.int(), over: z.int(), worst: wire.digits, worstThen: wire.digits }),
  /** The tickets of the last thirty draws again, as things are and as they would be. */
  draws: z.int(),
  tickets: z.int(),
  asIs: replayed,
  asWanted: replayed,
  /** Why tickets would have been refused. */
  refusals: z.record(z.string(), z.int()),
})
export type TermsTrial = z.infer<typeof trial>

const termsBody = z.object({ terms: brandTerms, revision: z.int().check(z.minimum(0)) })

export const tryTerms = endpoint({
  summary: 'What other terms would have made of the open draws and of the last thirty; nothing is changed.',
  method: 'POST',
  path: '/bo/v1/lottery/terms/{game}/{betType}/try',
  for: 'staff',
  right: 'lotteryTerms.edit',
  reasonless: true,
  body: termsBody,
  reply: trial,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const changeTerms = endpoint({
  summary: 'Asks for other terms of a bet type or a whole game. Tickets that were accepted keep theirs.',
  method: 'PUT',
  path: '/bo/v1/lottery/terms/{game}/{betType}',
  for: 'staff',
  right: 'lotteryTerms.edit',
  body: termsBody,
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_STALE'],
})

export const deskLottery = z.object({
  gameCode: z.string(),
  name: z.string(),
  family: z.string(),
  vassalage: z.string(),
  source: z.enum(['SELF', 'OFFICIAL']),
  /** Seconds between draws; absent for games of the calendar. */
  seconds: z.optional(z.int()),
  enabled: z.boolean(),
  reason: z.optional(z.string()),
  /** The catalogue doesn't offer it: it can't be switched on. */
  shut: z.boolean(),
  nextDrawAt: z.optional(wire.moment),
})
export type DeskLottery = z.infer<typeof deskLottery>

export const deskLotteries = endpoint({
  summary: 'The games of the lottery and whether they are offered.',
  method: 'GET',
  path: '/bo/v1/lottery/games',
  for: 'staff',
  right: 'lotteryTerms.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.trim(), z.maxLength(60))) }),
  reply: wire.page(deskLottery),
  refusals: ['VAL_FIELD'],
})

export const switchLottery = endpoint({
  summary: 'Offers a game or no longer offers it, on every brand; the reason is told where players ask for it.',
  method: 'PATCH',
  path: '/bo/v1/lottery/games/{game}',
  for: 'staff',
  right: 'lottery.approve',
  body: z.object({ enabled: z.boolean() }),
  reply: z.object({ enabled: z.boolean() }),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const drawDay = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  day: wire.day,
  kind: z.enum(['NO_DRAW', 'MOVED', 'EXTRA']),
  movedTo: z.optional(wire.day),
  note: z.string(),
  changedAt: wire.moment,
})
export type DrawDay = z.infer<typeof drawDay>

export const drawDays = endpoint({
  summary: 'Days on which a game doesn’t draw, draws besides or draws on another day; the latest first.',
  method: 'GET',
  path: '/bo/v1/lottery/days',
  for: 'staff',
  right: 'lotteryTerms.view',
  query: z.object({ ...wire.pageQuery, game: z.optional(gameCode) }),
  reply: wire.page(drawDay),
  refusals: ['VAL_FIELD'],
})

export const setDrawDay = endpoint({
  summary: 'Says of a day to come that a game doesn’t draw, draws besides or draws on another day.',
  method: 'PUT',
  path: '/bo/v1/lottery/days',
  for: 'staff',
  right: 'lottery.approve',
  body: z.object({
    game: gameCode,
    day: wire.day,
    kind: z.enum(['NO_DRAW', 'MOVED', 'EXTRA']),
    movedTo: z.optional(wire.day),
    note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  reply: z.object({ id: z.string() }),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const dropDrawDay = endpoint({
  summary: 'Takes back what was said of a day that hasn’t come.',
  method: 'DELETE',
  path: '/bo/v1/lottery/days/{game}/{day}',
  for: 'staff',
  right: 'lottery.approve',
  reply: z.object({}),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})
