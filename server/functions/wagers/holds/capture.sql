-- Makes a wager of a stake that was set aside, or of a part of it: so much of the hold is given back
-- and staked by `wagers.bet`, whose arguments these are, under one key and in one step. What is
-- refused leaves the hold as it was and is not kept. Statuses as of `wagers.bet`; 3 also when less
-- remains of the hold, 20 when there is no such hold of this wallet.
create or replace function wagers.capture(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_account integer, p_currency text, p_amount bigint,
  p_book smallint, p_product text, p_vendor text, p_game text, p_merchant text, p_lane smallint, p_denied text,
  p_trace text, p_at timestamptz, p_written_at timestamptz, p_hold uuid
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s' as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked({movement.BET}::smallint, p_owner, p_source, p_key, p_round, null, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  wallet ledger.account;
  held ledger.hold;
  given smallint;
  bet record;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := {post.UNKNOWN_ACCOUNT};
  elsif p_amount <= 0 or p_amount > 100000000000000000 then m.status := {operation.AMOUNT_INVALID};
  else
    select * into held from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source and account_no = p_account;
    if held.owner_id is null then m.status := {operation.BET_NOT_FOUND}; end if;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  begin
    given := ledger.release(p_owner, p_hold, p_source, p_key, p_amount, p_at);
    -- Released under this key before: either it was captured then, or the key gave something back.
    if given = {post.REPLAYED} and not exists (select from wagers.movement where owner_id = p_owner and source = p_source and key = p_key) then given := {post.KEY_CONFLICT}; end if;
    -- A key that has bet already must not be funded by a hold as well.
    if given = {post.POSTED} and exists (select from wagers.movement where owner_id = p_owner and source = p_source and key = p_key) then given := {post.KEY_CONFLICT}; end if;
    m.status := given;
    if given > {post.REPLAYED} then raise exception using errcode = 'SL014'; end if;
    select * into strict bet from wagers.bet(p_owner, p_source, p_key, p_round, p_account, p_currency, p_amount, p_book, p_product, p_vendor, p_game,
      p_merchant, p_lane, p_denied, p_trace, p_at, p_written_at);
    m.status := bet.status;
    m.reason := bet.reason;
    if given = {post.POSTED} and bet.status <> {post.POSTED} then raise exception using errcode = 'SL014'; end if;
    return query select bet.status, bet.replayed, bet.balance, bet.version, bet.moved, bet.debt, bet.wager_id, bet.round_state, bet.reason;
    return;
  exception when sqlstate 'SL014' then
    null; -- the hold is as it was
  end;
  return query select * from wagers.answer(m, false);
exception when lock_not_available or deadlock_detected then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;
revoke all on function wagers.capture from public;
grant execute on function wagers.capture to senluna_app;
