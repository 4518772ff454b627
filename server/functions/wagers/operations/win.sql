-- Pays a win; 0 is a loss. Without `p_ref` it belongs to the round's first bet that counts.
create or replace function wagers.win(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_amount bigint,
  p_vendor text, p_close boolean, p_lane smallint, p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked({movement.WIN}::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  b wagers.movement;
  first uuid;
  counter integer;
  outcome smallint;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := {post.UNKNOWN_ACCOUNT};
  elsif p_amount < 0 or p_amount > 100000000000000000 then m.status := {operation.AMOUNT_INVALID};
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
  if p_ref is not null then
    select * into b from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
    outcome := wagers.bet_status(b, p_owner, p_source, p_ref, p_round, p_vendor);
    first := b.wager_id;
  else
    select x.wager_id into first from wagers.round_step x
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind = {movement.BET} and not x.undone order by x.step limit 1;
    outcome := case
      when r.round_id is not null and r.vendor <> p_vendor then {operation.BET_NOT_FOUND}
      when first is not null then {post.POSTED}
      when r.round_id is not null then {operation.BET_CANCELLED}
      when exists (select from wagers.round_step
        where owner_id = p_owner and round_id = p_round and source = p_source and step = 0) then {post.TOMBSTONED}
      else {operation.BET_NOT_FOUND} end;
  end if;
  if outcome = {post.POSTED} and r.closed_at is not null then outcome := {operation.ROUND_CLOSED}; end if;
  if outcome = {post.POSTED} and (r.account_no, r.currency) is distinct from (p_account, p_currency) then outcome := {post.CURRENCY_MISMATCH}; end if;
  if outcome <> {post.POSTED} then
    m := wagers.kept(m, outcome, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;

  m.wager_id := first;
  m.moved := p_amount;
  if p_amount = 0 then
    m.status := {post.POSTED};
    m.balance_before := wallet.balance;
    m.balance_after := wallet.balance;
    m.version := wallet.version;
    m := wagers.stepped(m);
  else
    counter := wagers.game_account(r, p_lane, p_at);
    m := wagers.post(m, case r.book when {book.REAL} then {kind.PAYOUT} else {kind.TRIAL_PAYOUT} end, counter);
    if m.status <> {post.POSTED} then -- a closed wallet takes nothing; the win may come again
      m.moved := 0;
      m.wager_id := null;
      return query select * from wagers.answer(m, false);
      return;
    end if;
    m := wagers.stepped(m);
    perform wagers.collect(m, p_amount, counter);
  end if;
  perform wagers.rewrite(m, r, first, p_amount, 'settled', p_trace);
  if p_close then perform wagers.seal(m, r, p_trace); end if;
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;
revoke all on function wagers.win from public;
grant execute on function wagers.win to senluna_app;
