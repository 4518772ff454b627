-- Drops or detaches the months of a table whose time is over at `p_now`, as platform.monthly says;
-- answers their names. The server's own word on the time counts for what may be deleted by it anyway.
create or replace function platform.end_months(p_table text, p_now timestamptz) returns setof text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  kept platform.monthly := (select m from platform.monthly m where m.name = p_table);
  due timestamptz := p_now - make_interval(days => kept.kept_days);
  month record;
begin
  if kept.act = 'detach verified' then
    raise exception '% is detached by its owner, after it is verified', p_table;
  end if;
  if kept.act = 'detach' and current_setting('role') = 'senluna_app' then
    due := least(due, clock_timestamp() - make_interval(days => kept.kept_days));
  end if;
  perform pg_advisory_xact_lock(7300120);
  for month in select part from platform.months_of(p_table) where ends <= due loop
    if kept.act = 'drop' then
      return next month.part::text;
      execute format('drop table %s', month.part);
    else
      return next platform.detach_month(p_table, month.part);
    end if;
  end loop;
end $$;
revoke all on function platform.end_months from public;
grant execute on function platform.end_months to senluna_app;
