import * as z from 'zod/mini'
import { awaiting } from '../../desk/approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../../desk/lists.ts'
import * as wire from '../../wire.ts'

// The draws of the lottery as the brand's people see them, and what is done to them.

const sums = { money: wire.shownCurrency, tickets: z.int(), stake: wire.digits }

/**
 * OPEN takes tickets, LOCKED waits for its result, SETTLING has one, SETTLED is paid; VOID and
 * NOT_HELD were not to be.
 */
export const DESK_DRAW_STATES = ['OPEN', 'LOCKED', 'SETTLING', 'SETTLED', 'VOID', 'NOT_HELD'] as const
export const DRAW_SOURCES = ['SELF', 'OFFICIAL', 'DEMONSTRATION'] as const
/**
 * Sources contradict each other; no result two hours after the draw; the result was out before our
 * lock.
 */
const DRAW_ALARMS = ['DISAGREES', 'LATE', 'EARLY_RESULT'] as const

export const deskDraw = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  drawNumber: z.string(),
  /** The stations whose draws it follows, where it is of two: what is done is done to those. */
  follows: z.optional(z.array(z.string())),
  source: z.enum(DRAW_SOURCES),
  state: z.enum(DESK_DRAW_STATES),
  openAt: wire.moment,
  lockAt: wire.moment,
  drawAt: wire.moment,
  /** Rises with every correction; 0 without a result. */
  version: z.int(),
  result: z.optional(z.unknown()),
  voidReason: z.optional(z.string()),
  /** In the words of whoever asked for it. */
  voidNote: z.optional(z.string()),
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
    'The draws of all games, the latest first, by key: from those that come next or have bets, those of a calendar a week ahead, or of the days that are named.',
  method: 'GET',
  path: '/bo/v1/lottery/draws',
  names: ['drawNumber'],
  for: 'staff',
  right: 'lottery.view',
  query: z.object({
    ...wire.pageQuery,
    game: z.optional(wire.lotteryGame),
    drawNumber: z.optional(z.string().check(z.trim(), z.regex(/^[0-9]{0,14}$/))),
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

export const exportDraws = exportOf(deskDraws, 'lottery.view')

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

const drawDetails = z.object({
  ...deskDraw.shape,
  shape: resultShape,
  players: z.int(),
  payout: wire.digits,
  /**
   * The reader's conflict of interest: why they may not work on its result. ENTERED: they have
   * entered one and the draw still waits. CONFLICTED: they took part in setting the game's odds.
   * RELATED: they or a relative of theirs have a ticket on it.
   */
  conflict: z.optional(z.enum(['ENTERED', 'CONFLICTED', 'RELATED'])),
  /** How its tickets stand. */
  standing: z.array(z.object({ status: z.string(), tickets: z.int(), stake: wire.digits, payout: wire.digits })),
  sealedAt: z.optional(wire.moment),
  drawnAt: z.optional(wire.moment),
  settledAt: z.optional(wire.moment),
  extendedTo: z.optional(wire.moment),
  /** What players are shown while it is on air; by whom and when it was last announced. */
  onAir: z.optional(z.object({ numbers: z.unknown(), by: z.optional(z.string()), at: wire.moment })),
  /** Bets from then on are void: the result was out already. */
  voidFrom: z.optional(wire.moment),
  /** Of draws of ours. The seed is shown once it is drawn. */
  evidence: z.optional(
    z.object({
      commitment: z.optional(z.string()),
      beacon: z.string(),
      round: z.optional(z.string()),
      /** The round that was chosen before, where it was not the one that was taken. */
      firstRound: z.optional(z.string()),
      signature: z.optional(z.string()),
      revealed: z.optional(z.string()),
      /** Whose key the seed is sealed with for a trustee. */
      escrowKey: z.optional(z.string()),
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
  /**
   * What each source said. What still waits for a second report is shown only to its author.
   */
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
export type DrawDetails = z.infer<typeof drawDetails>

export const deskDrawDetails = endpoint({
  summary: 'One draw: its evidence, versions, what each source said, and how its tickets stand.',
  method: 'GET',
  path: '/bo/v1/lottery/draws/{id}',
  names: ['drawNumber'],
  for: 'staff',
  right: 'lottery.view',
  reply: drawDetails,
  refusals: ['SYS_NOT_FOUND'],
})

/** How many numbers of a bet type are listed, the fullest first. */
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
  /** Of a station: the draws of two stations that it is one of, and what each may have to pay. */
  pairs: z.array(z.object({ id: z.string(), gameName: z.string(), worst: wire.digits })),
  /** What the draw and its pairs may have to pay at worst together. */
  liability: wire.digits,
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
  bonus: z.optional(wire.signed),
  /** When it was first published, where that is known. */
  publishedAt: z.optional(z.iso.datetime({ offset: true })),
})
const note = z.string().check(z.trim(), z.minLength(3), z.maxLength(2_000))
const standing = ['SYS_NOT_FOUND', 'VAL_FIELD', 'LOT_E_RESULT_FORMAT'] as const

export const lockDrawEarly = endpoint({
  summary: 'Closes betting on a draw now, on every brand: only ever earlier than by itself.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/lock',
  for: 'staff',
  concerns: [{ what: 'draw', in: 'id' }],
  right: 'lotteryHouse.edit',
  body: z.object({}),
  reply: z.object({ lockAt: wire.moment }),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_RELATED'],
})

export const enterDrawResult = endpoint({
  summary: 'One person’s entry of an official result, blind of every other: it stands once a second one says the same.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/result',
  for: 'staff',
  concerns: [{ what: 'draw', in: 'id' }],
  right: 'lotteryHouse.edit',
  body: result,
  reply: z.object({ became: z.enum(['KEPT', 'AGREED', 'DISAGREES']) }),
  refusals: [...standing, 'APPROVAL_RELATED'],
})

export const announceOnAir = endpoint({
  summary:
    'Shows the numbers of an official draw to players as they come on air: provisional, nothing is settled on them. Says all that have come so far.',
  method: 'PUT',
  path: '/bo/v1/lottery/draws/{id}/on-air',
  for: 'staff',
  concerns: [{ what: 'draw', in: 'id' }],
  right: 'lotteryHouse.edit',
  reasonless: true,
  body: z.object({ numbers: z.unknown() }),
  reply: z.object({ numbers: z.unknown() }),
  refusals: [...standing, 'APPROVAL_RELATED'],
})

export const decideDrawResult = endpoint({
  summary:
    'Asks somebody above the brands to decide between sources that contradict each other; neither of the two has entered a result of this draw.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/decide',
  for: 'staff',
  concerns: [{ what: 'draw', in: 'id' }],
  right: 'lottery.edit',
  agreedBy: ['lotteryHouse.approve', 'lotteryHouse.finance'],
  body: z.object({ ...result.shape, note }),
  reply: awaiting,
  refusals: [...standing, 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

const changes = {
  money: wire.shownCurrency,
  /** So many of the brand's tickets were looked at, and so many would come to something else. */
  tickets: z.int(),
  changed: z.int(),
  /** What would be paid besides, and what would be taken back. */
  more: wire.digits,
  less: wire.digits,
}

const effect = z.object({
  ...changes,
  /** There are more tickets than were looked at. */
  partly: z.boolean(),
  /** The same of every brand with tickets on the draw; for those who stand above the brands. */
  brands: z.optional(z.array(z.object({ merchantCode: z.string(), ...changes }))),
})
export type CorrectionEffect = z.infer<typeof effect>

export const tryCorrection = endpoint({
  summary: 'What another result would change, without changing anything.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/correct/try',
  for: 'staff',
  concernsNobody: 'look',
  right: 'lottery.edit',
  reasonless: true,
  body: result,
  reply: effect,
  refusals: standing,
})

export const correctDrawResult = endpoint({
  summary:
    'Asks to correct a result that stands: every ticket is settled anew once somebody above the brands agrees. Both versions stay to be seen.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/correct',
  for: 'staff',
  concerns: [{ what: 'draw', in: 'id' }],
  right: 'lottery.edit',
  agreedBy: ['lotteryHouse.approve', 'lotteryHouse.finance'],
  body: z.object({ ...result.shape, note }),
  reply: awaiting,
  refusals: [...standing, 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const voidDeskDraw = endpoint({
  summary:
    'Asks to make a draw void: every stake of every brand returns once somebody above the brands agrees. Players are shown the reason.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/void',
  for: 'staff',
  concerns: [{ what: 'draw', in: 'id' }],
  right: 'lottery.edit',
  agreedBy: ['lotteryHouse.approve', 'lotteryHouse.finance'],
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const extendDeskDraw = endpoint({
  summary: 'Waits longer for an official result that was postponed: seven days at most.',
  method: 'POST',
  path: '/bo/v1/lottery/draws/{id}/extend',
  for: 'staff',
  concerns: [{ what: 'draw', in: 'id' }],
  right: 'lotteryHouse.approve',
  body: z.object({ until: z.iso.datetime({ offset: true }) }),
  reply: z.object({ until: wire.moment }),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_RELATED'],
})
