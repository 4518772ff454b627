-- Notes where each brand's chain stood at the end of a day; answers what is new. Doing it again
-- changes nothing.
create or replace function audit.close_day(p_day date) returns setof audit.root
language sql security definer set search_path = audit, pg_temp as $$
  insert into audit.root (merchant_id, day, seq, hash)
  select distinct on (merchant_id) merchant_id, p_day, seq, hash from audit.entry
  where at < (p_day + 1)::timestamp at time zone 'UTC'
    and at >= (p_day - 1)::timestamp at time zone 'UTC'
  order by merchant_id, seq desc
  on conflict do nothing
  returning *
$$;
revoke all on function audit.close_day from public;
grant execute on function audit.close_day to senluna_app;
