-- Gives back part of a hold. 3 when less than that remains, 5 when there is no such hold.
create or replace function ledger.release(
  p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_amount bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  return ledger.resolve_hold(p_owner, p_hold, p_source, p_key, 'release', p_amount, p_at);
end $$;
revoke all on function ledger.release from public;
grant execute on function ledger.release to senluna_app;
