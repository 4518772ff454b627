-- A lane is owned by one database connection at a time; its house rows are updated by nobody else.
-- Lanes 1 to 4095 are for the money path, lane 0 is for cold paths and jobs.
create or replace function ledger.lease_lane() returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  for lane in 1..4095 loop
    if pg_try_advisory_lock(7300200, lane) then return lane; end if;
  end loop;
  raise exception 'no posting lane is free';
end $$;
revoke all on function ledger.lease_lane from public;
grant execute on function ledger.lease_lane to senluna_app;
