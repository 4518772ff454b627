-- Writes down for hours, owner by owner, when the last of their late wagers was settled, where none
-- is open any more. Answers how many those were. An hour that is never closed costs readers time,
-- nothing else.
create or replace function wagers.close_hours(p_owner uuid[], p_hour timestamptz[]) returns integer
language plpgsql security definer set search_path = wagers, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  h record;
  ended timestamptz;
  closed integer := 0;
begin
  for h in
    select l.owner_id, l.hour from unnest(p_owner, p_hour) as g(owner_id, hour)
      join wagers.late_hour l on l.owner_id = g.owner_id and l.hour = g.hour and l.settled_to is null
      order by l.owner_id, l.hour for no key update of l
  loop
    -- In a statement of its own: who has settled one of them anew meanwhile, and let the row go, is seen.
    select case when bool_and(settled_at is not null) is not false then coalesce(max(settled_at), h.hour) end into ended from wagers.wager
      where owner_id = h.owner_id and placed_at >= h.hour and placed_at < h.hour + interval '1 hour'
        and (settled_at is null or settled_at <> placed_at);
    if ended is null then continue; end if;
    update wagers.late_hour set settled_to = ended where owner_id = h.owner_id and hour = h.hour;
    closed := closed + 1;
  end loop;
  return closed;
end $$;
revoke all on function wagers.close_hours from public;
grant execute on function wagers.close_hours to senluna_app;
