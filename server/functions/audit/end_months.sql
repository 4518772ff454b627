-- Detaches the months of the audit log whose time is over at `p_now`, and notes where what is left of
-- each brand's chain begins; answers their names. A month stays, with all after it, while one of its
-- entries is after the last day whose root was written.
create or replace function audit.end_months(p_now timestamptz) returns setof text
language plpgsql security definer set search_path = audit, pg_temp as $$
declare
  due timestamptz := p_now;
  kept interval := platform.month_kept_for('audit.entry');
  month record;
begin
  if current_setting('role') = 'senluna_app' then
    due := least(due, clock_timestamp());
  end if;
  perform pg_advisory_xact_lock(7300120);
  for month in select * from platform.months_of('audit.entry') where ends <= due - kept loop
    exit when exists (select from audit.entry e where e.at >= month.starts and e.at < month.ends
      and not exists (select from audit.root r where r.merchant_id = e.merchant_id and r.seq >= e.seq));
    insert into audit.anchor (merchant_id, seq, hash)
    select distinct on (merchant_id) merchant_id, seq, hash from audit.entry
    where at >= month.starts and at < month.ends order by merchant_id, seq desc
    on conflict (merchant_id) do update set seq = excluded.seq, hash = excluded.hash;
    return next platform.detach_month('audit.entry', month.part);
  end loop;
end $$;
revoke all on function audit.end_months from public;
grant execute on function audit.end_months to senluna_app;
