import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/dashboard.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { businessDate, DAY, instant, MINUTE, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { ADJUSTMENTS, GIVEN_AWAY } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { dayRange } from '../../platform/day-range.ts'
import type { Call } from '../../platform/http/route.ts'
import { lowestId } from '../../platform/ids.ts'
import { vendorDay, type VendorDay } from '../wagers/desk/index.ts'
import { houseRightsOf } from '../staff/index.ts'
import { alarmsOf } from './system.ts'

// A report: it reads what other modules keep and writes nothing but its own marks.

const GAMES = 'GAME:'
/** What is given out of what was won by the house, but corrections by hand. */
const GIVEN = 'EXP:'
/** The mark that says a day was begun. */
const BEGUN = 'DAY'
/** The same of what was given out, which is marked since a later version. */
const COSTS_BEGUN = 'COSTS'
/** So long it is known who was active on a day. */
const ACTIVE_KEPT = 400 * DAY
/** What a day counts was begun at most so long before. */
const BEGUN_WITHIN = 8 * DAY

/** What waits and for how long, and what today and yesterday brought. */
export async function dashboardOf(
  parts: Parameters<typeof alarmsOf>[0],
  { brand, caller, now }: Call<typeof contract.dashboard>,
): Promise<contract.Dashboard> {
  const { db } = parts
  const today = businessDate(now, brand.timeZone)
  const yesterday = businessDate(instant(now - DAY), brand.timeZone)
  const [queues, first, second, ggr, counts, given, alarms, vendors, vendorsBefore] = await Promise.all([
    queuesOf(db, brand.merchantCode, houseRightsOf(caller), now),
    dayOf(db, brand, today),
    dayOf(db, brand, yesterday),
    ggrOf(db, brand, today, yesterday),
    countsOf(db, brand.merchantCode, now),
    givenOf(db, brand, today, yesterday),
    alarmsOf(parts, { brand, now }),
    vendorDay(db, brand.merchantCode, today),
    vendorDay(db, brand.merchantCode, yesterday),
  ])
  const sum = (of: 'today' | 'yesterday') => {
    const known = ggr.flatMap((one) => (one[of] === undefined ? [] : [one[of]]))
    if (known.length === 0) return {}
    const total = known.reduce((all, one) => all + one, 0n)
    const cost = given[of]
    return { ggr: total.toString(), ...(cost === undefined ? {} : { ngr: (total + cost).toString() }) }
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
    vendors: byVendor(vendors?.list ?? [], vendorsBefore?.list ?? []),
    days: { today, yesterday },
    ...(vendors ? { vendorsAt: vendors.at.toISOString() } : {}),
    alarms,
    ...counts,
  }
}

const figuresOf = ({ bets, stake, payout, players }: VendorDay): contract.VendorFigures => ({
  bets,
  stake: stake.toString(),
  payout: payout.toString(),
  ggr: (stake - payout).toString(),
  players,
})

/** Two days side by side, who is played most today first. */
function byVendor(today: readonly VendorDay[], yesterday: readonly VendorDay[]): contract.Dashboard['vendors'] {
  const before = new Map(yesterday.map((one) => [one.vassalage, one]))
  const gone = yesterday.filter(({ vassalage }) => !today.some((one) => one.vassalage === vassalage))
  return [
    ...today.map((one) => {
      const was = before.get(one.vassalage)
      const { vassalage, name } = one
      return { vassalage, name, today: figuresOf(one), ...(was ? { yesterday: figuresOf(was) } : {}) }
    }),
    ...gone.map((one) => ({ vassalage: one.vassalage, name: one.name, yesterday: figuresOf(one) })),
  ]
}

async function queuesOf(
  db: Db,
  merchantId: MerchantCode,
  house: readonly string[],
  now: Instant,
): Promise<contract.Dashboard['queues']> {
  const { rows } = await sql<{
    name: contract.Dashboard['queues'][number]['name']
    waiting: bigint
    oldest: Date | null
  }>`
    select 'chat' as name, count(*) as waiting, min(last_at) as oldest from chat.conversation where merchant_id = ${merchantId} and state = 'WAITING'
    union all select 'tickets', count(*), min(created_at) from feedback.ticket where merchant_id = ${merchantId} and state = 'OPEN'
    union all select 'approvals', count(*), min(created_at) from staff.approval
      where (merchant_id = ${merchantId} or needs = any (${[...house]}::text[])) and state = 'PENDING' and expires_at > ${new Date(now)}
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
  const { rows } = await sql<{
    registrations: bigint
    deposits: string
    dn: bigint
    withdrawals: string
    wn: bigint
    active: bigint
    first: bigint
    first_sum: string
  }>`
    select (select count(*) from members.member where merchant_id = ${brand.merchantCode} and type <> 4
        and created_at >= ${from} and created_at < ${until}) as registrations,
      (select count(*) from people.active_day where merchant_id = ${brand.merchantCode} and day = ${day}::date) as active,
      d.total as deposits, d.n as dn, d.first, d.first_sum, w.total as withdrawals, w.n as wn
    from (select coalesce(sum(received), 0)::text as total, count(*) as n, count(*) filter (where is_first) as first,
          coalesce(sum(received) filter (where is_first), 0)::text as first_sum
        from (select c.received, not exists (select from cashier.deposit e where e.member_id = c.member_id and e.state = 'CREDITED'
              and (e.credited_at, e.id) < (c.credited_at, c.id)) as is_first
          from cashier.deposit c where c.merchant_id = ${brand.merchantCode} and c.id >= ${lowestId(instant(begun.getTime()))}::uuid and c.state = 'CREDITED'
            and c.credited_at >= ${from} and c.credited_at < ${until}) x) d,
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
    active: Number(row.active),
    firstDeposits: Number(row.first),
    firstDeposited: row.first_sum,
  }
}

/**
 * What the games brought, by product: how their accounts stand now, less how they stood when the
 * day began.
 */
async function ggrOf(db: Db, brand: Brand, today: BusinessDate, yesterday: BusinessDate) {
  const { rows } = await sql<{ code: string; now: string; today: string | null; yesterday: string | null }>`
    select n.code, n.balance::text as now, (t0.balance + coalesce(t.balance, 0))::text as today,
      (y0.balance + coalesce(y.balance, 0))::text as yesterday
    from (${standing(brand, GAMES)}) n
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

/**
 * What was given out of it: how those accounts stand now, less how they stood when the day began;
 * below zero.
 */
async function givenOf(db: Db, brand: Brand, today: BusinessDate, yesterday: BusinessDate) {
  const { merchantCode } = brand
  const mark = (day: BusinessDate, code: ReturnType<typeof sql>) =>
    sql`(select balance from people.day_mark where merchant_id = ${merchantCode} and day = ${day}::date and code = ${code})`
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
 * Corrections by hand are told apart, and what a demonstration gives to play with is no gift of
 * anybody's.
 */
const standing = (brand: Brand, start: string) => sql`select h.code, sum(a.balance) as balance
  from ledger.house_account h join ledger.account a on a.owner_id = ledger.house() and a.account_no = h.account_no
  where h.merchant_id = ${brand.merchantCode} and h.currency = ${brand.currency.code} and starts_with(h.code, ${start})
    and h.code <> ${ADJUSTMENTS} and not (h.code = ${GIVEN_AWAY} and ${brand.currency.demonstration}) group by h.code`

async function countsOf(db: Db, merchantId: MerchantCode, now: Instant) {
  const { rows } = await sql<{ online: bigint }>`select count(distinct member_id) as online from sessions.session
    where merchant_id = ${merchantId} and ended_at is null and seen_at > ${new Date(now - 30 * MINUTE)}`.execute(db)
  return { online: Number(rows[0]!.online) }
}

/**
 * Notes how the house accounts of each brand stand when its day begins. Run every few minutes; only
 * the first run of a day writes anything, so an account that comes later began the day at nothing.
 */
export async function markDays(db: Db, brands: readonly Brand[], now: Instant): Promise<void> {
  for (const brand of brands)
    await db.transaction().execute(async (tx) => {
      const day = businessDate(now, brand.timeZone)
      const mark = (code: string) =>
        sql`insert into people.day_mark (merchant_id, day, code, balance, at)
        values (${brand.merchantCode}, ${day}::date, ${code}, 0, ${new Date(now)}) on conflict do nothing`.execute(tx)
      if ((await mark(BEGUN)).numAffectedRows !== 1n) return
      await mark(COSTS_BEGUN)
      for (const start of [GAMES, GIVEN])
        await sql`insert into people.day_mark (merchant_id, day, code, balance, at)
          select ${brand.merchantCode}, ${day}::date, s.code, s.balance, ${new Date(now)} from (${standing(brand, start)}) s`.execute(
          tx,
        )
      await sql`delete from people.active_day where merchant_id = ${brand.merchantCode}
        and day < ${businessDate(instant(now - ACTIVE_KEPT), brand.timeZone)}::date`.execute(tx)
    })
}
