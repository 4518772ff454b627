-- Makes the month partitions from the month of `p_from` on. Making them again changes nothing. A
-- month that already has rows in the rest stays there.
create or replace function sessions.make_login_months(p_from timestamptz, p_months integer) returns void
language plpgsql security definer set search_path = sessions, pg_temp as $$
declare
  first timestamp;
begin
  perform pg_advisory_xact_lock(7300113);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    begin
      execute format(
        'create table if not exists sessions.login_record_%s partition of sessions.login_record for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
    exception when check_violation then
      raise notice 'log-ins of % stay in the rest', first;
    end;
  end loop;
end $$;
revoke all on function sessions.make_login_months from public;
grant execute on function sessions.make_login_months to senluna_app;
