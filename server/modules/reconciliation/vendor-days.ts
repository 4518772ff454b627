import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/money/reconciliation.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { businessDate, instant, type Instant } from '@senluna/kit/time.ts'
import { attempt, type ErrorLog } from '../../platform/concurrency/attempt.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { dayRange, isDay, periodOf } from '../../platform/day-range.ts'
import type { Call } from '../../platform/http/route.ts'
import type { JobDone } from '../../platform/jobs/jobs.ts'
import type { TransferWallet } from '../../platform/vendors/transfer-wallet.ts'
import { isSettled } from './case-store.ts'
import { wagersOfDay, postingsOfDay, vendorDayRows, type Sums, resultsOf, keep, type Row } from './vendor-day-store.ts'

/** A lottery's tickets are settled so many days after they were bought, at the most. */
const SETTLED_WITHIN = 14

const moneyOf = ({ currency }: Brand) => ({
  code: currency.code,
  exponent: currency.scale,
  displayDecimals: currency.displayDecimals,
})

interface Compared {
  db: Db
  brands: readonly Brand[]
  vendors: ReadonlyMap<string, TransferWallet>
  log: ErrorLog
}

/**
 * What a day is compared with: each transfer-mode vendor, asked outside any transaction, and our
 * own games against the ledger.
 */
export async function compareVendorDay(
  { db, brands, vendors, log }: Compared,
  day: string,
  now: Instant,
): Promise<JobDone> {
  let rows = 0
  let lastKey: string | undefined
  for (const brand of brands) {
    const { from, until } = dayRange({ from: day, to: day }, brand.timeZone)
    const span = { from: from!, until: until! }
    const trouble = 'a day could not be compared'
    for (const vendor of vendors.values()) {
      const name = `${brand.merchantCode}/${vendor.vendorCode}`
      await attempt(log, trouble, { day, vendor: name }, async () => {
        const net = await resultsOf(db, brand, vendor, span)
        const theirs = await vendor.report({
          merchantCode: brand.merchantCode,
          from: instant(span.from.getTime()),
          until: instant(span.until.getTime()),
        })
        await keep(db, brand, { day, vendor: vendor.vendorCode, net: amount(net), theirs }, now)
        rows++
        lastKey = name
      })
    }
    await attempt(log, trouble, { day, vendor: `${brand.merchantCode}/OWN` }, async () => {
      for (const [product, { ours, theirs }] of await ownOf(db, brand, span)) {
        const vendor = `OWN:${product}`
        await keep(db, brand, { day, vendor, ours, net: amount(ours.payout - ours.stake), theirs }, now)
        rows++
        lastKey = `${brand.merchantCode}/${vendor}`
      }
    })
  }
  return { rows, period: day, ...(lastKey ? { lastKey } : {}) }
}

/** The day that is over last, by each brand's clock: the one before today of the first brand. */
export const dayBefore = (brands: readonly Brand[], now: Instant): string =>
  daysFrom(businessDate(now, brands[0]?.timeZone ?? 'UTC'), -1)

/**
 * Our own games by product: the wagers as players see them (bets by when they were placed, payouts
 * by when they were settled) and the ledger's postings of the same time. Reads the day's postings
 * of the whole ledger: for the night.
 */
async function ownOf(db: Db, { merchantCode, currency }: Brand, { from, until }: { from: Date; until: Date }) {
  const ours = await wagersOfDay(db, { from, until, settledWithin: SETTLED_WITHIN, code: currency.code, merchantCode })
  const theirs = await postingsOfDay(db, { from, until, merchantCode, code: currency.code })
  const none: Sums = { bets: 0, stake: amount(0n), payout: amount(0n) }
  const products = new Set([...ours, ...theirs].map(({ product }) => product))
  return new Map(
    [...products].map((product) => {
      const sumsIn = (rows: readonly (Sums & { product: string })[]) =>
        rows.find((row) => row.product === product) ?? none
      return [product, { ours: sumsIn(ours), theirs: sumsIn(theirs) }] as const
    }),
  )
}

/** The days of vendors, the latest first. */
export async function vendorDays(db: Db, { brand, query, now }: Call<typeof contract.vendorDays>) {
  const { days } = periodOf(query, brand.timeZone, now)
  const list = await rowsOf(db, brand, sql`v.day >= ${days.from}::date and v.day <= ${days.to}::date`)
  return { list: query.open ? list.filter(({ state }) => state !== 'CLEAR') : list }
}

/** One of them by its id. */
export async function vendorDayOf(db: Db | Tx, brand: Brand, about: string): Promise<contract.VendorDay | undefined> {
  const [day = '', vendor = ''] = about.split('/')
  if (!isDay(day)) return undefined
  return (await rowsOf(db, brand, sql`v.day = ${day}::date and v.vassalage = ${vendor}`))[0]
}

async function rowsOf(db: Db | Tx, brand: Brand, where: ReturnType<typeof sql>): Promise<contract.VendorDay[]> {
  const rows = await vendorDayRows(db, brand.merchantCode, where)
  return rows.map((row) => shown(row, brand))
}

function shown(row: Row, brand: Brand): contract.VendorDay {
  const sumsOf = (bets: number | null, stake: Amount | null, payout: Amount | null) =>
    bets === null || stake === null || payout === null
      ? undefined
      : { bets, stake: stake.toString(), payout: payout.toString() }
  const ours = sumsOf(row.our_bets, row.our_stake, row.our_payout)
  const theirs = sumsOf(row.their_bets, row.their_stake, row.their_payout)
  const theirNet = theirs && BigInt(theirs.payout) - BigInt(theirs.stake)
  const difference = theirNet === undefined ? undefined : theirNet - row.our_net
  const same = difference === 0n && (!ours || !theirs || (ours.bets === theirs.bets && ours.stake === theirs.stake))
  const settled = difference !== undefined && isSettled(row.last, amount(difference))
  return {
    id: `${row.day}/${row.vendorCode}`,
    day: row.day,
    vendor: row.vendorCode,
    currency: moneyOf(brand),
    ...(ours ? { ours } : {}),
    ourNet: row.our_net.toString(),
    ...(theirs ? { theirs } : {}),
    ...(theirNet === undefined ? {} : { theirNet: theirNet.toString() }),
    ...(difference === undefined ? {} : { difference: difference.toString() }),
    state: theirs === undefined ? 'SILENT' : same || settled ? 'CLEAR' : 'DIFFERS',
    ...(row.last ? { case: row.last } : {}),
    askedAt: row.asked_at.toISOString(),
  }
}
