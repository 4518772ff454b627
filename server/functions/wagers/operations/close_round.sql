-- No more money for a round. Closing it again changes nothing.
create or replace function wagers.close_round(
  p_owner uuid, p_source smallint, p_round uuid, p_account integer, p_vendor text, p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked({movement.CLOSE}::smallint, p_owner, p_source, p_round, p_round, null, p_account, null, p_vendor, 0, null, p_at, p_written_at);
  wallet ledger.account;
  r wagers.round_state;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  r := wagers.round_of(p_owner, p_source, p_round);
  if wallet.owner_id is null then m.status := {post.UNKNOWN_ACCOUNT};
  elsif r.round_id is null or r.vendor <> p_vendor or r.account_no <> p_account then m.status := {operation.BET_NOT_FOUND};
  else m.status := {post.POSTED};
  end if;
  if m.status = {post.POSTED} and r.closed_at is null then perform wagers.seal(m, r, p_trace); end if;
  return query select * from wagers.answer(m, m.status = {post.POSTED} and r.closed_at is not null);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;
revoke all on function wagers.close_round from public;
grant execute on function wagers.close_round to senluna_app;
