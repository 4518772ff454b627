-- How long a month of a table is kept after its end.
create or replace function platform.month_kept_for(p_table text) returns interval
language sql stable set search_path = pg_catalog, pg_temp as $$
  select make_interval(days => kept_days) from platform.monthly where name = p_table
$$;
revoke all on function platform.month_kept_for from public;
