import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What one member came to in some months, in one currency. */
export interface PlayerSum {
  memberId: Id<'member'>
  userName: string
  line: string | null
  registeredAt: Date
  bets: string
  stake: string
  payout: string
  given: string
  deposited: string
  withdrawn: string
  firstDepositAt: Date | null
  firstDeposited: string | null
  lastPlayed: string | null
  /** What the list goes by, the greatest first. */
  place: string
}

/** Orders of the list; each goes by a whole number, the greatest first. */
const ORDERS = {
  NGR: sql.raw('f.stake - f.payout - f.given'),
  WINNERS: sql.raw('f.payout - f.stake'),
  GGR: sql.raw('f.stake - f.payout'),
  DEPOSITS: sql.raw('f.deposited'),
  WITHDRAWALS: sql.raw('f.withdrawn'),
  GIVEN: sql.raw('f.given'),
  LAST_PLAYED: sql.raw(`coalesce(f.last_played - date '2000-01-01', -1)`),
} as const
export type PlayerOrder = keyof typeof ORDERS

/** What a page of members is asked by. `from` is the first day of a month; absent: ever. */
export interface PlayersAsked {
  merchantCode: MerchantCode
  currency: string
  from?: string | undefined
  to?: string | undefined
  order: PlayerOrder
  account: string | undefined
  line: string | undefined
  after: { place: string; id: Id<'member'> } | undefined
  most: number
}

/** A page of members by what they came to in some months. */
export async function playersBy(db: Db, asked: PlayersAsked): Promise<PlayerSum[]> {
  const { merchantCode, currency, from, to, account, line, after, most } = asked
  const place = ORDERS[asked.order]
  const { rows } = await sql<PlayerSum>`with f as (
      select k.member_id, sum(k.bets) as bets, sum(k.stake) as stake, sum(k.payout) as payout, sum(k.given) as given,
        sum(k.deposited) as deposited, sum(k.withdrawn) as withdrawn, max(k.last_played) as last_played
      from facts.months k
      where k.merchant_id = ${merchantCode} and k.currency = ${currency} and k.month >= coalesce(${from ?? null}::date, '-infinity')
        and k.month <= coalesce(${to ?? null}::date, 'infinity') group by 1),
    placed as (
      select f.*, ${place} as place, m.user_name, m.created_at, m.line_id
      from f join facts.in_members m on m.id = f.member_id and m.counted
      where (${account ?? null}::text is null or m.user_name = ${account ?? null})
        and (${line ?? null}::text is null or m.line_id in (select l.id from facts.in_members l
          where l.merchant_id = ${merchantCode} and l.user_name = ${line ?? null})))
    select p.member_id as "memberId", p.user_name as "userName", l.user_name as line, p.created_at as "registeredAt", p.bets::text as bets,
      p.stake::text as stake, p.payout::text as payout, p.given::text as given, p.deposited::text as deposited,
      p.withdrawn::text as withdrawn, n.first_deposit_at as "firstDepositAt", n.first_deposited::text as "firstDeposited",
      to_char(n.last_played, 'YYYY-MM-DD') as "lastPlayed", p.place::text as place
    from placed p left join facts.in_members l on l.id = p.line_id left join facts.person n on n.member_id = p.member_id
    where ${after?.place ?? null}::numeric is null or (p.place, p.member_id) < (${after?.place ?? null}::numeric, ${after?.id ?? null}::uuid)
    order by p.place desc, p.member_id desc limit ${most}`.execute(db)
  return rows
}

/** What those who registered in a week ever came to, in one currency. */
export interface CohortWorth {
  week: string
  deposited: string
  ggr: string
  given: string
}

/** Of the weeks from `since` on, a Monday, by the brand's clock. */
export async function worthSince(
  db: Db,
  {
    merchantCode,
    currency,
    zone,
    since,
  }: { merchantCode: MerchantCode; currency: string; zone: string; since: string },
): Promise<CohortWorth[]> {
  const { rows } = await sql<CohortWorth>`
    select to_char(date_trunc('week', m.created_at at time zone ${zone}), 'YYYY-MM-DD') as week, sum(k.deposited)::text as deposited,
      sum(k.stake - k.payout)::text as ggr, sum(k.given)::text as given
    from facts.in_members m join facts.months k on k.member_id = m.id and k.currency = ${currency}
    where m.merchant_id = ${merchantCode} and m.counted and m.created_at >= (${since}::timestamp at time zone ${zone})
    group by 1`.execute(db)
  return rows
}
