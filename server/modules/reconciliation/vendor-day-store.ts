import type { Amount } from '@senluna/kit/money.ts'
import { sql, type RawBuilder } from 'kysely'
import type { MerchantCode, Brand } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { caseOf, type CaseShort } from './case-store.ts'
import type { TransferWallet } from '../../platform/vendors/transfer-wallet.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { BOOK } from '../wagers/index.ts'

export interface Sums {
  bets: number
  stake: Amount
  payout: Amount
}

export interface Row {
  vendorCode: string
  day: string
  our_bets: number | null
  our_stake: Amount | null
  our_payout: Amount | null
  our_net: Amount
  their_bets: number | null
  their_stake: Amount | null
  their_payout: Amount | null
  asked_at: Date
  last: CaseShort | null
}

/**
 * What players won less what they lost at a vendor that keeps their money, as it was noted here.
 */
export async function resultsOf(
  db: Db,
  { merchantCode, currency }: Brand,
  { vendorCode, walletNo }: TransferWallet,
  { from, until }: { from: Date; until: Date },
): Promise<bigint> {
  const { rows } = await sql<{ net: Amount }>`select coalesce(sum(t.amount), 0)::bigint as net
    from transfers.for_wallets v join ledger.for_record t on t.owner_id = v.owner_id and t.account_no = v.wallet_no
      join ledger.for_balances a on a.owner_id = t.owner_id and a.account_no = t.account_no
    where v.merchant_id = ${merchantCode} and v.vassalage = ${vendorCode} and v.wallet_no = ${walletNo} and a.currency = ${currency.code}
      and t.kind = ${KIND.VENDOR_RESULT} and t.event_at >= ${from} and t.event_at < ${until}`.execute(db)
  return rows[0]!.net
}

/** What a vendor didn't answer this time stays as it said before. */
export async function keep(
  db: Db,
  { merchantCode, currency }: Brand,
  day: { day: string; vendor: string; ours?: Sums; net: Amount; theirs: Sums | undefined },
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

/** What wagers say of each product on a day. */
export async function wagersOfDay(
  db: Db,
  query: { from: Date; until: Date; settledWithin: number; code: string; merchantCode: MerchantCode },
): Promise<(Sums & { product: string })[]> {
  const { rows } = await sql<Sums & { product: string }>`
    select w.product, (count(*) filter (where w.placed_at >= ${query.from}))::integer as bets,
      coalesce(sum(w.stake) filter (where w.placed_at >= ${query.from}), 0)::bigint as stake,
      coalesce(sum(w.payout) filter (where w.settled_at >= ${query.from} and w.settled_at < ${query.until}), 0)::bigint as payout
    from wagers.for_record w join reconciliation.in_members m on m.id = w.owner_id
    where w.placed_at >= ${query.from}::timestamptz - make_interval(days => ${query.settledWithin}) and w.placed_at < ${query.until}
      and w.book = ${sql.lit(BOOK.REAL)} and w.currency = ${query.code} and m.merchant_id = ${query.merchantCode}
    group by 1`.execute(db)
  return rows
}

/** What the ledger says of each product on a day. */
export async function postingsOfDay(
  db: Db,
  { from, until, merchantCode, code }: { from: Date; until: Date; merchantCode: MerchantCode; code: string },
): Promise<(Sums & { product: string })[]> {
  const { rows } = await sql<Sums & { product: string }>`
    select substr(h.code, 6) as product, (count(*) filter (where t.kind = ${KIND.BET}))::integer as bets,
      coalesce(-sum(t.amount) filter (where t.kind = ${KIND.BET}), 0)::bigint as stake,
      coalesce(sum(t.amount) filter (where t.kind in (${KIND.PAYOUT}, ${KIND.PAYOUT_TAKEN_BACK})), 0)::bigint as payout
    from ledger.for_record t join ledger.for_house h on h.account_no = t.counter_no
    where t.event_at >= ${from} and t.event_at < ${until} and t.kind in (${KIND.BET}, ${KIND.PAYOUT}, ${KIND.PAYOUT_TAKEN_BACK})
      and h.merchant_id = ${merchantCode} and h.currency = ${code} and h.code like 'GAME:%'
    group by 1`.execute(db)
  return rows
}

/** Days of vendors with both sides. */
export async function vendorDayRows(
  db: Db | Tx,
  merchantCode: MerchantCode,
  where: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select v.vassalage as "vendorCode", v.day::text as day, v.our_bets, v.our_stake, v.our_payout, v.our_net, v.their_bets,
      v.their_stake, v.their_payout, v.asked_at, ${caseOf(sql`v.merchant_id`, 'VENDOR', sql`v.day::text || '/' || v.vassalage`)} as last
    from reconciliation.vendor_day v where v.merchant_id = ${merchantCode} and ${where}
    order by v.day desc, v.vassalage`.execute(db)
  return rows
}
