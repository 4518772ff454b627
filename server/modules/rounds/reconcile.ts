import type { Check } from '@senluna/ledger/check.ts'

/**
 * What must hold between house rounds, seeds, and the wagers and steps of rounds.
 *
 * `ofFamilies` is SQL that names, by `owner_id` and `id`, the wagers that stand on no round but on
 * a table of another family of games.
 */
export const roundChecks = (ofFamilies: string): readonly Check[] => [
  {
    name: 'each wager and round equals its movements',
    sql: `with counted as (
        select m.*, u.key is not null as undone from wagers.for_movements m
        left join wagers.for_movements u on u.owner_id = m.owner_id and u.ref = m.key and u.source = m.source
          and u.kind = 3 and u.status = 0 and u.wager_id is not null
        where m.kind in (1, 2, 4) and m.status = 0),
      house as (
        select r.owner_id, r.id, s.round_id is not null as known, u.key is not null as undone from rounds.round r
        left join wagers.for_rounds s on s.owner_id = r.owner_id and s.round_id = r.id and s.source = 1
        left join wagers.for_movements u on u.owner_id = r.owner_id and u.ref = r.id and u.source = 1
          and u.kind = 3 and u.status = 0 and u.wager_id is not null),
      steps as (
        select owner_id, round_id, source, step, kind, key, wager_id, ref is not null as named, moved, undone from counted
        union all select h.owner_id, h.id, 1, 1, 1, h.id, h.id, true, null, h.undone from house h where h.known)
      select format('wager %s of %s', b.key, b.owner_id) as detail
      from counted b
      left join wagers.for_record w on w.owner_id = b.owner_id and w.id = b.key
      left join (select owner_id, wager_id, sum(moved) as paid from counted where kind <> 1 and not undone group by 1, 2) p
        on p.owner_id = b.owner_id and p.wager_id = b.key
      where b.kind = 1 and ((w.stake, w.payout, w.status = 7, w.round_id) is distinct from
        (b.amount, case when b.undone then 0 else coalesce(p.paid, 0)::bigint end, b.undone, b.round_id)
        or w.valid_bet <> case when w.status in (0, 7) then 0 else w.stake end)
      union all
      select format('house round %s of %s', h.id, h.owner_id) from house h
      left join wagers.for_record w on w.owner_id = h.owner_id and w.id = h.id
      where (w.status = 7) is distinct from h.undone
      union all
      select format('step %s of round %s of %s', coalesce(x.step, s.step), coalesce(x.round_id, s.round_id), coalesce(x.owner_id, s.owner_id))
      from (select * from wagers.for_round_steps where kind > 0) x
      full join steps s on s.owner_id = x.owner_id and s.round_id = x.round_id and s.source = x.source and s.step = x.step
      where (x.kind, x.key, x.wager_id, x.named, x.moved, x.undone)
        is distinct from (s.kind, s.key, s.wager_id, s.named, coalesce(s.moved, x.moved), s.undone)
      union all
      select format('round %s of %s', coalesce(r.round_id, c.round_id), coalesce(r.owner_id, c.owner_id))
      from wagers.for_rounds r
      full join (
        select owner_id, round_id, source, count(*) as steps, count(*) filter (where kind = 1 and not undone) as bets,
          count(*) filter (where kind = 2 and not undone) as wins
        from wagers.for_round_steps where kind > 0 group by 1, 2, 3) c
        on c.owner_id = r.owner_id and c.round_id = r.round_id and c.source = r.source
      where (r.steps, r.bets, r.wins) is distinct from (c.steps::integer, c.bets::integer, c.wins::integer)`,
  },
  {
    name: 'each house round has its wager, each seed its rounds in order',
    sql: `select format('round %s of %s', coalesce(r.id, w.id), coalesce(r.owner_id, w.owner_id)) as detail
      from rounds.round r full join wagers.for_record w on w.owner_id = r.owner_id and w.id = r.id
      where (r.id is null or w.id is null)
        and not exists (select from wagers.for_movements b where b.owner_id = w.owner_id and b.key = w.id and b.kind = 1 and b.status = 0)
        and not exists (select from (${ofFamilies}) o where o.owner_id = w.owner_id and o.id = w.id)
      union all
      select format('seed %s of %s has nonces %s to %s in %s rounds', seed_id, owner_id, min(nonce), max(nonce), count(*))
      from rounds.round group by owner_id, seed_id
      having min(nonce) <> 0 or max(nonce) <> count(*) - 1 or count(distinct nonce) <> count(*)`,
  },
]
