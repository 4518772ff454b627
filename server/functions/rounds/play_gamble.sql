-- Posts one step of a gamble by its status: what stands is staked and what the card brings is paid,
-- as a round of the side game under the slot's seed pair, whose play state moves on by one. It counts
-- for nothing: no valid bet, no pot. `p_before` is what was won before, `p_of` the slot's round: where
-- staff voided one of both nothing of it can be risked. The caller has looked at what stands, with the
-- play state held. Never raises for an expected outcome.
create or replace function rounds.play_gamble(
  p_owner uuid, p_slot text, p_book smallint, p_session uuid, p_key uuid, p_of uuid, p_before uuid, p_step smallint,
  p_stake bigint, p_payout bigint, p_seed uuid, p_nonce bigint, p_draws bytea, p_cycle_ms integer, p_wallet integer, p_counter integer,
  p_rules smallint, p_currency text, p_product text, p_vendor text, p_game text, p_merchant text, p_trace text, p_at timestamptz,
  p_written_at timestamptz
) returns table (status smallint, balance bigint, version bigint)
language plpgsql security definer set search_path = rounds, pg_temp as $$
#variable_conflict use_column
declare
  s rounds.play_state;
  a ledger.account;
  r record;
  kind constant smallint := case p_book when {book.REAL} then {kind.BET} else {kind.TRIAL_BET} end;
  legs constant integer := case when p_payout > 0 then 2 else 1 end;
  outcome smallint;
begin
  select * into s from rounds.play_state where owner_id = p_owner and game_id = p_slot and book = p_book for no key update;
  outcome := case when s.owner_id is null then {play.SESSION_OVER}
    else rounds.play_status(s, p_session, p_stake, p_seed, p_nonce, s.open_round, null, p_cycle_ms, p_at) end;
  if outcome = {post.POSTED} and exists (select from catalog.frozen f where f.merchant_id = p_merchant and f.game_id in (p_game, p_slot)) then
    outcome := {play.GAME_FROZEN};
  end if;
  if outcome = {post.POSTED} and s.guarded then
    outcome := wagers.guard_status(p_owner, p_book, p_stake, array[p_product], p_at);
  elsif outcome = {post.POSTED} and s.check_due_at <= p_at then
    outcome := {play.CHECK_DUE};
  end if;
  -- Who voids a wager holds the wallet first.
  select * into a from ledger.account x where x.owner_id = p_owner and x.account_no = p_wallet for no key update;
  if outcome = {post.POSTED} and exists (select from wagers.wager w
    where w.owner_id = p_owner and w.id in (p_of, p_before) and w.status in ({wager.CANCELLED}, {wager.VOID})) then
    outcome := {play.STALE};
  end if;
  if outcome <> {post.POSTED} then return query select outcome, 0::bigint, 0::bigint; return; end if;

  select o.status, o.balance, o.version into strict r
    from ledger.post_many(array[p_owner], array[p_wallet], array[p_key], array[{source.PLAY}]::smallint[], array[null::uuid], array[p_at],
      array_fill(1, array[legs]), (array[kind, kind + 1])[1:legs]::smallint[], (array[-p_stake, p_payout])[1:legs],
      array_fill(p_counter, array[legs]), p_written_at) o;
  if r.status <> {post.POSTED} then return query select r.status, 0::bigint, 0::bigint; return; end if;
  insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
    placed_at, settled_at, status, book, currency, product, vendor, game_id, held_before, held_after)
    values (p_owner, p_key, p_key, p_stake, p_payout, 0, r.balance + p_stake - p_payout, r.balance,
      p_at, p_at, case when p_payout > p_stake then {wager.WON} else {wager.LOST} end, p_book,
      p_currency, p_product, p_vendor, p_game, nullif(a.held, 0), nullif(a.held, 0));
  insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    values (p_owner, p_key, p_seed, p_nonce, p_rules, 1, p_draws);
  insert into rounds.gamble (owner_id, id, of_round, step, stake, payout, at)
    values (p_owner, p_key, p_of, p_step, p_stake, p_payout, p_at);
  update rounds.play_state x set nonce = x.nonce + 1, last_spin_at = p_at, auto_id = null, auto_left = 0
    where x.owner_id = p_owner and x.game_id = p_slot and x.book = p_book;
  if s.guarded then perform wagers.count_guarded(p_owner, p_book, p_stake, p_payout, p_at); end if;
  insert into platform.outbox (topic, audience, payload, at)
    values ('wagersSettled', '*', jsonb_build_object('same', '{}'::jsonb, 'each', jsonb_build_object(
      'owner', jsonb_build_array(p_owner), 'wallet', jsonb_build_array(p_wallet), 'balance', jsonb_build_array(r.balance::text),
      'version', jsonb_build_array(r.version), 'wagerId', jsonb_build_array(p_key), 'roundId', jsonb_build_array(p_key),
      'gameId', jsonb_build_array(p_game), 'merchantId', jsonb_build_array(p_merchant),
      'traceId', jsonb_build_array(p_trace), 'at', jsonb_build_array(p_at))), p_written_at);
  return query select {post.POSTED}::smallint, r.balance - a.held, r.version;
end $$;
revoke all on function rounds.play_gamble from public;
grant execute on function rounds.play_gamble to senluna_app;
