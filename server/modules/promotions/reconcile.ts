import type { Check } from '@senluna/ledger/check.ts'
import { KIND, SOURCE } from '@senluna/ledger/index.ts'
import { COST } from './participation/cost.ts'

/** What must hold between rewards and the ledger. */
export const PROMOTION_CHECKS: readonly Check[] = [
  {
    name: 'each claimed reward is one posting of its amount',
    sql: `select format('reward %s', coalesce(p.id, t.key)) as detail
      from (select id, member_id, amount from promotions.participation where state = 'CLAIMED' and amount > 0) p
      full join (select key, owner_id, amount from ledger.for_record where source = ${SOURCE.PROMOTION} and kind <> ${KIND.BONUS_REMOVED}) t
        on t.key = p.id and t.owner_id = p.member_id
      where p.amount is distinct from t.amount`,
  },
  {
    name: 'each reward of free rounds gave them once, as many and of the stake that it says',
    sql: `select format('reward %s', coalesce(p.id, g.id)) as detail
      from (select id, member_id, (data->'free'->>'rounds')::int as count, (data->'free'->>'stake')::bigint as stake
        from promotions.participation where state = 'CLAIMED' and data ? 'free') p
      full join (select count, id, owner_id, stake from promotions.in_free_rounds
        union all select count, id, owner_id, stake from promotions.in_free_tickets) g on g.id = p.id and g.owner_id = p.member_id
      where (p.count, p.stake) is distinct from (g.count, g.stake)`,
  },
  {
    name: 'each reward of points or goods gave them once, as many as it says',
    sql: `select format('points of reward %s', p.id) as detail
      from promotions.participation p
      left join promotions.in_postings t on t.key = p.id and t.owner_id = p.member_id and t.source = ${SOURCE.POINTS}
      where p.state = 'CLAIMED' and p.data->'extra' ? 'points' and (p.data->'extra'->>'points')::bigint is distinct from t.amount
      union all
      select format('goods of reward %s', p.id) from promotions.participation p
      left join promotions.in_redemptions r on r.id = p.id and r.member_id = p.member_id
      where p.state = 'CLAIMED' and p.data->'extra' ? 'goods' and p.data->'extra'->>'goods' is distinct from r.goods_id`,
  },
  {
    name: 'what a bonus took along is one posting of its amount',
    sql: `select format('bonus %s', coalesce(p.id, t.ref)) as detail
      from (select id, member_id, removed from promotions.participation where removed > 0) p
      full join (select ref, owner_id, amount from ledger.for_record
        where source = ${SOURCE.PROMOTION} and kind = ${KIND.BONUS_REMOVED}) t on t.ref = p.id and t.owner_id = p.member_id
      where -p.removed is distinct from t.amount`,
  },
  {
    name: 'what a bounded promotion gave is what its rewards come to',
    sql: `select format('%s of %s, %s', g.promotion_id, g.merchant_id, g.cycle) as detail from promotions.given g
      left join lateral (select count(*) as count, coalesce(sum(p.amount), 0) as amount from promotions.participation p
        where p.merchant_id = g.merchant_id and p.promotion_id = g.promotion_id and p.cycle = g.cycle) p on true
      where g.count <> p.count or g.amount <> p.amount`,
  },
  {
    name: 'what a budget has spent is what its rewards come to',
    sql: `select format('%s of %s', b.promotion_id, b.merchant_id) as detail from promotions.budget b
      left join lateral (select coalesce(sum(${COST}), 0) as amount from promotions.participation p
        where p.merchant_id = b.merchant_id and p.promotion_id = b.promotion_id and p.state <> 'CLOSED') p on true
      where b.spent <> p.amount`,
  },
  {
    name: 'no reward that was rejected was claimed, or it left again',
    sql: `select format('reward %s', p.id) as detail from promotions.suspicion s join promotions.participation p on p.id = s.reward_id
      where s.state = 'REJECTED' and p.state <> 'CLOSED' and p.removed is null`,
  },
  {
    name: 'each friend who qualified earned one reward of their own',
    sql: `select format('friend %s', coalesce(f.friend_id::text, p.friend)) as detail
      from (select friend_id, referrer_id, promotion_id, reward_id from promotions.friend where state = 'QUALIFIED') f
      full join (select id, member_id, promotion_id, data->>'friend' as friend from promotions.participation
        where kind = ${KIND.REFERRAL} and data ? 'friend') p on p.id = f.reward_id
      where p.id is null or f.reward_id is null or p.friend <> f.friend_id::text or p.member_id <> f.referrer_id
        or p.promotion_id <> f.promotion_id`,
  },
  {
    name: 'each draw that won money is one reward of its amount',
    sql: `select format('draw %s', coalesce(d.id, p.id)) as detail
      from (select id, member_id, amount from promotions.draw where amount > 0) d
      full join (select id, member_id, amount from promotions.participation where data ? 'prize' and amount > 0) p on p.id = d.id
      where p.amount is distinct from d.amount or p.member_id is distinct from d.member_id`,
  },
  {
    name: 'of each prize with a stock was given what was drawn of it',
    sql: `select format('%s of %s, %s', g.prize, g.promotion_id, g.merchant_id) as detail from promotions.prize g
      where g.given > (select count(*) from promotions.draw d where d.merchant_id = g.merchant_id
        and d.promotion_id = g.promotion_id and d.prize = g.prize)`,
  },
  {
    name: 'a member drew as often as their turn says',
    sql: `select format('%s of %s', t.member_id, t.promotion_id) as detail from promotions.turn t
      where t.draws <> (select count(*) from promotions.draw d where d.member_id = t.member_id and d.promotion_id = t.promotion_id)`,
  },
  {
    name: 'each place of a ranking was given once, and its period is noted',
    sql: `select format('reward %s', min(p.id::text)) as detail from promotions.participation p
      left join promotions.period o on o.merchant_id = p.merchant_id and o.promotion_id = p.promotion_id and o.cycle = p.cycle
      where p.kind = ${KIND.LEADERBOARD}
      group by p.merchant_id, p.promotion_id, p.cycle, p.data->>'rank' having count(*) > 1 or bool_or(o.at is null)`,
  },
  {
    name: 'each application that was accepted is one reward of its amount',
    sql: `select format('application %s', coalesce(a.id::text, p.application)) as detail
      from (select id, member_id, amount, reward_id from promotions.application where state = 'ACCEPTED') a
      full join (select id, member_id, amount, data->>'application' as application from promotions.participation
        where data ? 'application') p on p.id = a.reward_id
      where p.amount is distinct from a.amount or p.member_id is distinct from a.member_id or p.application is distinct from a.id::text`,
  },
]
