-- Takes part of a hold: it is given back and posted to a house account in the same step, under one
-- key. When it can't be posted (a frozen wallet, a key that paid for something else) the hold stays
-- as it was.
create or replace function ledger.capture(
  p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_amount bigint, p_kind smallint, p_counter integer, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  outcome smallint;
  wallet integer;
begin
  outcome := ledger.resolve_hold(p_owner, p_hold, p_source, p_key, 'capture', p_amount, p_at);
  if outcome <> {post.POSTED} then return outcome; end if;
  select account_no into wallet from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source;
  select status into outcome from ledger.post(
    array[p_owner], array[wallet], array[p_key], array[p_source], array[p_hold], array[p_at],
    array[1], array[p_kind], array[-p_amount], array[p_counter], p_at);
  if outcome <> {post.POSTED} then raise exception using errcode = 'SL001', message = 'not captured'; end if;
  return {post.POSTED};
exception when sqlstate 'SL001' then
  return case outcome when {post.REPLAYED} then {post.KEY_CONFLICT} else outcome end;
end $$;
revoke all on function ledger.capture from public;
grant execute on function ledger.capture to senluna_app;
