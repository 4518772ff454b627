-- One lane for this connection: see `ledger.lease_lanes`.
create or replace function ledger.lease_lane() returns smallint language sql security definer set search_path = ledger, pg_temp as $$
  select (ledger.lease_lanes(1))[1]
$$;
revoke all on function ledger.lease_lane from public;
grant execute on function ledger.lease_lane to senluna_app;
