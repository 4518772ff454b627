import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DRAWN_PRODUCTS } from '@senluna/kit/product.ts'
import { ADJUSTMENTS, KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { DaySpan } from './play-store.ts'

const REBATES = sql.raw([KIND.REBATE, KIND.AGENT_REBATE, KIND.REBATE_TAKEN_BACK].join(', '))

/**
 * Costs of a brand among its members' money: but corrections by hand and the play money of a
 * demonstration. `alias` is the name of `facts.money` in the statement.
 */
export const costsIn = (alias: string) =>
  sql.raw(
    `starts_with(${alias}.code, 'EXP:') and ${alias}.code <> '${ADJUSTMENTS}' and ${alias}.kind <> ${KIND.DEMONSTRATION_MONEY}`,
  )

/** An amount laid out by weight, to the unit: what each place comes to less what came before it. */
export const PIECE = sql.raw('floor(total * upto / whole) - floor(total * (upto - weight) / whole)')

/** Days that are laid out, as `a`. */
export const askedOf = (days: readonly DaySpan[]) =>
  sql`unnest(${days.map(({ merchantCode }) => merchantCode)}::text[], ${days.map(({ memberId }) => memberId)}::uuid[],
      ${days.map(({ day }) => day)}::date[], ${days.map(({ since }) => since)}::timestamptz[], ${days.map(({ until }) => until)}::timestamptz[])
    as a (merchant_id, member_id, day, since, until)`

/**
 * What members were given on some days, laid to the bets they got it for. A rebate goes to the bets
 * that earned it, by its parts and their valid bets; a drawn product's own to its valid bets of the
 * day; everything else to all valid bets of the member's day. What has none stands under empty
 * names. The sum is what was given, to the unit.
 */
function laidOf(days: readonly DaySpan[]) {
  const asked = askedOf(days)
  return sql`with costs as materialized (
      select a.merchant_id, a.member_id, a.day, a.since, a.until, m.currency, m.kind in (${REBATES}) as rebate, sum(m.amount) as amount
      from ${asked} join facts.money m on m.merchant_id = a.merchant_id and m.day = a.day and m.member_id = a.member_id
      where ${costsIn('m')} group by 1, 2, 3, 4, 5, 6, 7),
    paid as materialized (
      select c.member_id, c.day, c.currency, p.scope, p.own, sum(p.amount) as amount
      from costs c join rebates.for_payments p on p.beneficiary_id = c.member_id and p.at >= c.since and p.at < c.until and p.currency = c.currency
      where c.rebate group by 1, 2, 3, 4, 5),
    earned as (
      select p.member_id, p.day, p.currency, p.scope, p.own, p.amount, t.product, coalesce(f.game_id, '') as game_id, coalesce(f.vendor, '') as vendor,
        sum(t.amount * coalesce(f.share, 1)) as weight
      from paid p
      join rebates.for_parts t on (t.scope, t.beneficiary_id, t.currency, t.own) = (p.scope, p.member_id, p.currency, p.own)
      left join lateral (
        select b.game_id, b.vendor, b.valid_bet / sum(b.valid_bet) over () as share from facts.play b
        where b.member_id = t.source_id and b.day = t.day and b.product = t.product and b.currency = t.currency and b.valid_bet > 0) f on true
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9),
    by_earnings as (
      select member_id, day, currency, product, game_id, vendor, ${PIECE} as amount
      from (select *, amount as total, sum(weight) over (partition by member_id, day, currency, scope, own) as whole,
          sum(weight) over (partition by member_id, day, currency, scope, own order by product, game_id, vendor) as upto from earned) e
      where whole > 0),
    rest as (
      select c.member_id, c.day, c.currency, c.rebate, c.amount - coalesce(max(e.amount), 0) as amount from costs c
      left join (select member_id, day, currency, sum(amount) as amount from by_earnings group by 1, 2, 3) e
        on c.rebate and (e.member_id, e.day, e.currency) = (c.member_id, c.day, c.currency)
      group by 1, 2, 3, 4, c.amount),
    bets as (
      select r.member_id, r.day, r.currency, r.rebate, r.amount as total, coalesce(b.product, '') as product, coalesce(b.game_id, '') as game_id,
        coalesce(b.vendor, '') as vendor, coalesce(b.valid_bet, 1) as weight
      from rest r left join facts.play b on b.member_id = r.member_id and b.day = r.day and b.currency = r.currency and b.valid_bet > 0
        and (not r.rebate or b.product = any (${[...DRAWN_PRODUCTS]}::text[]))
      where r.amount <> 0),
    by_bets as (
      select member_id, day, currency, product, game_id, vendor, ${PIECE} as amount
      from (select *, sum(weight) over (partition by member_id, day, currency, rebate) as whole,
          sum(weight) over (partition by member_id, day, currency, rebate order by product, game_id, vendor) as upto from bets) b)
    select a.merchant_id, g.day, g.member_id, g.currency, g.product, g.game_id, g.vendor, sum(g.amount)::bigint as amount
    from (select * from by_earnings union all select * from by_bets) g
    join ${asked} on a.member_id = g.member_id and a.day = g.day
    group by 1, 2, 3, 4, 5, 6, 7 having sum(g.amount) <> 0`
}

export const COLUMNS = sql.raw('merchant_id, day, member_id, currency, product, game_id, vendor, amount')

/** Writes it in place of what stood there. */
export async function writeGiven(tx: Tx, days: readonly DaySpan[]): Promise<void> {
  if (days.length === 0) return
  await sql`delete from facts.given g using ${askedOf(days)} where (g.merchant_id, g.day, g.member_id) = (a.merchant_id, a.day, a.member_id)`.execute(
    tx,
  )
  await sql`insert into facts.given (${COLUMNS}) select ${COLUMNS} from (${laidOf(days)}) l`.execute(tx)
}

/** Members for whom it is not what stands there by now. */
export async function givenThatDiffers(db: Db, days: readonly DaySpan[]): Promise<Id<'member'>[]> {
  const { rows } = await sql<{
    memberId: Id<'member'>
  }>`with laid as materialized (select ${COLUMNS} from (${laidOf(days)}) l),
    kept as materialized (select g.merchant_id, g.day, g.member_id, g.currency, g.product, g.game_id, g.vendor, g.amount
      from ${askedOf(days)} join facts.given g on (g.merchant_id, g.day, g.member_id) = (a.merchant_id, a.day, a.member_id))
    select distinct member_id as "memberId" from ((table laid except table kept) union all (table kept except table laid)) d`.execute(
    db,
  )
  return rows.map(({ memberId }) => memberId)
}

/**
 * Members of a brand who were given something on a day, or of whom that is kept; its jackpot wallet
 * is none.
 */
export async function givenOn(db: Db, merchantCode: MerchantCode, day: string): Promise<Id<'member'>[]> {
  const { rows } = await sql<{ memberId: Id<'member'> }>`select g.member_id as "memberId"
    from (select m.member_id from facts.money m where m.merchant_id = ${merchantCode} and m.day = ${day}::date and ${costsIn('m')}
      union select member_id from facts.given where merchant_id = ${merchantCode} and day = ${day}::date) g
    where exists (select from facts.in_members m where m.id = g.member_id)`.execute(db)
  return rows.map(({ memberId }) => memberId)
}
