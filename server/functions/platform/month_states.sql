-- Of each table that is split by months: how many whole months after that of `p_now` are made, and how
-- many rows, 10,000 at most, lie in the rest for want of a month.
create or replace function platform.month_states(p_now timestamptz)
returns table (name text, ahead integer, rest bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  for name in select m.name from platform.monthly m order by 1 loop
    ahead := (select count(*) from platform.months_of(name) o where o.starts > p_now);
    execute format('select count(*) from (select from %s_rest limit 10000) r', name) into rest;
    return next;
  end loop;
end $$;
revoke all on function platform.month_states from public;
grant execute on function platform.month_states to senluna_app;
