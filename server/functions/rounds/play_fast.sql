-- Posts the rounds of a batch that are in order, in one statement: play states move on if nobody
-- moved them before (seed and nonce are what the outcome was computed from), wallets pay if they
-- can, every row is written. One row out for each round posted. A round that is not among them was
-- not posted and goes through `rounds.play_slow`, as does one of a player with limits or whose
-- reality check is due. Raises SL010 when a wallet moved in between and a unique violation when a
-- key was used before: then nothing was posted. Items come sorted by owner, game and book, which is
-- the order of locks: play states, wallets, house accounts. The event is one row for the batch, in
-- columns: an object for each round cost a tenth of the statement; it says what a round counts for, so
-- that nobody who follows play reads it again. Rows and events hold the wallet's balance; what is
-- answered is what the player can spend of it.
create or replace function rounds.play_fast(
  p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[],
  p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[],
  p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[],
  p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamptz[],
  p_written_at timestamptz
) returns table (item integer, balance bigint, version bigint, auto_left integer, auto_loss_left bigint)
language plpgsql security definer set search_path = rounds, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with house as materialized (
    select h.account_no, h.currency from ledger.account h
    where h.owner_id = '00000000-0000-7000-8000-000000000001' and h.account_no = any (p_counter)
  ), moved as (
    update rounds.play_state s
      set nonce = s.nonce + 1, open_round = d.key, open_seen = 0, last_spin_at = d.at,
        auto_left = case
          when d.auto is null then s.auto_left
          when d.payout >= s.auto_win_limit or (s.auto_stop_on_feature and d.steps > 1) then 0
          else s.auto_left - 1 end,
        auto_loss_left = case when d.auto is null then s.auto_loss_left else s.auto_loss_left - d.stake + d.payout end
      from unnest(p_owner, p_game, p_book, p_session, p_key, p_stake, p_payout, p_seed, p_nonce, p_steps, p_seen, p_auto, p_cycle_ms,
          p_wallet, p_counter, p_at) with ordinality
        as d(owner_id, game_id, book, session_id, key, stake, payout, seed_id, nonce, steps, seen, auto, cycle_ms,
          wallet, counter, at, item)
        join ledger.account a on a.owner_id = d.owner_id and a.account_no = d.wallet
        join house on house.account_no = d.counter and house.currency = a.currency
      where s.owner_id = d.owner_id and s.game_id = d.game_id and s.book = d.book
        and s.seed_id = d.seed_id and s.nonce = d.nonce
        and s.session_id = d.session_id and s.session_expires_at > d.at
        and (s.open_round is null or s.open_round = d.seen)
        and (d.cycle_ms = 0 or s.last_spin_at is null or s.last_spin_at + d.cycle_ms * interval '1 millisecond' <= d.at)
        and (d.auto is null or (s.auto_id = d.auto and s.auto_left > 0 and s.auto_loss_left >= d.stake))
        and not exists (select from catalog.frozen f where f.merchant_id = p_merchant[d.item::integer] and f.game_id = d.game_id)
        and not s.guarded and (s.check_due_at is null or s.check_due_at > d.at)
        and d.stake > 0 and d.payout >= 0
        and a.state = {account.OPEN} and not a.entombed and a.balance - a.held - d.stake >= a.floor
      returning d.item::integer as item, d.owner_id, d.key, d.stake, d.payout, d.book, d.wallet, d.counter, d.at,
        s.auto_left, s.auto_loss_left
  ), paid as (
    update ledger.account a
      set balance = a.balance - m.stake + m.payout, version = a.version + case when m.payout > 0 then 2 else 1 end
      from moved m
      where a.owner_id = m.owner_id and a.account_no = m.wallet
        and a.state = {account.OPEN} and not a.entombed and a.balance - a.held - m.stake >= a.floor
      returning m.*, a.balance, a.version, a.held
  ), transfers as (
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    select m.owner_id, m.key, l.amount, l.balance, l.version, m.at, p_written_at, m.wallet, m.counter,
      (case m.book when {book.REAL} then {kind.BET} else {kind.TRIAL_BET} end + l.leg - 1)::smallint, {source.PLAY}::smallint, l.leg::smallint, null
    from paid m, lateral (
      select 1 as leg, -m.stake as amount, m.balance - m.payout as balance, m.version - case when m.payout > 0 then 1 else 0 end as version
      union all
      select 2, m.payout, m.balance, m.version where m.payout > 0
    ) l
  ), against as (
    update ledger.account h
      set balance = h.balance + coalesce((select sum(m.stake - m.payout) from paid m where m.counter = h.account_no), 0)::bigint,
        version = h.version + coalesce((select sum(case when m.payout > 0 then 2 else 1 end) from paid m where m.counter = h.account_no), 0)
      where h.owner_id = '00000000-0000-7000-8000-000000000001' and h.account_no = any (p_counter)
  ), wager_rows as (
    insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
      placed_at, settled_at, status, book, currency, product, vendor, game_id, held_before, held_after)
    select m.owner_id, m.key, m.key, m.stake, m.payout, m.stake, m.balance + m.stake - m.payout, m.balance,
      m.at, m.at, case when m.payout > m.stake then {wager.WON} when m.payout < m.stake then {wager.LOST} else {wager.PUSH} end, m.book,
      p_currency[m.item], p_product[m.item], p_vendor[m.item], p_game[m.item], nullif(m.held, 0), nullif(m.held, 0)
    from paid m
  ), round_rows as (
    insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    select m.owner_id, m.key, p_seed[m.item], p_nonce[m.item], p_rules[m.item], p_steps[m.item], p_draws[m.item]
    from paid m
  ), contributed as (
    insert into jackpots.lane as l (merchant_id, counter_no, staked, bets)
    select j.merchant_id, m.counter, sum(m.stake), count(*)
    from paid m join jackpots.joined j on j.merchant_id = p_merchant[m.item] and j.game_id = p_game[m.item] and j.currency = p_currency[m.item]
    where m.book = {book.REAL}
    group by 1, 2
    on conflict (merchant_id, counter_no) do update set staked = l.staked + excluded.staked, bets = l.bets + excluded.bets
  ), published as (
    insert into platform.outbox (topic, audience, payload, at)
    select 'wagersSettled', '*', jsonb_build_object('same', '{}'::jsonb, 'each', jsonb_build_object(
        'owner', to_jsonb(array_agg(m.owner_id)), 'wallet', to_jsonb(array_agg(m.wallet)), 'balance', to_jsonb(array_agg(m.balance::text)),
        'version', to_jsonb(array_agg(m.version)), 'wagerId', to_jsonb(array_agg(m.key)), 'roundId', to_jsonb(array_agg(m.key)),
        'gameId', to_jsonb(array_agg(p_game[m.item])), 'merchantId', to_jsonb(array_agg(p_merchant[m.item])),
        'product', to_jsonb(array_agg(p_product[m.item])), 'validBet', to_jsonb(array_agg(m.stake::text)),
        'traceId', to_jsonb(array_agg(p_trace[m.item])), 'at', to_jsonb(array_agg(m.at)))), p_written_at
    from paid m having count(*) > 0
  )
  select m.item, m.balance - m.held, m.version, m.auto_left, m.auto_loss_left from paid m
  union all
  select wagers.raced(), null, null, null, null where (select count(*) from moved) <> (select count(*) from paid);
end $$;
revoke all on function rounds.play_fast from public;
grant execute on function rounds.play_fast to senluna_app;
