import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import {
  GIFTS_OF_VIP,
  GIVEN_AWAY,
  KIND,
  PLAY_KINDS,
  POINTS_CURRENCY,
  POINTS_GIVEN,
  SOURCE,
  TRIAL_CURRENCY,
} from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { zonesOf } from './mark-store.ts'
import type { DaySpan } from './play-store.ts'

/** Accounts of the house that pay for rewards alone. */
export const REWARD_CODES = [GIVEN_AWAY, GIFTS_OF_VIP, POINTS_GIVEN] as const

const CODES = sql.raw(REWARD_CODES.map((code) => `'${code}'`).join(', '))
const FREE = sql.raw([SOURCE.FREE_ROUND, SOURCE.FREE_TICKET].join(', '))
/** What leaves again: of a bonus, of a free round, of a rebate whose bets were corrected. */
const TAKEN = sql.raw([KIND.BONUS_REMOVED, KIND.REBATE_TAKEN_BACK].join(', '))
const COLUMNS = sql.raw(
  'merchant_id, day, member_id, currency, kind, promotion_id, claims, cash, free, taken, points, worth, asked, wagered, became',
)

/** What must be wagered for a reward `p`, as `r`: a row of its own, or that of its deposit. */
const ITS_REQUIREMENT = sql.raw(`left join facts.in_requirements r on r.member_id = p.member_id
        and (r.id = p.requirement_id or (r.source = 'BONUS' and r.source_id = p.id::text))`)
/** What of it was wagered, once that came to its end; the reward, where that made it one’s own. */
const WAGERED = sql.raw(`case when r.state <> 'OPEN' then least(r.done, p.required) else 0 end`)
const BECAME = sql.raw(
  `case when not p.removed and (p.required = 0 or r.state in ('DONE', 'WAIVED')) then p.amount else 0 end`,
)

/** Days that are worked out, as `a`. */
const askedOf = (days: readonly DaySpan[]) =>
  sql`unnest(${days.map(({ merchantCode }) => merchantCode)}::text[], ${days.map(({ memberId }) => memberId)}::uuid[],
      ${days.map(({ day }) => day)}::date[], ${days.map(({ since }) => since)}::timestamptz[], ${days.map(({ until }) => until)}::timestamptz[])
    as a (merchant_id, member_id, day, since, until)`

/**
 * What members got of rewards on some days, by kind and promotion. Money comes from the postings,
 * as far as the wallet was read; claims, points and what had to be wagered from the rewards
 * themselves, as they stand. A debt is lent and owed: both legs are cash, and come to nothing.
 */
function rewardedOf(days: readonly DaySpan[]) {
  const asked = askedOf(days)
  return sql`with moved as materialized (
      select a.merchant_id, a.member_id, a.day, w.currency, t.source, t.kind, t.key, t.ref, t.amount
      from ${asked}
      join facts.in_balances w on w.owner_id = a.member_id and w.currency not in (${TRIAL_CURRENCY}, ${POINTS_CURRENCY})
      join facts.cursor c on c.owner_id = w.owner_id and c.account_no = w.account_no
      join facts.in_postings t on t.owner_id = w.owner_id and t.account_no = w.account_no and t.version <= c.version
        and t.event_at >= a.since and t.event_at < a.until and t.kind not in (${sql.raw(PLAY_KINDS)})
      join facts.in_house_accounts h on h.account_no = t.counter_no
      where t.kind <> ${sql.lit(KIND.DEMONSTRATION_MONEY)} and (h.code in (${CODES}) or t.source = ${sql.lit(SOURCE.VIP)})),
    money as (
      select m.merchant_id, m.member_id, m.day, m.currency, coalesce(p.promotion_id, '') as promotion_id,
        case when p.id is not null then p.kind
          when m.kind = ${sql.lit(KIND.VIP_UPGRADE)} then 'VIP_UPGRADE' when m.kind = ${sql.lit(KIND.VIP_PERIODIC)} then 'VIP_PERIODIC'
          when m.kind = ${sql.lit(KIND.VIP_BIRTHDAY)} then 'VIP_BIRTHDAY' when m.source = ${sql.lit(SOURCE.VIP)} then 'VIP_REBATE'
          when m.kind = ${sql.lit(KIND.POINTS_TO_MONEY)} then 'POINTS' when m.source = ${sql.lit(SOURCE.POINTS)} then 'GOODS'
          else 'OTHER' end as kind,
        case when p.id is null and m.source in (${sql.lit(SOURCE.VIP)}, ${sql.lit(SOURCE.POINTS)}, ${sql.lit(SOURCE.DESK)}) and m.kind not in (${TAKEN}) then 1 else 0 end as claims,
        case when m.source not in (${FREE}) and m.kind not in (${TAKEN}) then m.amount else 0 end as cash,
        case when m.source in (${FREE}) and m.kind not in (${TAKEN}) then m.amount else 0 end as free,
        case when m.kind in (${TAKEN}) then -m.amount else 0 end as taken,
        0 as points, 0 as worth, 0 as asked, 0 as wagered, 0 as became
      from moved m
      left join facts.in_free f on m.source in (${FREE}) and f.owner_id = m.member_id and f.id = coalesce(m.ref, m.key)
      left join facts.in_rewards p on p.id = case when m.source in (${FREE}) then f.grant_id
        when m.source = ${sql.lit(SOURCE.PROMOTION)} then coalesce(m.ref, m.key) end and p.member_id = m.member_id),
    claimed as (
      select a.merchant_id, a.member_id, a.day, p.currency, p.promotion_id, p.kind, 1 as claims, 0 as cash, 0 as free, 0 as taken, p.points, p.worth,
        p.required as asked, ${WAGERED} as wagered, ${BECAME} as became
      from ${asked} join facts.in_rewards p on p.member_id = a.member_id and p.claimed_at >= a.since and p.claimed_at < a.until
      ${ITS_REQUIREMENT}),
    goods as (
      select a.merchant_id, a.member_id, a.day, g.currency, '' as promotion_id, 'GOODS' as kind, 1 as claims, 0 as cash, 0 as free, 0 as taken,
        0 as points, g.value as worth, 0 as asked, 0 as wagered, 0 as became
      from ${asked} join facts.in_goods g on g.member_id = a.member_id and g.decided_at >= a.since and g.decided_at < a.until
      where g.kind <> 'BONUS')
    select merchant_id, day, member_id, currency, kind, promotion_id, sum(claims)::bigint as claims, sum(cash)::bigint as cash,
      sum(free)::bigint as free, sum(taken)::bigint as taken, sum(points)::bigint as points, sum(worth)::bigint as worth,
      sum(asked)::bigint as asked, sum(wagered)::bigint as wagered, sum(became)::bigint as became
    from (table money union all table claimed union all table goods) s group by 1, 2, 3, 4, 5, 6
    having (sum(claims), sum(cash), sum(free), sum(taken)) is distinct from (0, 0, 0, 0)`
}

/** Writes it in place of what stood there. */
export async function writeRewards(tx: Tx, days: readonly DaySpan[]): Promise<void> {
  if (days.length === 0) return
  await sql`delete from facts.rewards g using ${askedOf(days)} where (g.merchant_id, g.day, g.member_id) = (a.merchant_id, a.day, a.member_id)`.execute(
    tx,
  )
  await sql`insert into facts.rewards (${COLUMNS}) select ${COLUMNS} from (${rewardedOf(days)}) r`.execute(tx)
}

/** Members for whom it is not what stands there by now. */
export async function rewardsThatDiffer(db: Db, days: readonly DaySpan[]): Promise<Id<'member'>[]> {
  if (days.length === 0) return []
  const { rows } = await sql<{ memberId: Id<'member'> }>`
    with worked as materialized (select ${COLUMNS} from (${rewardedOf(days)}) r),
      kept as materialized (select g.merchant_id, g.day, g.member_id, g.currency, g.kind, g.promotion_id, g.claims, g.cash, g.free, g.taken, g.points, g.worth, g.asked,
        g.wagered, g.became
        from ${askedOf(days)} join facts.rewards g on (g.merchant_id, g.day, g.member_id) = (a.merchant_id, a.day, a.member_id))
    select distinct member_id as "memberId" from ((table worked except table kept) union all (table kept except table worked)) d`.execute(
    db,
  )
  return rows.map(({ memberId }) => memberId)
}

/** Members of a brand who got something on a day, or of whom that is kept. */
export async function rewardedOn(
  db: Db,
  { merchantCode, day, since, until }: Omit<DaySpan, 'memberId'>,
): Promise<Id<'member'>[]> {
  const { rows } = await sql<{ memberId: Id<'member'> }>`
    select m.member_id as "memberId" from facts.money m
    where m.merchant_id = ${merchantCode} and m.day = ${day}::date and (m.code in (${CODES}) or m.kind = ${sql.lit(KIND.VIP_REBATE)})
    union select member_id from facts.rewards where merchant_id = ${merchantCode} and day = ${day}::date
    union select member_id from facts.in_rewards where merchant_id = ${merchantCode} and amount = 0 and claimed_at >= ${since} and claimed_at < ${until}
    union select member_id from facts.in_goods where merchant_id = ${merchantCode} and decided_at >= ${since} and decided_at < ${until}`.execute(
    db,
  )
  return rows.map(({ memberId }) => memberId)
}

/**
 * Marks the days on which members got what they have wagered by now, or have to wager once more:
 * what they must wager has moved.
 */
export async function markWagered(tx: Tx, brands: readonly Brand[], members: readonly Id<'member'>[]): Promise<void> {
  if (members.length === 0) return
  await sql`with now as (
      select p.member_id, p.promotion_id, (p.claimed_at at time zone z.zone)::date as day, sum(${WAGERED}) as wagered, sum(${BECAME}) as became
      from facts.in_rewards p join ${zonesOf(brands)} on z.merchant_id = p.merchant_id ${ITS_REQUIREMENT}
      where p.member_id = any (${[...members]}::uuid[]) and p.required > 0 group by 1, 2, 3)
    insert into facts.mark (member_id, day)
    select distinct r.member_id, r.day from now n
    join facts.rewards r on (r.member_id, r.promotion_id, r.day) = (n.member_id, n.promotion_id, n.day) and r.asked > 0
    where (r.wagered, r.became) is distinct from (n.wagered, n.became) order by 1, 2 on conflict do nothing`.execute(tx)
}
