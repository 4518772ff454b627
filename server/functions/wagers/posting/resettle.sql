-- Settles one settled wager anew: what it brought before (`p_old_*`) is taken back whole and what it
-- brings now is paid, in one posting under `p_key`. What the wallet lacks is lent by its debt; a
-- frozen or closed wallet takes a correction too. Statuses are those of a wager; 6 is void, whose
-- stake returns. Answers how much was lent. What the family writes beside follows in the same
-- transaction. The caller has locked the guard and the wallets of the player.
create or replace function wagers.resettle(
  p_source smallint, p_owner uuid, p_wager uuid, p_account integer, p_merchant text, p_key uuid,
  p_old_status smallint, p_old_payout bigint, p_old_rebate bigint, p_old_valid bigint,
  p_status smallint, p_payout bigint, p_rebate bigint, p_valid bigint, p_lane smallint, p_at timestamptz, p_written_at timestamptz
) returns bigint language plpgsql as $$
declare
  w wagers.wager;
  wallet ledger.account;
  m wagers.movement;
  contra integer;
  rebates integer;
  kinds smallint[] := '{}';
  amounts bigint[] := '{}';
  contras integer[] := '{}';
  running bigint := 0;
  lowest bigint := 0;
  credit bigint := 0;
  posted record;
  v_balance bigint;
  returned constant bigint := case when p_status = {wager.VOID} then 1 when p_old_status = {wager.VOID} then -1 else 0 end;
  paid_anew constant boolean := p_old_payout <> p_payout or p_old_status = {wager.VOID} or p_status = {wager.VOID};
begin
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_wager;
  select * into strict wallet from ledger.account where owner_id = p_owner and account_no = p_account;
  contra := ledger.house_account_of(p_merchant, 'GAME:' || w.product, w.currency, p_lane, p_at);
  rebates := ledger.house_account_of(p_merchant, 'EXP:REBATE', w.currency, p_lane, p_at);
  if paid_anew and p_old_payout > 0 then
    kinds := kinds || case w.book when {book.REAL} then {kind.PAYOUT_TAKEN_BACK} else {kind.TRIAL_BET} end::smallint; amounts := amounts || -p_old_payout; contras := contras || contra;
  end if;
  if paid_anew and p_old_status = {wager.VOID} then
    kinds := kinds || case w.book when {book.REAL} then {kind.BET} else {kind.TRIAL_BET} end::smallint; amounts := amounts || -w.stake; contras := contras || contra;
  end if;
  if p_old_rebate <> p_rebate and p_old_rebate > 0 then
    kinds := kinds || {kind.REBATE_TAKEN_BACK}::smallint; amounts := amounts || -p_old_rebate; contras := contras || rebates;
  end if;
  if paid_anew and p_payout > 0 then
    kinds := kinds || case w.book when {book.REAL} then {kind.PAYOUT} else {kind.TRIAL_PAYOUT} end::smallint; amounts := amounts || p_payout; contras := contras || contra;
  end if;
  if paid_anew and p_status = {wager.VOID} then
    kinds := kinds || case w.book when {book.REAL} then {kind.BET_REFUND} else {kind.TRIAL_REFUND} end::smallint; amounts := amounts || w.stake; contras := contras || contra;
  end if;
  if p_old_rebate <> p_rebate and p_rebate > 0 then
    kinds := kinds || {kind.REBATE}::smallint; amounts := amounts || p_rebate; contras := contras || rebates;
  end if;

  m := wagers.movement_of(p_source, p_owner, p_account, p_key, p_at, p_written_at);
  m.debt := 0;
  for i in 1..cardinality(amounts) loop
    running := running + amounts[i];
    lowest := least(lowest, running);
    if amounts[i] > 0 then credit := credit + amounts[i]; end if;
  end loop;
  if cardinality(amounts) > 0 then
    -- A freeze, or an account that was closed since, keeps the player from spending, not a correction from its money: one closed wallet
    -- holds up nobody's whose wager comes after it.
    if wallet.state <> {account.OPEN} then perform ledger.set_account_state(p_owner, p_account, {account.OPEN}::smallint); end if;
    if lowest < 0 then m.debt := wagers.lend(m, -lowest, contra); end if;
    select * into posted from ledger.post(array[p_owner], array[p_account], array[p_key], array[p_source], array[p_wager], array[p_at],
      array_fill(1, array[cardinality(amounts)]), kinds, amounts, contras, p_written_at);
    if posted.status <> {post.POSTED} then raise exception 'wager % could not be settled anew: %', p_wager, posted.status; end if;
    if credit > 0 then perform wagers.collect(m, credit, contra); end if;
    if wallet.state <> {account.OPEN} then perform ledger.set_account_state(p_owner, p_account, wallet.state); end if;
    v_balance := posted.balance;
    select * into strict wallet from ledger.account where owner_id = p_owner and account_no = p_account;
  end if;
  update wagers.wager set status = p_status, payout = p_payout, valid_bet = p_valid, settled_at = p_at,
      balance_after = coalesce(v_balance, balance_after), held_after = case when v_balance is null then held_after else nullif(wallet.held, 0) end
    where owner_id = p_owner and id = p_wager;
  perform wagers.count_guarded(p_owner, w.book, -returned * w.stake, p_payout + p_rebate - p_old_payout - p_old_rebate, p_at);
  insert into platform.outbox (topic, audience, payload, at)
    values ('wagersMoved', '*', jsonb_build_array(jsonb_build_object('kind', 'adjust', 'owner', p_owner, 'wagerId', p_wager, 'roundId', w.round_id,
      'gameId', w.game_id, 'merchantId', p_merchant, 'product', w.product, 'vendor', w.vendor, 'book', w.book, 'currency', w.currency,
      'wallet', p_account, 'balance', wallet.balance::text, 'version', wallet.version, 'stake', (-returned * w.stake)::text,
      'validBet', (p_valid - p_old_valid)::text, 'payout', (p_payout - p_old_payout)::text, 'debt', m.debt::text, 'at', p_at)), p_at);
  return m.debt;
end $$;
revoke all on function wagers.resettle from public;
