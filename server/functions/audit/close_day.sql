-- Notes where each brand's chain stood at the end of a day; answers what is new. Where nothing came
-- since the root before, that root still holds. Doing it again changes nothing.
create or replace function audit.close_day(p_day date) returns setof audit.root
language sql security definer set search_path = audit, pg_temp as $$
  insert into audit.root (merchant_id, day, seq, hash)
  select h.merchant_id, p_day, e.seq, e.hash from audit.head h
  cross join lateral (select seq, hash from audit.entry
    where merchant_id = h.merchant_id and at < (p_day + 1)::timestamp at time zone 'UTC' order by seq desc limit 1) e
  where not exists (select from audit.root r where r.merchant_id = h.merchant_id and r.seq >= e.seq)
  on conflict do nothing
  returning *
$$;
revoke all on function audit.close_day from public;
grant execute on function audit.close_day to senluna_app;
