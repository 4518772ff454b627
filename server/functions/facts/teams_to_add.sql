-- The days of a brand whose sums of teams aren't what their facts and places say: facts or places
-- changed since they were made, or they never were. Whoever reads such a day reads its members.
create or replace function facts.teams_to_add(p_merchant text, p_zone text, p_from date, p_to date)
returns table (day date)
language sql stable as $$
  select a.day from facts.teams_added a
  where a.merchant_id = p_merchant and a.day between p_from and p_to
    and (a.moves is null or a.left_out is distinct from (select facts.left_out(p_merchant)) or a.moves <> facts.moves_before(a.day, p_zone))
$$;
revoke all on function facts.teams_to_add from public;
grant execute on function facts.teams_to_add to senluna_app;
