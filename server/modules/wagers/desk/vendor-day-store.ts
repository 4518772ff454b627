import { sql } from 'kysely'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { keptMs } from '@senluna/kit/retention/index.ts'
import { businessDate, DAY, HOUR, instant, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { attempt, type ErrorLog } from '../../../platform/concurrency/attempt.ts'
import type { Db } from '../../../platform/database/db.ts'
import { dayRange } from '../../../platform/day-range.ts'
import { vendorList } from '../../catalog/index.ts'
import { WAGER_STATUS, bookOf, statusNo } from '../record/wager-status.ts'

/** So long the figures of a day are kept. */
const KEPT = keptMs('wagers.vendor_day')
/** A day that is over changes little: bets that are settled later, corrections. */
const AGAIN_AFTER = HOUR

/**
 * What the bets on a vendor's games came to on a day; by when they were placed, void and cancelled
 * ones in no figure.
 */
export interface VendorDay {
  vendorCode: string
  name: string
  bets: number
  stake: Amount
  payout: Amount
  players: number
  at: Date
}

/**
 * Counts what today and yesterday came to by vendor; run every few minutes. Cost: the bets of the
 * day by the index of time, however many there ever were; yesterday's once an hour.
 */
export async function countVendors(db: Db, brands: readonly Brand[], log: ErrorLog, now: Instant): Promise<void> {
  for (const [zone, own] of Map.groupBy(brands, ({ timeZone }) => timeZone))
    await attempt(log, 'the days of vendors could not be counted', { zone }, () => countZone(db, own, zone, now))
}

async function countZone(db: Db, brands: readonly Brand[], zone: string, now: Instant): Promise<void> {
  const codes = brands.map(({ merchantCode }) => merchantCode)
  const today = businessDate(now, zone)
  const yesterday = businessDate(instant(now - DAY), zone)
  await countDay(db, codes, today, zone, now)
  if (await isOld(db, codes, yesterday, zone, now)) await countDay(db, codes, yesterday, zone, now)
  await sql`delete from wagers.vendor_day where merchant_id = any (${codes}::text[])
    and day < ${businessDate(instant(now - KEPT), zone)}::date`.execute(db)
}

/** A row of its own says when a day was counted, also one without a bet. */
const COUNTED = ''

/** Whether a day that is over was counted long ago, or while it still ran. */
async function isOld(
  db: Db,
  codes: readonly string[],
  day: BusinessDate,
  zone: string,
  now: Instant,
): Promise<boolean> {
  const { until } = dayRange({ from: day, to: day }, zone)
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from wagers.vendor_day
    where merchant_id = any (${[...codes]}::text[]) and day = ${day}::date and vassalage = ${COUNTED}
      and at > ${new Date(now - AGAIN_AFTER)} and at >= ${until}`.execute(db)
  return rows[0]!.n < codes.length
}

/** Counts a day anew. Everything stands as of one moment, since it is one statement. */
async function countDay(db: Db, codes: readonly string[], day: BusinessDate, zone: string, now: Instant) {
  const { from, until } = dayRange({ from: day, to: day }, zone)
  await sql`with found as (
      select m.merchant_id, w.vendor, count(*) as bets, sum(w.stake) as stake, sum(w.payout) as payout, count(distinct w.owner_id) as players
      from wagers.wager w join wagers.in_members m on m.id = w.owner_id
      where w.placed_at >= ${from} and w.placed_at < ${until} and w.book = ${bookOf('REAL')}
        and w.status not in (${sql.lit(WAGER_STATUS.OPEN)}, ${statusNo('CANCELLED')}, ${statusNo('VOID')}) and m.merchant_id = any (${[...codes]}::text[])
      group by 1, 2
    ), gone as (
      delete from wagers.vendor_day d where d.merchant_id = any (${[...codes]}::text[]) and d.day = ${day}::date and d.vassalage <> ${COUNTED}
        and not exists (select from found f where f.merchant_id = d.merchant_id and f.vendor = d.vassalage)
    )
    insert into wagers.vendor_day (merchant_id, day, vassalage, bets, stake, payout, players, at)
    select merchant_id, ${day}::date, vendor, bets, stake, payout, players, ${new Date(now)}::timestamptz from found
    union all
    select code, ${day}::date, ${COUNTED}, 0, 0, 0, 0, ${new Date(now)}::timestamptz from unnest(${[...codes]}::text[]) code
    on conflict (merchant_id, day, vassalage) do update set bets = excluded.bets, stake = excluded.stake, payout = excluded.payout,
      players = excluded.players, at = excluded.at`.execute(db)
}

/**
 * A brand's day by vendor, with when it was counted last; undefined for one that nobody has
 * counted.
 */
export async function vendorDay(db: Db, merchantCode: MerchantCode, day: BusinessDate) {
  const { rows } = await sql<{
    vendorCode: string
    bets: bigint
    stake: string
    payout: string
    players: number
    at: Date
  }>`
    select d.vassalage as "vendorCode", d.bets, d.stake::text, d.payout::text, d.players, d.at
    from wagers.vendor_day d
    where d.merchant_id = ${merchantCode} and d.day = ${day}::date order by d.stake desc, d.vassalage`.execute(db)
  const counted = rows.find(({ vendorCode }) => vendorCode === COUNTED)
  if (!counted) return undefined
  const names = new Map((await vendorList(db, merchantCode)).map((vendor) => [vendor.vendorCode, vendor.displayName]))
  const list = rows
    .filter(({ vendorCode }) => vendorCode !== COUNTED)
    .map((row): VendorDay => ({
      vendorCode: row.vendorCode,
      name: names.get(row.vendorCode) ?? row.vendorCode,
      bets: Number(row.bets),
      stake: amount(BigInt(row.stake)),
      payout: amount(BigInt(row.payout)),
      players: row.players,
      at: row.at,
    }))
  return { at: counted.at, list }
}
