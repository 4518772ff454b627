-- Adds to the stake of a bet that is open: the same wager, a movement of its own.
create or replace function wagers.raise(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_amount bigint,
  p_vendor text, p_lane smallint, p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked({movement.RAISE}::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  b wagers.movement;
  w wagers.wager;
  denied text;
  outcome smallint;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := {post.UNKNOWN_ACCOUNT};
  elsif p_amount <= 0 or p_amount > 100000000000000000 then m.status := {operation.AMOUNT_INVALID};
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, {post.TOMBSTONED}, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> {post.KEY_CONFLICT}); return; end if;

  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  select * into b from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
  outcome := wagers.bet_status(b, p_owner, p_source, p_ref, p_round, p_vendor);
  if outcome = {post.POSTED} then
    select * into strict w from wagers.wager where owner_id = p_owner and id = b.wager_id;
    outcome := case
      when r.closed_at is not null then {operation.ROUND_CLOSED}
      when w.status <> {wager.OPEN} then {operation.ALREADY_SETTLED}
      when (r.account_no, r.currency) is distinct from (p_account, p_currency) then {post.CURRENCY_MISMATCH}
      else {post.POSTED} end;
  end if;
  if outcome = {post.POSTED} then
    denied := wagers.guard_reason(wagers.raise_status(p_owner, r.book, p_amount, w.stake + p_amount, array[r.product], p_at));
    if denied is not null then
      m.reason := denied;
      outcome := {operation.DENIED};
    end if;
  end if;
  if outcome <> {post.POSTED} then
    m := wagers.kept(m, outcome, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;

  m.wager_id := w.id;
  m.moved := -p_amount;
  m := wagers.post(m, case r.book when {book.REAL} then {kind.BET} else {kind.TRIAL_BET} end, wagers.game_account(r, p_lane, p_at));
  if m.status <> {post.POSTED} then
    m.moved := 0;
    m.wager_id := null;
    m := wagers.kept(m, m.status, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  m := wagers.stepped(m);
  update wagers.wager set stake = stake + p_amount, balance_after = m.balance_after, held_after = nullif(wallet.held, 0)
    where owner_id = p_owner and id = w.id;
  perform wagers.publish(m, r, w.id, p_amount, 0, 0, p_trace);
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;
revoke all on function wagers.raise from public;
grant execute on function wagers.raise to senluna_app;
