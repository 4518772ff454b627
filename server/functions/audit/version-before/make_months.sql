-- Makes the month partitions from the month of `p_from` on. Making them again changes nothing.
create or replace function audit.make_months(p_from timestamptz, p_months integer) returns void
language plpgsql security definer set search_path = audit, pg_temp as $$
declare
  first timestamp;
begin
  perform pg_advisory_xact_lock(7300118);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    begin
      execute format('create table if not exists audit.entry_%s partition of audit.entry for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
      execute format('create or replace trigger entry_%s_not_emptied before truncate on audit.entry_%s
        for each statement execute function ledger.refuse_change()', to_char(first, 'YYYYMM'), to_char(first, 'YYYYMM'));
    exception when check_violation then
      raise notice 'entries of % stay in the rest', first;
    end;
  end loop;
end $$;
revoke all on function audit.make_months from public;
grant execute on function audit.make_months to senluna_app;
