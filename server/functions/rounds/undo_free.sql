-- After a round was cancelled whose stake the house paid: what the cancelling gave of that stake
-- leaves again, or comes back where more had left than was staked, so that nothing of the round
-- stays; the free round can be played again, for a week at least. Answers what it moved; null for a
-- round that was paid for, or cancelled before. What the wallet lacks becomes a debt, as with any
-- cancelling, which the caller did first: it holds guard and wallets.
create or replace function rounds.undo_free(p_owner uuid, p_round uuid, p_account integer, p_key uuid, p_counter integer, p_at timestamptz, p_written_at timestamptz)
returns bigint language plpgsql security definer set search_path = rounds, pg_temp as $$
declare
  f rounds.free_round;
  m wagers.movement;
  wallet ledger.account;
  v_moved bigint;
  v_status smallint;
begin
  perform 1 from rounds.free_grant g join rounds.free_round r on r.grant_id = g.id
    where r.owner_id = p_owner and r.id = p_round for update of g;
  update rounds.free_round set voided_at = p_at where owner_id = p_owner and id = p_round and voided_at is null returning * into f;
  if not found then return null; end if;
  update rounds.free_grant set used = used - 1, won = won - (f.payout - f.returned), expires_at = greatest(expires_at, p_at + interval '7 days')
    where id = f.grant_id;
  v_moved := f.returned - f.stake;
  if v_moved = 0 then return 0; end if;
  select * into strict wallet from ledger.account where owner_id = p_owner and account_no = p_account;
  m := wagers.asked({movement.ADJUST}::smallint, p_owner, {source.FREE_ROUND}::smallint, p_key, p_round, null, p_account, wallet.currency,
    '', 0, null, p_at, p_written_at);
  if v_moved < 0 then perform wagers.lend(m, -v_moved, p_counter); end if;
  if wallet.state = {account.FROZEN} then perform ledger.set_account_state(p_owner, p_account, {account.OPEN}::smallint); end if;
  select p.status into v_status from ledger.post(array[p_owner], array[p_account], array[p_key], array[m.source], array[p_round], array[p_at],
    array[1], array[case when v_moved < 0 then {kind.BONUS_REMOVED} else {kind.ACTIVITY_REWARD} end::smallint], array[v_moved], array[p_counter],
    p_written_at) p;
  if v_status <> {post.POSTED} then raise exception 'the stake of free round % of % could not be moved: %', p_round, p_owner, v_status; end if;
  if wallet.state = {account.FROZEN} then perform ledger.set_account_state(p_owner, p_account, {account.FROZEN}::smallint); end if;
  if v_moved > 0 then perform wagers.collect(m, v_moved, p_counter); end if;
  return v_moved;
end $$;
revoke all on function rounds.undo_free from public;
grant execute on function rounds.undo_free to senluna_app;
