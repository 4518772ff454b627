-- Corrects what a settled or closed round paid, up or down. What the wallet lacks becomes a debt.
-- Without `p_ref` it belongs to the round's first bet that counts and has been paid that much.
create or replace function wagers.adjust(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_amount bigint,
  p_vendor text, p_reason text, p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked({movement.ADJUST}::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, p_amount, p_reason,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  b wagers.movement;
  house boolean;
  counter integer;
  outcome smallint := {post.POSTED};
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := {post.UNKNOWN_ACCOUNT};
  elsif p_amount = 0 or abs(p_amount) > 100000000000000000 then m.status := {operation.AMOUNT_INVALID};
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, {post.TOMBSTONED}, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> {post.KEY_CONFLICT}); return; end if;

  r := wagers.round_of(p_owner, p_source, p_round);
  house := p_source = {source.PLAY} and exists (select from rounds.for_wagers where owner_id = p_owner and id = p_round);
  if r.round_id is null or r.vendor <> p_vendor then outcome := {operation.BET_NOT_FOUND};
  elsif (r.account_no, r.currency) is distinct from (p_account, p_currency) then outcome := {post.CURRENCY_MISMATCH};
  elsif p_ref is not null and not (house and p_ref = p_round) then
    select * into b from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
    outcome := wagers.bet_status(b, p_owner, p_source, p_ref, p_round, p_vendor);
  end if;
  if outcome = {post.POSTED} and r.state = {round.CANCELLED} then outcome := {operation.BET_CANCELLED}; end if;
  if outcome = {post.POSTED} and r.state = {round.OPEN} then outcome := {operation.NOT_SETTLED}; end if;
  if outcome <> {post.POSTED} then
    m := wagers.kept(m, outcome, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  select w.id into m.wager_id from wagers.wager w
    where w.owner_id = p_owner and w.id = coalesce(b.key, case when house then p_round end) and w.payout + p_amount >= 0;
  if b.key is null and not house then
    select w.id into m.wager_id from wagers.round_step x join wagers.wager w on w.owner_id = x.owner_id and w.id = x.wager_id
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind = {movement.BET} and not x.undone
        and w.payout + p_amount >= 0
      order by x.step limit 1;
  end if;
  if m.wager_id is null then m.status := {operation.AMOUNT_INVALID};
  elsif wallet.state = {account.CLOSED} then
    m.status := {post.FROZEN};
    m.wager_id := null;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  counter := wagers.game_account(r, 0::smallint, p_at);
  if p_amount < 0 then m.debt := wagers.lend(m, -p_amount, counter); end if;
  if wallet.state = {account.FROZEN} then perform ledger.set_account_state(p_owner, p_account, {account.OPEN}::smallint); end if;
  m.moved := p_amount;
  m := wagers.post(m, case when r.book <> {book.REAL} then {kind.TRIAL_PAYOUT} when p_amount > 0 then {kind.PAYOUT} else {kind.PAYOUT_TAKEN_BACK} end, counter);
  if m.status <> {post.POSTED} then raise exception 'correction % of % was not posted: %', p_key, p_owner, m.status; end if;
  if wallet.state = {account.FROZEN} then perform ledger.set_account_state(p_owner, p_account, {account.FROZEN}::smallint); end if;
  m := wagers.stepped(m);
  if p_amount > 0 then perform wagers.collect(m, p_amount, counter); end if;
  perform wagers.rewrite(m, r, m.wager_id, p_amount, 'settled', p_trace);
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;
revoke all on function wagers.adjust from public;
grant execute on function wagers.adjust to senluna_app;
