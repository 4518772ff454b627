-- The months of a table that is split by them, oldest first.
create or replace function platform.months_of(p_table text)
returns table (part regclass, starts timestamptz, ends timestamptz)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select c.oid::regclass, m.month at time zone 'UTC', (m.month + interval '1 month') at time zone 'UTC'
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join lateral (select to_timestamp(right(c.relname, 6) || '01', 'YYYYMMDD')::date::timestamp as month) m
  where i.inhparent = p_table::regclass and c.relname ~ '_[0-9]{6}$' order by 2
$$;
revoke all on function platform.months_of from public;
