import type { Check } from '@senluna/ledger/check.ts'
import { WAGER_STATUS } from './record/wager-status.ts'
import { MARK_STEP, MOVEMENT_KIND } from './operations/movement-kind.ts'
import { SOURCE, KIND, POSTED } from '@senluna/ledger/index.ts'

/**
 * What must hold between wagers, their steps and the ledger. Both arguments are SQL that names rows
 * by `owner_id` and `id`: wagers whose money a family checks by itself, and rounds that a family
 * posts in one statement, so that only corrections of them are movements.
 */
export const wagerChecks = (ofFamilies: string, roundsOfFamilies: string): readonly Check[] => [
  {
    name: 'each wager equals its postings',
    sql: `select format('wager %s of %s', coalesce(w.id, t.wager_id), coalesce(w.owner_id, t.owner_id)) as detail
      from (select owner_id, id, case status when ${WAGER_STATUS.CANCELLED} then 0 else payout - stake end as net, balance_after from wagers.wager
          where not exists (select from (${ofFamilies}) o where o.owner_id = wager.owner_id and o.id = wager.id)) w
      full join (select l.owner_id, coalesce(m.wager_id, l.key) as wager_id, sum(l.amount) as net,
          (array_agg(l.balance_after order by l.version desc))[1] as balance_after
        from wagers.in_postings l left join wagers.movement m on m.owner_id = l.owner_id and m.key = l.key and m.source = l.source
        where l.source in (${SOURCE.PLAY}, ${SOURCE.VENDOR}) or m.key is not null
        group by 1, 2) t
        on t.owner_id = w.owner_id and t.wager_id = w.id
      where w.net is distinct from t.net or w.balance_after is distinct from t.balance_after`,
  },
  {
    name: 'each movement of a wager equals its postings',
    sql: `with posted as (
        select t.owner_id, t.key, t.source, sum(t.amount) as moved, max(t.version) as version,
          (array_agg(t.balance_after - t.amount order by t.version))[1] as before,
          (array_agg(t.balance_after order by t.version desc))[1] as after
        from wagers.in_postings t
        join wagers.movement m on m.owner_id = t.owner_id and m.key = t.key and m.source = t.source
        group by 1, 2, 3),
      lent as (
        select owner_id, ref as key, -sum(amount) as debt from wagers.in_postings where source = ${SOURCE.DEBT} and kind = ${KIND.DEBT_MADE} and amount < 0 group by 1, 2)
      select format('movement %s of %s', m.key, m.owner_id) as detail
      from wagers.movement m
      left join posted p on p.owner_id = m.owner_id and p.key = m.key and p.source = m.source
      left join lent d on d.owner_id = m.owner_id and d.key = m.key
      where m.kind <> ${MOVEMENT_KIND.CANCEL} and (m.moved <> coalesce(p.moved, 0) or m.debt <> coalesce(d.debt, 0)
        or (p.key is not null and (m.status, m.version, m.balance_before, m.balance_after) is distinct from (${POSTED}::smallint, p.version, p.before, p.after))
        or (m.wager_id is null and p.key is not null))
      union all
      select format('cancellation %s of %s', c.key, c.owner_id)
      from wagers.movement c
      left join (select owner_id, part_of, source, sum(moved) as moved, sum(debt) as debt from wagers.movement group by 1, 2, 3) p
        on p.owner_id = c.owner_id and p.part_of = c.key and p.source = c.source
      where c.kind = ${MOVEMENT_KIND.CANCEL} and (c.moved, c.debt) is distinct from (coalesce(p.moved, 0)::bigint, coalesce(p.debt, 0)::bigint)`,
  },
  {
    name: 'each wager and round equals its movements',
    sql: `with counted as (
        select m.*, u.key is not null as undone from wagers.movement m
        left join wagers.movement u on u.owner_id = m.owner_id and u.ref = m.key and u.source = m.source
          and u.kind = ${MOVEMENT_KIND.ROLLBACK} and u.status = ${POSTED} and u.wager_id is not null
        where m.kind in (${MOVEMENT_KIND.BET}, ${MOVEMENT_KIND.WIN}, ${MOVEMENT_KIND.ADJUST}, ${MOVEMENT_KIND.RAISE}) and m.status = ${POSTED}),
      house as (
        select r.owner_id, r.id, s.round_id is not null as known, u.key is not null as undone from (${roundsOfFamilies}) r
        left join wagers.round_state s on s.owner_id = r.owner_id and s.round_id = r.id and s.source = ${SOURCE.PLAY}
        left join wagers.movement u on u.owner_id = r.owner_id and u.ref = r.id and u.source = ${SOURCE.PLAY}
          and u.kind = ${MOVEMENT_KIND.ROLLBACK} and u.status = ${POSTED} and u.wager_id is not null),
      steps as (
        select owner_id, round_id, source, step, kind, key, wager_id, ref is not null as named, moved, undone from counted
        union all select h.owner_id, h.id, 1, 1, 1, h.id, h.id, true, null, h.undone from house h where h.known)
      select format('wager %s of %s', b.key, b.owner_id) as detail
      from counted b
      left join wagers.wager w on w.owner_id = b.owner_id and w.id = b.key
      left join (select owner_id, wager_id, sum(moved) as paid from counted where kind not in (${MOVEMENT_KIND.BET}, ${MOVEMENT_KIND.RAISE}) and not undone group by 1, 2) p
        on p.owner_id = b.owner_id and p.wager_id = b.key
      left join (select owner_id, wager_id, sum(amount) as more, bool_or(undone) as undone from counted where kind = ${MOVEMENT_KIND.RAISE} group by 1, 2) a
        on a.owner_id = b.owner_id and a.wager_id = b.key
      where b.kind = ${MOVEMENT_KIND.BET} and ((w.stake, w.payout, w.status = ${WAGER_STATUS.CANCELLED}, w.round_id) is distinct from
        (b.amount + coalesce(a.more, 0)::bigint, case when b.undone then 0 else coalesce(p.paid, 0)::bigint end, b.undone, b.round_id)
        or a.undone is distinct from case when a.owner_id is not null then b.undone end
        or w.valid_bet <> case when w.status in (${WAGER_STATUS.OPEN}, ${WAGER_STATUS.CANCELLED}) then 0
            when w.product = 'PVP' then (select c.valid from wagers.card_bets(b.owner_id, b.source, b.round_id) c where c.id = w.id)
            else wagers.valid_bet(w.product, w.stake, w.payout) end
          and not (w.valid_bet = w.stake and w.settled_at < (select at from wagers.net_since))
          and not (w.product = 'PVP' and w.valid_bet = abs(w.payout - w.stake) and w.settled_at < (select cards_at from wagers.net_since)))
      union all
      select format('house round %s of %s', h.id, h.owner_id) from house h
      left join wagers.wager w on w.owner_id = h.owner_id and w.id = h.id
      where (w.status = ${WAGER_STATUS.CANCELLED}) is distinct from h.undone
      union all
      select format('step %s of round %s of %s', coalesce(x.step, s.step), coalesce(x.round_id, s.round_id), coalesce(x.owner_id, s.owner_id))
      from (select * from wagers.round_step where kind > ${MARK_STEP}) x
      full join steps s on s.owner_id = x.owner_id and s.round_id = x.round_id and s.source = x.source and s.step = x.step
      where (x.kind, x.key, x.wager_id, x.named, x.moved, x.undone)
        is distinct from (s.kind, s.key, s.wager_id, s.named, coalesce(s.moved, x.moved), s.undone)
      union all
      select format('round %s of %s', coalesce(r.round_id, c.round_id), coalesce(r.owner_id, c.owner_id))
      from wagers.round_state r
      full join (
        select owner_id, round_id, source, count(*) as steps, count(*) filter (where kind = ${MOVEMENT_KIND.BET} and not undone) as bets,
          count(*) filter (where kind = ${MOVEMENT_KIND.WIN} and not undone) as wins
        from wagers.round_step where kind > ${MARK_STEP} group by 1, 2, 3) c
        on c.owner_id = r.owner_id and c.round_id = r.round_id and c.source = r.source
      where (r.steps, r.bets, r.wins) is distinct from (c.steps::integer, c.bets::integer, c.wins::integer)`,
  },
]
