import type { nearDraw, OpenedDraw } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { dayAfter, weekdayOf } from '@senluna/games/lottery/rules/draws/dates.ts'
import { isNear } from '@senluna/games/lottery/rules/draws/draw-number.ts'
import { momentOf } from '@senluna/games/lottery/rules/draws/zones.ts'
import { instant, later, type Instant } from '@senluna/kit/time.ts'
import type * as z from 'zod/mini'
import { pageOf } from '../../../platform/page.ts'
import type { Lottery } from '../lottery.ts'
import { Fresh } from './fresh.ts'
import { nearDraws, lastDrawDue, openedDraws, type DrawRow, type OpenedRow } from './queries/draws.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

type NearDraw = z.infer<typeof nearDraw>

/** How a draw stands for pages: whether it still takes tickets says the clock. */
export const stateOf = (
  { state, lock_at: lock }: Pick<DrawRow, 'state' | 'lock_at'>,
  now: Instant,
): NearDraw['state'] => {
  if (state === DRAW_STATE.DRAWN) return 'OPENED'
  if (state > DRAW_STATE.DRAWN) return 'VOID'
  return state === DRAW_STATE.OPEN && now < lock.getTime() ? 'OPEN' : 'LOCKED'
}

const near = new WeakMap<Lottery, Fresh<DrawRow[]>>()

/**
 * The draws of a game that are to come and can be bet, oldest first; the first may be locked. Cost:
 * one read by an index, a second's worth shared by all.
 */
export async function drawsToCome(lottery: Lottery, game: LotteryGame, now: Instant): Promise<NearDraw[]> {
  const fresh = near.get(lottery) ?? new Fresh(1_000)
  near.set(lottery, fresh)
  const rows = await fresh.of(game.code, now, () => nearDraws(lottery.db, game.code, now))
  return rows
    .filter(({ draw_at: drawAt }) => drawAt.getTime() > now)
    .filter((row) => isNear({ openAt: instant(row.open_at.getTime()), lockAt: instant(row.lock_at.getTime()) }, now))
    .map((row) => nearReply(row, now))
}

const nearReply = (row: DrawRow, now: Instant): NearDraw => ({
  drawNumber: row.drawNumber,
  openAt: row.open_at.toISOString(),
  lockAt: row.lock_at.toISOString(),
  drawAt: row.draw_at.toISOString(),
  state: stateOf(row, now),
  ...(row.commitment ? { commitment: row.commitment } : {}),
})

const awaited = new WeakMap<Lottery, Fresh<DrawRow[]>>()

/**
 * The draw of a game whose time has come and whose result is waited for. Cost: one read by an
 * index, a second's worth shared by all.
 */
export async function drawAwaited(lottery: Lottery, game: LotteryGame, now: Instant): Promise<NearDraw[]> {
  const fresh = awaited.get(lottery) ?? new Fresh(1_000)
  awaited.set(lottery, fresh)
  const rows = await fresh.of(game.code, now, () => lastDrawDue(lottery.db, game.code, now))
  return rows.filter(({ state }) => state < DRAW_STATE.DRAWN).map((row) => nearReply(row, now))
}

/**
 * The last draws of some games whose result stands or, unless `standing` is asked for, that are
 * void, newest first: `perGame` of a game at most, `most` in all. A void draw has no result, also
 * when it had been drawn: what that was stands in its evidence. Cost: one read of an index a game.
 */
export async function openedOf(
  { db, games }: Lottery,
  wanted: readonly LotteryGame[],
  { perGame, most, standing = false }: { perGame: number; most: number; standing?: boolean },
  now: Instant,
): Promise<OpenedDraw[]> {
  const rows = await openedDraws(db, { wanted, perGame, most, standing }, now)
  return rows.flatMap((row) => {
    const game = games.find(row.game)
    return game ? [openedReply(game, row, games.drawsOf(game).read(row.drawNumber))] : []
  })
}

const PAGE = 20
const past = new WeakMap<Lottery, Fresh<OpenedDraw[]>>()

/**
 * A page of the draws of a game that are over. The newest ones, which everybody asks for, are read
 * once a second; older pages by the same index.
 */
export async function pastDraws(
  lottery: Lottery,
  game: LotteryGame,
  {
    until,
    after,
    count = PAGE,
  }: { until?: string | undefined; after?: string | undefined; count?: number | undefined },
  now: Instant,
): Promise<{ list: OpenedDraw[]; next?: string }> {
  const { zone } = game.clock
  // The last draw of a day is made at the midnight that ends it.
  const day = until === undefined ? now : momentOf(dayAfter(until, 1), '00:00:00', zone)
  const from = after === undefined ? now : later(instant(Date.parse(after)), -1)
  const upTo = instant(Math.min(now, day, from))
  const read = () => openedOf(lottery, [game], { perGame: count + 1, most: count + 1 }, upTo)
  const fresh = past.get(lottery) ?? new Fresh(1_000)
  past.set(lottery, fresh)
  const rows = upTo === now ? await fresh.of(`${game.code} ${count}`, now, read) : await read()
  return pageOf(rows, count, (last) => last.drawTime)
}

type Read = ReturnType<ReturnType<Lottery['games']['drawsOf']>['read']>

const REGION: Readonly<Record<string, 'N' | 'C' | 'S'>> = { VN_N: 'N', VN_S: 'S' }

function openedReply(game: LotteryGame, row: OpenedRow, slot: Read): OpenedDraw {
  const region = game.group === 'C' ? 'C' : REGION[game.profile]
  const province = typeof slot === 'string' ? undefined : game.provinces?.[weekdayOf(slot.date)]
  return {
    gameCode: row.game,
    drawNumber: row.drawNumber,
    ...(region ? { region } : {}),
    ...(province ? { province } : {}),
    drawTime: row.draw_at.toISOString(),
    version: row.version,
    status: row.state === DRAW_STATE.DRAWN ? 'OPENED' : 'VOID',
    ...(row.result ? { result: row.result } : {}),
    source: row.source,
    ...(row.void_reason ? { voidReason: row.void_reason } : {}),
  }
}
