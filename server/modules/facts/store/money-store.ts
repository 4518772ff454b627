import { type RawBuilder, sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { KIND, POINTS_CURRENCY, TRIAL_CURRENCY } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { treasuryOf } from '../../wallet/index.ts'
import { zonesOf, type MemberDay } from './mark-store.ts'
import type { BrandDays, Differs } from './play-store.ts'
import { forgetTeamsOf } from './team-store.ts'

const DEPOSITS = sql.raw(`${KIND.DEPOSIT}, ${KIND.DEPOSIT_CORRECTION}`)
const PAID_OUT = sql.raw(`${KIND.WITHDRAWAL_PAID}`)
/** What was won at vendors that keep their players' money. */
const RESULTS = sql.raw(`(kind = ${KIND.VENDOR_RESULT} and starts_with(code, 'GAME:'))`)

/** What reading came to: the days that changed, and who was read for the first time. */
interface MoneyRead {
  begun: Id<'member'>[]
  days: MemberDay[]
}

/** Adds the postings of some members that weren't read yet to their days. */
export const readMoney = (tx: Tx, brands: readonly Brand[], members: readonly Id<'member'>[]): Promise<MoneyRead> =>
  readPostings(
    tx,
    sql`select m.id, m.merchant_id, z.zone, a.account_no, a.currency, a.version, coalesce(c.version, 0) as read
      from facts.in_members m join ${zonesOf(brands)} on z.merchant_id = m.merchant_id
      join facts.in_balances a on a.owner_id = m.id and a.currency not in (${TRIAL_CURRENCY}, ${POINTS_CURRENCY})
      left join facts.cursor c on c.owner_id = a.owner_id and c.account_no = a.account_no
      where m.id = any (${[...members]}::uuid[]) and a.version > coalesce(c.version, 0)`,
  )

/**
 * Adds the postings of some wallets that weren't read yet to their owners' days. How far each was
 * read is kept in the same statement, so nothing is added twice or left out. `wallets` answers rows
 * of owner, brand, zone, wallet, currency, version, and up to which it was read.
 */
export async function readPostings(tx: Tx, wallets: RawBuilder<unknown>): Promise<MoneyRead> {
  const { rows } = await sql<MemberDay & { begun: boolean }>`with accounts as (${wallets}),
    postings as materialized (
      select a.merchant_id, a.id as member_id, a.zone, a.currency, t.kind, t.amount, t.event_at, h.code
      from accounts a
      join facts.in_postings t on t.owner_id = a.id and t.account_no = a.account_no and t.version > a.read and t.version <= a.version
      join facts.in_house_accounts h on h.account_no = t.counter_no),
    days as (
      insert into facts.money (merchant_id, day, member_id, kind, code, currency, postings, amount)
      select merchant_id, (event_at at time zone zone)::date, member_id, kind, code, currency, count(*), sum(amount)::bigint
      from postings group by 1, 2, 3, 4, 5, 6
      on conflict (merchant_id, day, member_id, kind, code, currency)
        do update set postings = money.postings + excluded.postings, amount = money.amount + excluded.amount
      returning merchant_id, member_id, day),
    hourly as (
      insert into facts.hours (merchant_id, hour, member_id, currency, deposited, withdrawn, results)
      select merchant_id, date_trunc('hour', event_at, zone), member_id, currency,
        coalesce(sum(amount) filter (where kind in (${DEPOSITS})), 0)::bigint, -coalesce(sum(amount) filter (where kind = ${PAID_OUT}), 0)::bigint,
        coalesce(sum(amount) filter (where ${RESULTS}), 0)::bigint
      from postings where kind in (${DEPOSITS}, ${PAID_OUT}) or ${RESULTS} group by 1, 2, 3, 4
      on conflict (merchant_id, hour, member_id, currency) do update set deposited = hours.deposited + excluded.deposited,
        withdrawn = hours.withdrawn + excluded.withdrawn, results = hours.results + excluded.results),
    read as (
      insert into facts.cursor (owner_id, account_no, version, zone) select id, account_no, version, zone from accounts
      on conflict (owner_id, account_no) do update set version = excluded.version, zone = excluded.zone)
    select d.member_id as "memberId", d.merchant_id as "merchantCode", to_char(d.day, 'YYYY-MM-DD') as day,
      exists (select from accounts a where a.id = d.member_id and a.read = 0) as begun
    from days d group by d.member_id, d.merchant_id, d.day`.execute(tx)
  return { begun: [...new Set(rows.flatMap(({ memberId, begun }) => (begun ? [memberId] : [])))], days: rows }
}

/**
 * Has every day worked out on which members were ever paid or staked by play: of wallets that are
 * read for the first time. They stand among those that were taken, where no event waits for them.
 */
export async function markPlayed(tx: Tx, members: readonly Id<'member'>[]): Promise<void> {
  await sql`insert into facts.mark (member_id, day, taken)
    select distinct member_id, day, true from facts.money where member_id = any (${[...members]}::uuid[]) and code like 'GAME:%'
    order by 1, 2 on conflict do nothing`.execute(tx)
}

/** Members with postings that weren't read, or read by the days of another zone. */
export async function membersBehind(db: Db, brands: readonly Brand[]): Promise<{ id: Id<'member'>; moved: boolean }[]> {
  const { rows } = await sql<{ id: Id<'member'>; moved: boolean }>`
    select m.id, bool_or(c.zone <> z.zone) is true as moved
    from facts.in_balances a join facts.in_members m on m.id = a.owner_id
    join ${zonesOf(brands)} on z.merchant_id = m.merchant_id
    left join facts.cursor c on c.owner_id = a.owner_id and c.account_no = a.account_no
    where a.currency not in (${TRIAL_CURRENCY}, ${POINTS_CURRENCY}) and (a.version > coalesce(c.version, 0) or c.zone <> z.zone)
    group by m.id order by m.id`.execute(db)
  return rows
}

/** Forgets what was read of some members: it is read again from their first posting on. */
export async function forgetMoney(tx: Tx, members: readonly Id<'member'>[]): Promise<void> {
  const all = [...members]
  await forgetTeamsOf(tx, members)
  await sql`delete from facts.cursor where owner_id = any (${all}::uuid[])`.execute(tx)
  await sql`delete from facts.money where member_id = any (${all}::uuid[])`.execute(tx)
  await sql`delete from facts.given where member_id = any (${all}::uuid[])`.execute(tx)
  await sql`delete from facts.rewards where member_id = any (${all}::uuid[])`.execute(tx)
  await sql`delete from facts.months where member_id = any (${all}::uuid[])`.execute(tx)
  await sql`update facts.hours set deposited = 0, withdrawn = 0, results = 0 where member_id = any (${all}::uuid[])`.execute(
    tx,
  )
}

/**
 * Members of a brand, and its jackpot wallet, whose money on some days is not what their postings
 * say, as far as they were read. Cost: one read of all postings, however many days.
 */
export async function moneyThatDiffers(db: Db, days: BrandDays): Promise<Differs[]> {
  const { merchantCode, from, to, since, until, zone } = days
  const { rows } = await sql<Differs>`with posted as (
      select t.owner_id as member_id, (t.event_at at time zone ${zone})::date as day, t.kind, h.code, a.currency, count(*) as postings, sum(t.amount)::bigint as amount
      from facts.in_postings t
      join facts.cursor c on c.owner_id = t.owner_id and c.account_no = t.account_no and t.version <= c.version
      join (select id from facts.in_members where merchant_id = ${merchantCode} union all select ${treasuryOf(merchantCode)}::uuid) m on m.id = t.owner_id
      join facts.in_balances a on a.owner_id = t.owner_id and a.account_no = t.account_no
      join facts.in_house_accounts h on h.account_no = t.counter_no
      where t.event_at >= ${since} and t.event_at < ${until} group by 1, 2, 3, 4, 5),
    kept as (select member_id, day, kind, code, currency, postings, amount from facts.money
      where merchant_id = ${merchantCode} and day between ${from}::date and ${to}::date)
    select distinct coalesce(k.member_id, p.member_id) as "memberId", to_char(coalesce(k.day, p.day), 'YYYY-MM-DD') as day from posted p
    full join kept k on (k.member_id, k.day, k.kind, k.code, k.currency) = (p.member_id, p.day, p.kind, p.code, p.currency)
    where (k.postings, k.amount) is distinct from (p.postings, p.amount)`.execute(db)
  return rows
}
