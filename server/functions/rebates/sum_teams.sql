-- Adds up what a scope's parts come to for teams, by where accounts stand when its day ends: what
-- those below an account earned, and what it earned itself by each branch right below it. An agent
-- of thousands reads these in place of a part for each bettor and everybody above.
create or replace function rebates.sum_teams(p_scope text, p_zone text)
returns void
language sql as $$
  delete from rebates.team where scope = p_scope;
  delete from rebates.branch where scope = p_scope;
  insert into rebates.team (scope, leader_id, near, product, currency, merchant_id, day, amount)
    select p_scope, l.id, l.place = cardinality(e.path), e.product, e.currency, e.merchant_id, e.day, sum(e.amount)
    from (
      select w.path, p.product, p.currency, p.merchant_id, p.day, sum(p.amount) as amount
      from rebates.part p join members.for_places w on w.id = p.beneficiary_id
        and (w.since is null or w.since < (p.day + 1)::timestamp at time zone p_zone)
        and (w.until is null or w.until >= (p.day + 1)::timestamp at time zone p_zone)
      where p.scope = p_scope group by 1, 2, 3, 4, 5) e
    cross join lateral unnest(e.path) with ordinality as l (id, place)
    group by 2, 3, 4, 5, 6, 7;
  insert into rebates.branch (scope, beneficiary_id, branch_id, product, currency, merchant_id, day, amount)
    select p_scope, e.beneficiary_id, e.branch, e.product, e.currency, e.merchant_id, e.day, sum(e.amount)
    from (
      select p.beneficiary_id, (w.path || w.id)[array_position(w.path, p.beneficiary_id) + 1] as branch, p.product, p.currency, p.merchant_id, p.day,
        p.amount
      from rebates.part p join members.for_places w on w.id = p.source_id
        and (w.since is null or w.since < (p.day + 1)::timestamp at time zone p_zone)
        and (w.until is null or w.until >= (p.day + 1)::timestamp at time zone p_zone)
      where p.scope = p_scope and p.source_id <> p.beneficiary_id) e
    where e.branch is not null group by 2, 3, 4, 5, 6, 7;
$$;
revoke all on function rebates.sum_teams from public;
grant execute on function rebates.sum_teams to senluna_app;
