import { sql, type RawBuilder } from 'kysely'
import type * as contract from '@senluna/contract/lottery/desk/draws.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, iso, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { dayRange } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import type { Lottery } from '../lottery.ts'
import { officialAlarms } from '../official/index.ts'
import { deskDrawOf, drawRows, hasBets } from './queries/draw-row.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

const PAGE = 30

/**
 * Draws are there long before: where no day is asked for, the list begins with those that come
 * next.
 */
const NEXT_ONES = 5 * MINUTE
/** Draws of a calendar are few and days apart: all that have been made are shown. */
const AHEAD = 8 * DAY

/**
 * The draws of all games, the latest first, with what the brand's players bet on each. Refuses
 * VAL_FIELD.
 */
export async function drawList(lottery: Lottery, call: Call<typeof contract.deskDraws>) {
  const { brand, query, now } = call
  const size = query.pageSize ?? PAGE
  const alarms = await officialAlarms(lottery.db, now)
  const { from, until } = dayRange(query, brand.timeZone)
  const place = placeOf(query.after)
  const where = sql.join(
    [
      from ? sql`d.draw_at >= ${from}` : sql`true`,
      until ? sql`d.draw_at < ${until}` : isBoundless(query) ? sql`true` : begins(call),
      query.game ? sql`d.game = ${query.game}` : sql`true`,
      query.drawNumber ? sql`d.numero = ${query.drawNumber}` : sql`true`,
      query.source ? sql`d.source = ${query.source}` : sql`true`,
      query.alarm ? sql`d.no = any (${alarms.map(({ draw }) => draw)}::integer[])` : sql`true`,
      stands(query.state, now),
      place ? sql`(d.draw_at, d.no) < (${place.at}::timestamptz, ${place.no})` : sql`true`,
    ],
    sql` and `,
  )
  const rows = await drawRows(lottery.db, call, where, size + 1)
  return pageOf(
    rows,
    size,
    (last) => `${last.draw_at.getTime()}_${last.no}`,
    (row) => deskDrawOf(lottery, row, call, alarms),
  )
}

type Query = Call<typeof contract.deskDraws>['query']

/**
 * What names a day, a draw or what became of draws has no need of a beginning: one that was closed
 * early may be days ahead.
 */
const isBoundless = ({ from, drawNumber, state, alarm }: Query): boolean =>
  Boolean(from || drawNumber || alarm) || (state !== undefined && state !== 'OPEN')

/**
 * Where a list begins: a draw that the brand's players have bet on stands in it however far ahead.
 */
function begins({ brand, query, now }: Call<typeof contract.deskDraws>): RawBuilder<unknown> {
  const { game, state, source } = query
  const isByDays = source === 'OFFICIAL' || source === 'DEMONSTRATION'
  const first = iso(later(now, isByDays ? AHEAD : game || state === 'OPEN' ? DAY : NEXT_ONES))
  return sql`(d.draw_at < ${first} or ${hasBets(brand)})`
}

function stands(state: contract.DeskDraw['state'] | undefined, now: Instant): RawBuilder<unknown> {
  if (state === undefined) return sql`true`
  const at = iso(now)
  return {
    OPEN: sql`d.state = ${sql.lit(DRAW_STATE.OPEN)} and d.lock_at > ${at}`,
    LOCKED: sql`(d.state = ${sql.lit(DRAW_STATE.SEALED)} or (d.state = ${sql.lit(DRAW_STATE.OPEN)} and d.lock_at <= ${at}))`,
    SETTLING: sql`d.state = ${sql.lit(DRAW_STATE.DRAWN)} and d.settled_at is null`,
    SETTLED: sql`d.state = ${sql.lit(DRAW_STATE.DRAWN)} and d.settled_at is not null`,
    VOID: sql`d.state = ${sql.lit(DRAW_STATE.VOID)}`,
    NOT_HELD: sql`d.state = ${sql.lit(DRAW_STATE.NOT_HELD)}`,
  }[state]
}

function placeOf(after: string | undefined): { at: Date; no: number } | undefined {
  if (after === undefined) return undefined
  const [, at, no] = /^(\d{1,14})_([1-9]\d{0,8})$/.exec(after) ?? []
  if (at === undefined || no === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return { at: new Date(Number(at)), no: Number(no) }
}
