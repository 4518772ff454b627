-- Who stood below an account, with those above each (the top first) and the days: `until_day` is
-- excluded. A day belongs to the place that an account has when the day ends; accounts that move do
-- so between two days. Without `set`, so that it becomes part of the query that asks.
create or replace function members.places_below(p_leader uuid, p_zone text)
returns table (member_id uuid, path uuid[], from_day date, until_day date)
language sql stable rows 1000 as $$
  select t.id, t.path, coalesce((t.since at time zone p_zone)::date, '-infinity'), coalesce((t.until at time zone p_zone)::date, 'infinity')
  from members.for_teams t
  where t.path @> array[p_leader] and t.path <> '{}'::uuid[]
$$;
revoke all on function members.places_below from public;
grant execute on function members.places_below to senluna_app;
