import { assert } from '@senluna/kit/assert.ts'
import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import type { BusinessDate, Instant } from '@senluna/kit/time.ts'
import { ADJUSTMENTS, GIVEN_AWAY } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { dayRange } from '../../platform/day-range.ts'

const GAMES = 'GAME:'
/** What is given out of what was won by the house, but corrections by hand. */
const GIVEN = 'EXP:'
/** The mark that says a day was begun. */
const BEGUN = 'DAY'
/** The same of what was given out, which is marked since a later version. */
const COSTS_BEGUN = 'COSTS'

/**
 * What the games brought, by product: how their accounts stand now, less how they stood when the
 * day began.
 */
export async function ggrOf(db: Db, brand: Brand, today: BusinessDate, yesterday: BusinessDate) {
  const { rows } = await sql<{ code: string; now: string; today: string | null; yesterday: string | null }>`
    select n.code, n.balance::text as now, (t0.balance + coalesce(t.balance, 0))::text as today,
      (y0.balance + coalesce(y.balance, 0))::text as yesterday
    from (${standing(brand, GAMES)}) n
    left join operations.day_mark t0 on t0.merchant_id = ${brand.merchantCode} and t0.day = ${today}::date and t0.code = ${BEGUN}
    left join operations.day_mark t on t.merchant_id = ${brand.merchantCode} and t.day = ${today}::date and t.code = n.code
    left join operations.day_mark y0 on y0.merchant_id = ${brand.merchantCode} and y0.day = ${yesterday}::date and y0.code = ${BEGUN}
    left join operations.day_mark y on y.merchant_id = ${brand.merchantCode} and y.day = ${yesterday}::date and y.code = n.code
    order by n.code`.execute(db)
  return rows.map((row) => ({
    product: row.code.slice(GAMES.length),
    today: row.today === null ? undefined : BigInt(row.now) - BigInt(row.today),
    yesterday: row.today === null || row.yesterday === null ? undefined : BigInt(row.today) - BigInt(row.yesterday),
  }))
}

/**
 * What was given out of it: how those accounts stand now, less how they stood when the day began;
 * below zero.
 */
export async function givenOf(db: Db, brand: Brand, today: BusinessDate, yesterday: BusinessDate) {
  const { merchantCode } = brand
  const mark = (day: BusinessDate, code: ReturnType<typeof sql>) =>
    sql`(select balance from operations.day_mark where merchant_id = ${merchantCode} and day = ${day}::date and code = ${code})`
  const { rows } = await sql<{ begun: boolean; before: boolean; today: string; yesterday: string }>`
    select ${mark(today, sql`${COSTS_BEGUN}`)} is not null as begun, ${mark(yesterday, sql`${COSTS_BEGUN}`)} is not null as before,
      coalesce(sum(n.balance - coalesce(${mark(today, sql`n.code`)}, 0)), 0)::text as today,
      coalesce(sum(coalesce(${mark(today, sql`n.code`)}, 0) - coalesce(${mark(yesterday, sql`n.code`)}, 0)), 0)::text as yesterday
    from (${standing(brand, GIVEN)}) n`.execute(db)
  const row = rows[0]!
  return {
    today: row.begun ? BigInt(row.today) : undefined,
    yesterday: row.begun && row.before ? BigInt(row.yesterday) : undefined,
  }
}

/**
 * What accounts hold, of those opened before a moment where one is named. Leaves out corrections by
 * hand, and the play money that a demonstration gives away.
 */
const standing = (
  brand: Brand,
  start: string,
  opened?: Date,
) => sql`select h.code, sum(h.balance) as balance from ledger.for_house h
  where h.merchant_id = ${brand.merchantCode} and h.currency = ${brand.currency.code} and starts_with(h.code, ${start})
    and (${opened ?? null}::timestamptz is null or h.opened_at < ${opened ?? null})
    and h.code <> ${ADJUSTMENTS} and not (h.code = ${GIVEN_AWAY} and ${brand.currency.demonstration}) group by h.code`

/**
 * Notes how the house accounts of a brand stand when its day begins; whether this was the first to
 * do so. An account that was opened on that day began it at nothing, whatever it holds by now: a
 * brand's first day is marked after its first stakes.
 */
export async function beginDay(tx: Tx, brand: Brand, day: BusinessDate, now: Instant): Promise<boolean> {
  const { from } = dayRange({ from: day, to: day }, brand.timeZone)
  assert(from, 'a day has a beginning')
  const mark = (code: string) =>
    sql`insert into operations.day_mark (merchant_id, day, code, balance, at)
      values (${brand.merchantCode}, ${day}::date, ${code}, 0, ${new Date(now)}) on conflict do nothing`.execute(tx)
  if ((await mark(BEGUN)).numAffectedRows !== 1n) return false
  await mark(COSTS_BEGUN)
  for (const start of [GAMES, GIVEN])
    await sql`insert into operations.day_mark (merchant_id, day, code, balance, at)
      select ${brand.merchantCode}, ${day}::date, s.code, s.balance, ${new Date(now)}
      from (${standing(brand, start, from)}) s`.execute(tx)
  return true
}
