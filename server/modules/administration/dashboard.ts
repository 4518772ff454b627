import { sql } from 'kysely'
import type * as contract from '@senluna/contract/dashboard.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { businessDate, DAY, instant, MINUTE, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { dayRange } from '../../platform/day-range.ts'
import type { Call } from '../../platform/http/route.ts'

// A report: it reads what other modules keep and writes nothing but its own marks.

const GAMES = 'GAME:'
/** The mark that says a day was begun. */
const BEGUN = 'DAY'
/** What a day counts was begun at most so long before. */
const BEGUN_WITHIN = 8 * DAY

/** What waits and for how long, and what today and yesterday brought. */
export async function dashboardOf(
  db: Db,
  { brand, now }: Call<typeof contract.dashboard>,
): Promise<contract.Dashboard> {
  const today = businessDate(now, brand.timeZone)
  const yesterday = businessDate(instant(now - DAY), brand.timeZone)
  const [queues, first, second, ggr, counts] = await Promise.all([
    queuesOf(db, brand.merchantCode, now),
    dayOf(db, brand, today),
    dayOf(db, brand, yesterday),
    ggrOf(db, brand, today, yesterday),
    countsOf(db, brand.merchantCode, now),
  ])
  const sum = (of: 'today' | 'yesterday') => {
    const known = ggr.flatMap((one) => (one[of] === undefined ? [] : [one[of]]))
    return known.length === 0 ? {} : { ggr: known.reduce((all, one) => all + one, 0n).toString() }
  }
  return {
    currency: {
      code: brand.currency.code,
      exponent: brand.currency.scale,
      displayDecimals: brand.currency.displayDecimals,
    },
    queues,
    today: { ...first, ...sum('today') },
    yesterday: { ...second, ...sum('yesterday') },
    products: ggr.map((one) => ({
      product: one.product,
      ...(one.today === undefined ? {} : { today: one.today.toString() }),
      ...(one.yesterday === undefined ? {} : { yesterday: one.yesterday.toString() }),
    })),
    ...counts,
  }
}

async function queuesOf(db: Db, merchantId: string, now: Instant): Promise<contract.Dashboard['queues']> {
  const { rows } = await sql<{
    name: contract.Dashboard['queues'][number]['name']
    waiting: bigint
    oldest: Date | null
  }>`
    select 'chat' as name, count(*) as waiting, min(last_at) as oldest from chat.conversation where merchant_id = ${merchantId} and state = 'WAITING'
    union all select 'tickets', count(*), min(created_at) from feedback.ticket where merchant_id = ${merchantId} and state = 'OPEN'
    union all select 'approvals', count(*), min(created_at) from staff.approval
      where merchant_id = ${merchantId} and state = 'PENDING' and expires_at > ${new Date(now)}
    union all select 'deposits', count(*), min(created_at) from cashier.deposit where merchant_id = ${merchantId} and state = 'REVIEW'
    union all select 'withdrawals', count(*), min(created_at) from payout.withdrawal
      where merchant_id = ${merchantId} and state in ('REVIEW', 'HOLD', 'DISPUTED') and ended_at is null
    union all select 'kyc', count(*), min(created_at) from kyc.application where merchant_id = ${merchantId} and state = 'PENDING'
    union all select 'risk', count(*), min(created_at) from risk."case" where merchant_id = ${merchantId} and state in ('OPEN', 'INVESTIGATING')`.execute(
    db,
  )
  return rows.map(({ name, waiting, oldest }) => ({
    name,
    waiting: Number(waiting),
    ...(oldest ? { oldestAt: oldest.toISOString() } : {}),
  }))
}

async function dayOf(db: Db, brand: Brand, day: BusinessDate) {
  const { from, until } = dayRange({ from: day, to: day }, brand.timeZone)
  const begun = new Date(from!.getTime() - BEGUN_WITHIN)
  const { rows } = await sql<{ registrations: bigint; deposits: string; dn: bigint; withdrawals: string; wn: bigint }>`
    select (select count(*) from members.member where merchant_id = ${brand.merchantCode} and type <> 4
        and created_at >= ${from} and created_at < ${until}) as registrations,
      d.total as deposits, d.n as dn, w.total as withdrawals, w.n as wn
    from (select coalesce(sum(received), 0)::text as total, count(*) as n from cashier.deposit
        where merchant_id = ${brand.merchantCode} and id >= ${firstId(begun)}::uuid and state = 'CREDITED'
          and credited_at >= ${from} and credited_at < ${until}) d,
      (select coalesce(sum(amount - returned), 0)::text as total, count(*) as n from payout.withdrawal
        where merchant_id = ${brand.merchantCode} and created_at >= ${begun} and state in ('RECEIVED', 'AUTO_RECEIVED')
          and ended_at >= ${from} and ended_at < ${until}) w`.execute(db)
  const row = rows[0]!
  return {
    registrations: Number(row.registrations),
    deposits: row.deposits,
    depositCount: Number(row.dn),
    withdrawals: row.withdrawals,
    withdrawalCount: Number(row.wn),
  }
}

/** The least id that could have been made at a moment: ids begin with their time. */
const firstId = (at: Date): string => {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** What the games brought, by product: how their accounts stand now, less how they stood when the day began. */
async function ggrOf(db: Db, brand: Brand, today: BusinessDate, yesterday: BusinessDate) {
  const { rows } = await sql<{ code: string; now: string; today: string | null; yesterday: string | null }>`
    select n.code, n.balance::text as now, (t0.balance + coalesce(t.balance, 0))::text as today,
      (y0.balance + coalesce(y.balance, 0))::text as yesterday
    from (${standing(brand)}) n
    left join people.day_mark t0 on t0.merchant_id = ${brand.merchantCode} and t0.day = ${today}::date and t0.code = ${BEGUN}
    left join people.day_mark t on t.merchant_id = ${brand.merchantCode} and t.day = ${today}::date and t.code = n.code
    left join people.day_mark y0 on y0.merchant_id = ${brand.merchantCode} and y0.day = ${yesterday}::date and y0.code = ${BEGUN}
    left join people.day_mark y on y.merchant_id = ${brand.merchantCode} and y.day = ${yesterday}::date and y.code = n.code
    order by n.code`.execute(db)
  return rows.map((row) => ({
    product: row.code.slice(GAMES.length),
    today: row.today === null ? undefined : BigInt(row.now) - BigInt(row.today),
    yesterday: row.today === null || row.yesterday === null ? undefined : BigInt(row.today) - BigInt(row.yesterday),
  }))
}

const standing = (brand: Brand) => sql`select h.code, sum(a.balance) as balance
  from ledger.house_account h join ledger.account a on a.owner_id = ledger.house() and a.account_no = h.account_no
  where h.merchant_id = ${brand.merchantCode} and h.currency = ${brand.currency.code} and h.code like 'GAME:%' group by h.code`

async function countsOf(db: Db, merchantId: string, now: Instant) {
  const { rows } = await sql<{ online: bigint }>`select count(distinct member_id) as online from sessions.session
    where merchant_id = ${merchantId} and ended_at is null and seen_at > ${new Date(now - 30 * MINUTE)}`.execute(db)
  return { online: Number(rows[0]!.online) }
}

/**
 * Notes how the house accounts of each brand stand when its day begins. Run every few minutes; only the first run of a day
 * writes anything, so an account that comes later began the day at nothing.
 */
export async function markDays(db: Db, brands: readonly Brand[], now: Instant): Promise<void> {
  for (const brand of brands)
    await db.transaction().execute(async (tx) => {
      const day = businessDate(now, brand.timeZone)
      const begun = await sql`insert into people.day_mark (merchant_id, day, code, balance, at)
        values (${brand.merchantCode}, ${day}::date, ${BEGUN}, 0, ${new Date(now)}) on conflict do nothing`.execute(tx)
      if (begun.numAffectedRows !== 1n) return
      await sql`insert into people.day_mark (merchant_id, day, code, balance, at)
        select ${brand.merchantCode}, ${day}::date, s.code, s.balance, ${new Date(now)} from (${standing(brand)}) s`.execute(
        tx,
      )
    })
}
