import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/money/reconciliation.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { businessDate, instant, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { dayRange, daysFrom, isDay, periodOf } from '../../platform/day-range.ts'
import type { Call } from '../../platform/http/route.ts'
import type { JobDone } from '../../platform/jobs/jobs.ts'
import type { TransferWallet } from '../../platform/vendors/transfer-wallet.ts'
import { caseOf, isSettled, type CaseShort } from './case-store.ts'

/** A lottery's tickets are settled so many days after they were bought, at the most. */
const SETTLED_WITHIN = 14

interface Sums {
  bets: number
  stake: bigint
  payout: bigint
}

const moneyOf = ({ currency }: Brand) => ({
  code: currency.code,
  exponent: currency.scale,
  displayDecimals: currency.displayDecimals,
})

/**
 * What a day is compared with: each transfer-mode vendor, asked outside any transaction, and our
 * own games against the ledger.
 */
export async function compareVendorDay(
  db: Db,
  brands: readonly Brand[],
  vendors: ReadonlyMap<string, TransferWallet>,
  day: string,
  now: Instant,
): Promise<JobDone> {
  let rows = 0
  let lastKey: string | undefined
  for (const brand of brands) {
    const { from, until } = dayRange({ from: day, to: day }, brand.timeZone)
    const span = { from: from!, until: until! }
    for (const vendor of vendors.values()) {
      const net = await resultsOf(db, brand, vendor, span)
      const theirs = await vendor.report({
        merchantCode: brand.merchantCode,
        from: instant(span.from.getTime()),
        until: instant(span.until.getTime()),
      })
      await keep(db, brand, { day, vendor: vendor.vassalage, net, theirs }, now)
      rows++
      lastKey = `${brand.merchantCode}/${vendor.vassalage}`
    }
    const own = await ownOf(db, brand, span)
    for (const [product, { ours, theirs }] of own) {
      await keep(db, brand, { day, vendor: `OWN:${product}`, ours, net: ours.payout - ours.stake, theirs }, now)
      rows++
      lastKey = `${brand.merchantCode}/OWN:${product}`
    }
  }
  return { rows, period: day, ...(lastKey ? { lastKey } : {}) }
}

/** The day that is over last, by each brand's clock: the one before today of the first brand. */
export const dayBefore = (brands: readonly Brand[], now: Instant): string =>
  daysFrom(businessDate(now, brands[0]?.timeZone ?? 'UTC'), -1)

/**
 * What players won less what they lost at a vendor that keeps their money, as it was noted here.
 */
async function resultsOf(
  db: Db,
  { merchantCode, currency }: Brand,
  { vassalage, walletNo }: TransferWallet,
  { from, until }: { from: Date; until: Date },
): Promise<bigint> {
  const { rows } = await sql<{ net: bigint }>`select coalesce(sum(t.amount), 0)::bigint as net
    from transfers.for_wallets v join ledger.for_record t on t.owner_id = v.owner_id and t.account_no = v.wallet_no
      join ledger.for_balances a on a.owner_id = t.owner_id and a.account_no = t.account_no
    where v.merchant_id = ${merchantCode} and v.vassalage = ${vassalage} and v.wallet_no = ${walletNo} and a.currency = ${currency.code}
      and t.kind = ${KIND.VENDOR_RESULT} and t.event_at >= ${from} and t.event_at < ${until}`.execute(db)
  return rows[0]!.net
}

/**
 * Our own games by product: the wagers as players see them (bets by when they were placed, payouts
 * by when they were settled) and the ledger's postings of the same time. Reads the day's postings
 * of the whole ledger: for the night.
 */
async function ownOf(db: Db, { merchantCode, currency }: Brand, { from, until }: { from: Date; until: Date }) {
  const ours = await sql<Sums & { product: string }>`
    select w.product, (count(*) filter (where w.placed_at >= ${from}))::integer as bets,
      coalesce(sum(w.stake) filter (where w.placed_at >= ${from}), 0)::bigint as stake,
      coalesce(sum(w.payout) filter (where w.settled_at >= ${from} and w.settled_at < ${until}), 0)::bigint as payout
    from wagers.for_record w join members.for_lists m on m.id = w.owner_id
    where w.placed_at >= ${from}::timestamptz - make_interval(days => ${SETTLED_WITHIN}) and w.placed_at < ${until}
      and w.book = 0 and w.currency = ${currency.code} and m.merchant_id = ${merchantCode}
    group by 1`.execute(db)
  const theirs = await sql<Sums & { product: string }>`
    select substr(h.code, 6) as product, (count(*) filter (where t.kind = ${KIND.BET}))::integer as bets,
      coalesce(-sum(t.amount) filter (where t.kind = ${KIND.BET}), 0)::bigint as stake,
      coalesce(sum(t.amount) filter (where t.kind in (${KIND.PAYOUT}, ${KIND.PAYOUT_TAKEN_BACK})), 0)::bigint as payout
    from ledger.for_record t join ledger.for_house h on h.account_no = t.counter_no
    where t.event_at >= ${from} and t.event_at < ${until} and t.kind in (${KIND.BET}, ${KIND.PAYOUT}, ${KIND.PAYOUT_TAKEN_BACK})
      and h.merchant_id = ${merchantCode} and h.currency = ${currency.code} and h.code like 'GAME:%'
    group by 1`.execute(db)
  const none: Sums = { bets: 0, stake: 0n, payout: 0n }
  const products = new Set([...ours.rows, ...theirs.rows].map(({ product }) => product))
  return new Map(
    [...products].map((product) => {
      const sumsIn = (rows: readonly (Sums & { product: string })[]) =>
        rows.find((row) => row.product === product) ?? none
      return [product, { ours: sumsIn(ours.rows), theirs: sumsIn(theirs.rows) }] as const
    }),
  )
}

/** What a vendor didn't answer this time stays as it said before. */
async function keep(
  db: Db,
  { merchantCode, currency }: Brand,
  day: { day: string; vendor: string; ours?: Sums; net: bigint; theirs: Sums | undefined },
  now: Instant,
): Promise<void> {
  const at = new Date(now)
  const { ours, theirs } = day
  await sql`insert into reconciliation.vendor_day as v (merchant_id, vassalage, day, currency, our_bets, our_stake, our_payout, our_net,
      their_bets, their_stake, their_payout, asked_at, answered_at)
    values (${merchantCode}, ${day.vendor}, ${day.day}::date, ${currency.code}, ${ours?.bets ?? null}, ${ours?.stake ?? null},
      ${ours?.payout ?? null}, ${day.net}, ${theirs?.bets ?? null}, ${theirs?.stake ?? null}, ${theirs?.payout ?? null}, ${at},
      ${theirs ? at : null})
    on conflict (merchant_id, vassalage, day) do update set our_bets = excluded.our_bets, our_stake = excluded.our_stake,
      our_payout = excluded.our_payout, our_net = excluded.our_net, asked_at = excluded.asked_at,
      their_bets = coalesce(excluded.their_bets, v.their_bets), their_stake = coalesce(excluded.their_stake, v.their_stake),
      their_payout = coalesce(excluded.their_payout, v.their_payout), answered_at = coalesce(excluded.answered_at, v.answered_at)`.execute(
    db,
  )
}

interface Row {
  vassalage: string
  day: string
  our_bets: number | null
  our_stake: bigint | null
  our_payout: bigint | null
  our_net: bigint
  their_bets: number | null
  their_stake: bigint | null
  their_payout: bigint | null
  asked_at: Date
  last: CaseShort | null
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
  const { rows } =
    await sql<Row>`select v.vassalage, v.day::text as day, v.our_bets, v.our_stake, v.our_payout, v.our_net, v.their_bets,
      v.their_stake, v.their_payout, v.asked_at, ${caseOf(sql`v.merchant_id`, 'VENDOR', sql`v.day::text || '/' || v.vassalage`)} as last
    from reconciliation.vendor_day v where v.merchant_id = ${brand.merchantCode} and ${where}
    order by v.day desc, v.vassalage`.execute(db)
  return rows.map((row) => shown(row, brand))
}

function shown(row: Row, brand: Brand): contract.VendorDay {
  const sumsOf = (bets: number | null, stake: bigint | null, payout: bigint | null) =>
    bets === null || stake === null || payout === null
      ? undefined
      : { bets, stake: stake.toString(), payout: payout.toString() }
  const ours = sumsOf(row.our_bets, row.our_stake, row.our_payout)
  const theirs = sumsOf(row.their_bets, row.their_stake, row.their_payout)
  const theirNet = theirs && BigInt(theirs.payout) - BigInt(theirs.stake)
  const difference = theirNet === undefined ? undefined : theirNet - row.our_net
  const same = difference === 0n && (!ours || !theirs || (ours.bets === theirs.bets && ours.stake === theirs.stake))
  const settled = difference !== undefined && isSettled(row.last, difference)
  return {
    id: `${row.day}/${row.vassalage}`,
    day: row.day,
    vendor: row.vassalage,
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
