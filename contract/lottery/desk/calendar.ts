import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../../desk/lists.ts'
import * as wire from '../../wire.ts'

// The games of the lottery and the days on which they draw, for all brands.

export const deskLottery = z.object({
  gameCode: z.string(),
  name: z.string(),
  family: z.string(),
  vendorCode: z.string(),
  source: z.enum(['SELF', 'OFFICIAL']),
  /** Seconds between draws; absent for games of the calendar. */
  seconds: z.optional(z.int()),
  /**
   * When a game of the calendar draws as a rule, by the clocks of its own zone: weekdays from 1,
   * Monday, or days of the month.
   */
  schedule: z.optional(
    z.object({
      weekdays: z.optional(z.array(z.int())),
      monthDays: z.optional(z.array(z.int())),
      drawAt: z.string(),
      lockAt: z.string(),
      zone: z.string(),
    }),
  ),
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
  names: ['vendorCode'],
  for: 'staff',
  right: 'lotteryTerms.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.trim(), z.maxLength(60))) }),
  reply: wire.page(deskLottery),
  refusals: ['VAL_FIELD'],
})

export const exportLotteries = exportOf(deskLotteries, 'lotteryTerms.view')

export const switchLottery = endpoint({
  summary: 'Offers a game or no longer offers it, on every brand; the reason is shown where players ask for it.',
  method: 'PATCH',
  path: '/bo/v1/lottery/games/{game}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'lotteryHouse.approve',
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
  /**
   * CATALOGUE: known to the games' own calendar. DESK: said here; of a day both speak of, this
   * counts.
   */
  origin: z.enum(['CATALOGUE', 'DESK']),
  changedAt: z.optional(wire.moment),
})
export type DrawDay = z.infer<typeof drawDay>

export const drawDays = endpoint({
  summary:
    'Days on which a game doesn’t draw, draws besides or draws on another day, those of its built-in calendar too; the latest first.',
  method: 'GET',
  path: '/bo/v1/lottery/days',
  for: 'staff',
  right: 'lotteryTerms.view',
  query: z.object({ ...wire.pageQuery, game: z.optional(wire.lotteryGame) }),
  reply: wire.page(drawDay),
  refusals: ['VAL_FIELD'],
})

export const exportDrawDays = exportOf(drawDays, 'lotteryTerms.view')

export const setDrawDay = endpoint({
  summary: 'Says of a day to come that a game doesn’t draw, draws besides or draws on another day.',
  method: 'PUT',
  path: '/bo/v1/lottery/days',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'lotteryHouse.approve',
  body: z.object({
    game: wire.lotteryGame,
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
  concernsNobody: 'brand',
  right: 'lotteryHouse.approve',
  reply: z.object({}),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})
