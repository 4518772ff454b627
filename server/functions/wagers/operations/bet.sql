-- Takes a stake.
create or replace function wagers.bet(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_account integer, p_currency text, p_amount bigint,
  p_book smallint, p_product text, p_vendor text, p_game text, p_merchant text, p_lane smallint, p_denied text,
  p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked({movement.BET}::smallint, p_owner, p_source, p_key, p_round, null, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  denied text;
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

  -- The player's own limits and breaks: looked at with the guard locked, for a new key only.
  denied := coalesce(p_denied, wagers.guard_reason(wagers.guard_status(p_owner, p_book, p_amount, array[p_product], p_at)));
  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if r.round_id is not null and (r.account_no, r.currency, r.book, r.product, r.vendor, r.merchant_id)
    is distinct from (p_account, p_currency, p_book, p_product, p_vendor, p_merchant) then
    m.status := {post.KEY_CONFLICT}; -- a round of something else
  elsif denied is not null then
    m.reason := denied;
    m := wagers.kept(m, {operation.DENIED}, wallet);
  elsif wallet.currency <> p_currency then
    m := wagers.kept(m, {post.CURRENCY_MISMATCH}, wallet);
  elsif r.closed_at is not null or (p_source = {source.PLAY} and exists (select from rounds.for_wagers where owner_id = p_owner and id = p_round)) then
    m := wagers.kept(m, {operation.ROUND_CLOSED}, wallet);
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  m.moved := -p_amount;
  m := wagers.post(m, case p_book when {book.REAL} then {kind.BET} else {kind.TRIAL_BET} end,
    ledger.house_account_of(p_merchant, 'GAME:' || p_product, p_currency, p_lane, p_at));
  if m.status <> {post.POSTED} then
    m := wagers.kept(m, m.status, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  insert into wagers.round_state (owner_id, source, round_id, account_no, currency, book, product, vendor, game_id, merchant_id, opened_at)
    values (p_owner, p_source, p_round, p_account, p_currency, p_book, p_product, p_vendor, p_game, p_merchant, p_at)
    on conflict (owner_id, round_id, source) do nothing;
  m.wager_id := p_key;
  m := wagers.stepped(m);
  select * into strict r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at,
    status, book, currency, product, vendor, game_id, held_before, held_after)
    values (p_owner, p_key, p_round, p_amount, 0, 0, m.balance_before, m.balance_after, p_at, null,
      {wager.OPEN}, p_book, p_currency, p_product, p_vendor, p_game, nullif(wallet.held, 0), nullif(wallet.held, 0));
  perform wagers.publish(m, r, p_key, p_amount, 0, 0, p_trace);
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;
revoke all on function wagers.bet from public;
grant execute on function wagers.bet to senluna_app;
