-- Lanes that this connection owns as long as it lives; nobody else updates their house rows. Asked
-- again it takes further ones. Lanes 1 to 4095 are for the money path, lane 0 is for cold paths and
-- jobs.
create or replace function ledger.lease_lanes(p_count integer) returns smallint[]
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  own constant integer[] := array(select objid::integer from pg_locks
    where locktype = 'advisory' and classid = 7300200 and objsubid = 2 and pid = pg_backend_pid());
  leased smallint[] := '{}';
begin
  for lane in 1..4095 loop
    exit when cardinality(leased) >= p_count;
    if not lane = any (own) and pg_try_advisory_lock(7300200, lane) then leased := leased || lane::smallint; end if;
  end loop;
  if cardinality(leased) < p_count then raise exception 'no posting lane is free'; end if;
  return leased;
end $$;
revoke all on function ledger.lease_lanes from public;
grant execute on function ledger.lease_lanes to senluna_app;
