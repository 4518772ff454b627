import type { Check } from '@senluna/ledger/check.ts'

/**
 * What must hold between wagers and the ledger.
 *
 * `ofFamilies` is SQL that names, by `owner_id` and `id`, the wagers whose money a family of games
 * checks by itself.
 */
export const wagerChecks = (ofFamilies: string): readonly Check[] => [
  {
    name: 'each wager equals its postings',
    sql: `select format('wager %s of %s', coalesce(w.id, t.wager_id), coalesce(w.owner_id, t.owner_id)) as detail
      from (select owner_id, id, case status when 7 then 0 else payout - stake end as net, balance_after from wagers.wager
          where not exists (select from (${ofFamilies}) o where o.owner_id = wager.owner_id and o.id = wager.id)) w
      full join (select l.owner_id, coalesce(m.wager_id, l.key) as wager_id, sum(l.amount) as net,
          (array_agg(l.balance_after order by l.version desc))[1] as balance_after
        from ledger.for_record l left join wagers.movement m on m.owner_id = l.owner_id and m.key = l.key and m.source = l.source
        where l.source in (1, 4) or m.key is not null
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
        from ledger.for_record t
        join wagers.movement m on m.owner_id = t.owner_id and m.key = t.key and m.source = t.source
        group by 1, 2, 3),
      lent as (
        select owner_id, ref as key, -sum(amount) as debt from ledger.for_record where source = 5 and kind = 411 and amount < 0 group by 1, 2)
      select format('movement %s of %s', m.key, m.owner_id) as detail
      from wagers.movement m
      left join posted p on p.owner_id = m.owner_id and p.key = m.key and p.source = m.source
      left join lent d on d.owner_id = m.owner_id and d.key = m.key
      where m.kind <> 5 and (m.moved <> coalesce(p.moved, 0) or m.debt <> coalesce(d.debt, 0)
        or (p.key is not null and (m.status, m.version, m.balance_before, m.balance_after) is distinct from (0::smallint, p.version, p.before, p.after))
        or (m.wager_id is null and p.key is not null))
      union all
      select format('cancellation %s of %s', c.key, c.owner_id)
      from wagers.movement c
      left join (select owner_id, part_of, source, sum(moved) as moved, sum(debt) as debt from wagers.movement group by 1, 2, 3) p
        on p.owner_id = c.owner_id and p.part_of = c.key and p.source = c.source
      where c.kind = 5 and (c.moved, c.debt) is distinct from (coalesce(p.moved, 0)::bigint, coalesce(p.debt, 0)::bigint)`,
  },
]
