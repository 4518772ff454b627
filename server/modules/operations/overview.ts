import { OVERVIEW_CHARTS, OVERVIEW_FIGURES, type Overview, type overview } from '@senluna/contract/desk/overview.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { assert } from '@senluna/kit/assert.ts'
import { businessDate, HOUR, iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { dayRange } from '../../platform/day-range.ts'
import type { Call } from '../../platform/http/route.ts'
import { hourFigures, spanFigures, type HourFigures, type Span } from '../facts/index.ts'

/** A day has 24 hours, or one more or less where clocks change. */
const HOURS = 24

/** Today and yesterday against the day before and the same day of last week. */
export async function overviewOf(db: Db, { brand, now }: Call<typeof overview>): Promise<Overview> {
  const today = businessDate(now, brand.timeZone)
  const day = (back: number): Span => {
    const name = daysFrom(today, -back)
    const { from, until } = dayRange({ from: name, to: name }, brand.timeZone)
    assert(from && until, 'a day has a beginning and an end')
    return { since: from, until }
  }
  const begun = day(0).since.getTime()
  const full = Math.floor((now - begun) / HOUR) * HOUR
  const soFar = (back: number): Span => {
    const { since } = day(back)
    return { since, until: new Date(since.getTime() + full) }
  }
  const spans = [day(0), soFar(0), soFar(1), soFar(7), day(1), day(2), day(8)]
  const [figures, hours] = await Promise.all([
    spanFigures(db, brand, spans),
    hourFigures(db, brand, [day(0), day(1), day(7)]),
  ])
  const [now0, full0, full1, full7, whole1, whole2, whole8] = figures
  assert(now0 && full0 && full1 && full7 && whole1 && whole2 && whole8, 'each span has its figures')
  const { code, scale, displayDecimals } = brand.currency
  return {
    currency: { code, exponent: scale, displayDecimals },
    empty: figures.every((span) => span.active === '0' && span.deposits === '0'),
    fullUntil: iso((begun + full) as Instant),
    days: { today, yesterday: daysFrom(today, -1) },
    figures: OVERVIEW_FIGURES.map((name) => ({
      name,
      today: now0[name],
      soFar: { today: full0[name], yesterday: full1[name], lastWeek: full7[name] },
      yesterday: whole1[name],
      dayBefore: whole2[name],
      weekBefore: whole8[name],
    })),
    hours: byHour(hours, Math.ceil((now - begun) / HOUR)),
  }
}

/** Three days hour by hour; of today those that have begun. */
function byHour(rows: readonly HourFigures[], begun: number): Overview['hours'] {
  const found = new Map(rows.map((row) => [`${row.day} ${row.hour}`, row]))
  const chart = (name: (typeof OVERVIEW_CHARTS)[number]) =>
    Array.from({ length: HOURS }, (_, hour) => {
      const at = (day: number) => found.get(`${day} ${hour}`)?.[name] ?? '0'
      return { ...(hour < begun ? { today: at(0) } : {}), yesterday: at(1), lastWeek: at(2) }
    })
  return { ggr: chart('ggr'), deposits: chart('deposits'), active: chart('active') }
}
