-- Adds up what a scope's parts come to for teams, by where accounts stand when its day ends: what
-- those below an account earned, and what it earned itself by each branch right below it. An agent
-- of thousands reads these in place of a part for each bettor and everybody above.
--
-- Parts were written a moment ago, so the planner takes hundreds of thousands of them for one row:
-- it must not go through places once for each. Places are looked up by one list of ids, once.
create or replace function rebates.sum_teams(p_scope text, p_zone text)
returns void
language sql set enable_nestloop = off set work_mem = '64MB' as $$
  delete from rebates.team where scope = p_scope;
  delete from rebates.branch where scope = p_scope;
  with earned as materialized (
    select beneficiary_id, product, currency, merchant_id, day, sum(amount) as amount
    from rebates.part where scope = p_scope group by 1, 2, 3, 4, 5),
  spot as materialized (
    select w.id, w.path from members.for_places w cross join (select max(day) as day from earned) d
    where w.id = any (array(select beneficiary_id from earned))
      and (w.since is null or w.since < (d.day + 1)::timestamp at time zone p_zone)
      and (w.until is null or w.until >= (d.day + 1)::timestamp at time zone p_zone))
  insert into rebates.team (scope, leader_id, near, product, currency, merchant_id, day, amount)
    select p_scope, l.id, l.place = cardinality(w.path), e.product, e.currency, e.merchant_id, e.day, sum(e.amount)
    from earned e join spot w on w.id = e.beneficiary_id
    cross join lateral unnest(w.path) with ordinality as l (id, place)
    group by 2, 3, 4, 5, 6, 7;
  with brought as materialized (
    select beneficiary_id, source_id, product, currency, merchant_id, day, amount
    from rebates.part where scope = p_scope and source_id <> beneficiary_id),
  spot as materialized (
    select w.id, w.path || w.id as path from members.for_places w cross join (select max(day) as day from brought) d
    where w.id = any (array(select distinct source_id from brought))
      and (w.since is null or w.since < (d.day + 1)::timestamp at time zone p_zone)
      and (w.until is null or w.until >= (d.day + 1)::timestamp at time zone p_zone))
  insert into rebates.branch (scope, beneficiary_id, branch_id, product, currency, merchant_id, day, amount)
    select p_scope, b.beneficiary_id, b.branch, b.product, b.currency, b.merchant_id, b.day, sum(b.amount)
    from (
      select p.beneficiary_id, w.path[array_position(w.path, p.beneficiary_id) + 1] as branch, p.product, p.currency, p.merchant_id, p.day, p.amount
      from brought p join spot w on w.id = p.source_id) b
    where b.branch is not null group by 2, 3, 4, 5, 6, 7;
$$;
revoke all on function rebates.sum_teams from public;
grant execute on function rebates.sum_teams to senluna_app;
