-- Posts every round of a batch by its status, whatever stands in its way; one row out for each, in
-- order. Never raises for an expected outcome. Decisions are made over arrays; every table is
-- written once for the whole batch. The event doesn't say what a round counts for, as that of
-- `play_fast` does: a free round comes by here, and counts for nothing afterwards.
create or replace function rounds.play_slow(
  p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[],
  p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[],
  p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[],
  p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamptz[],
  p_written_at timestamptz
) returns table (status smallint, balance bigint, version bigint, seed_id uuid, nonce bigint, auto_left integer, auto_loss_left bigint)
language plpgsql security definer set search_path = rounds, pg_temp as $$
#variable_conflict use_column
declare
  r record;
  n constant integer := cardinality(p_owner);
  v_status smallint[] := array_fill({play.SESSION_OVER}::smallint, array[n]); -- no play state, no session
  v_balance bigint[] := array_fill(0::bigint, array[n]);
  v_held bigint[];
  v_version bigint[] := array_fill(0::bigint, array[n]);
  v_seed uuid[] := array_fill(null::uuid, array[n]);
  v_nonce bigint[] := array_fill(0::bigint, array[n]);
  v_auto_left integer[] := array_fill(0, array[n]);
  v_auto_loss_left bigint[] := array_fill(0::bigint, array[n]);
  guarded integer[] := '{}';
  go_item integer[] := '{}';
  go_owner uuid[] := '{}';
  go_wallet integer[] := '{}';
  go_key uuid[] := '{}';
  go_at timestamptz[] := '{}';
  leg_item integer[] := '{}';
  leg_kind smallint[] := '{}';
  leg_amount bigint[] := '{}';
  leg_counter integer[] := '{}';
  kind smallint;
  i integer;
  g integer := 0;
  any_posted boolean := false;
begin
  for r in
    select q.ord, s as state
    from unnest(p_owner, p_game, p_book) with ordinality as q(owner_id, game_id, book, ord)
    join rounds.play_state s on s.owner_id = q.owner_id and s.game_id = q.game_id and s.book = q.book
    order by s.owner_id, s.game_id, s.book
    for no key update of s
  loop
    i := r.ord;
    v_seed[i] := (r.state).seed_id;
    v_nonce[i] := (r.state).nonce;
    v_auto_left[i] := (r.state).auto_left;
    v_auto_loss_left[i] := (r.state).auto_loss_left;
    v_status[i] := rounds.play_status(r.state, p_session[i], p_stake[i], p_seed[i], p_nonce[i], p_seen[i], p_auto[i], p_cycle_ms[i], p_at[i]);
    if v_status[i] = {post.POSTED} and exists (select from catalog.frozen f where f.merchant_id = p_merchant[i] and f.game_id = p_game[i]) then
      v_status[i] := {play.GAME_FROZEN};
    end if;
    if v_status[i] = {post.POSTED} and (r.state).guarded then
      guarded := guarded || i;
      v_status[i] := wagers.guard_status(p_owner[i], p_book[i], p_stake[i], array[p_product[i]], p_at[i]);
    elsif v_status[i] = {post.POSTED} and (r.state).check_due_at <= p_at[i] then
      v_status[i] := {play.CHECK_DUE};
    end if;
    if v_status[i] = {post.POSTED} and p_auto[i] is not null then
      v_auto_left[i] := rounds.auto_left(r.state, p_auto[i], p_payout[i], p_steps[i]);
      v_auto_loss_left[i] := v_auto_loss_left[i] - p_stake[i] + p_payout[i];
    end if;
  end loop;

  -- What was played before is replayed, whatever has become of the play state since.
  for r in
    select q.ord, w.stake, w.game_id, w.book
    from unnest(p_owner, p_key) with ordinality as q(owner_id, key, ord)
    join wagers.wager w on w.owner_id = q.owner_id and w.id = q.key
  loop
    i := r.ord;
    v_status[i] := case when r.stake = p_stake[i] and r.game_id = p_game[i] and r.book = p_book[i] then {post.REPLAYED} else {post.KEY_CONFLICT} end;
  end loop;

  for i in 1..n loop
    if v_status[i] <> {post.POSTED} then continue; end if;
    g := g + 1;
    go_item := go_item || i;
    go_owner := go_owner || p_owner[i];
    go_wallet := go_wallet || p_wallet[i];
    go_key := go_key || p_key[i];
    go_at := go_at || p_at[i];
    kind := case p_book[i] when {book.REAL} then {kind.BET} else {kind.TRIAL_BET} end;
    leg_item := leg_item || g;
    leg_kind := leg_kind || kind;
    leg_amount := leg_amount || -p_stake[i];
    leg_counter := leg_counter || p_counter[i];
    if p_payout[i] > 0 then
      leg_item := leg_item || g;
      leg_kind := leg_kind || (kind + 1)::smallint;
      leg_amount := leg_amount || p_payout[i];
      leg_counter := leg_counter || p_counter[i];
    end if;
  end loop;

  if g > 0 then
    for r in
      select o.item, o.status, o.balance, o.version
      from ledger.post_many(go_owner, go_wallet, go_key, array_fill({source.PLAY}::smallint, array[g]), array_fill(null::uuid, array[g]), go_at,
        leg_item, leg_kind, leg_amount, leg_counter, p_written_at) o
    loop
      i := go_item[r.item];
      v_status[i] := r.status;
      v_balance[i] := r.balance;
      v_version[i] := r.version;
      if r.status = {post.POSTED} then
        any_posted := true;
        v_nonce[i] := v_nonce[i] + 1;
      end if;
    end loop;
  end if;

  -- What is set aside of each wallet; those that rounds were posted to are locked.
  v_held := array(select coalesce((select a.held from ledger.account a where a.owner_id = q.owner_id and a.account_no = q.account_no), 0)
    from unnest(p_owner, p_wallet) with ordinality as q(owner_id, account_no, ord) order by q.ord);

  if any_posted then
    insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
      placed_at, settled_at, status, book, currency, product, vendor, game_id, held_before, held_after)
    select d.owner_id, d.key, d.key, d.stake, d.payout, d.stake, d.balance + d.stake - d.payout, d.balance,
      d.at, d.at, case when d.payout > d.stake then {wager.WON} when d.payout < d.stake then {wager.LOST} else {wager.PUSH} end, d.book,
      d.currency, d.product, d.vendor, d.game_id, nullif(d.held, 0), nullif(d.held, 0)
    from unnest(v_status, p_owner, p_key, p_stake, p_payout, v_balance, p_at, p_book, p_currency, p_product, p_vendor, p_game, v_held)
      as d(status, owner_id, key, stake, payout, balance, at, book, currency, product, vendor, game_id, held)
    where d.status = {post.POSTED};
    insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    select d.owner_id, d.key, d.seed_id, d.nonce, d.rules_no, d.steps, d.draws
    from unnest(v_status, p_owner, p_key, p_seed, p_nonce, p_rules, p_steps, p_draws)
      as d(status, owner_id, key, seed_id, nonce, rules_no, steps, draws)
    where d.status = {post.POSTED};
    update rounds.play_state s set nonce = d.nonce, open_round = d.key, open_seen = 0, last_spin_at = d.at,
        auto_left = d.auto_left, auto_loss_left = d.auto_loss_left
      from unnest(v_status, p_owner, p_game, p_book, p_key, v_nonce, p_at, v_auto_left, v_auto_loss_left)
        as d(status, owner_id, game_id, book, key, nonce, at, auto_left, auto_loss_left)
      where d.status = {post.POSTED} and s.owner_id = d.owner_id and s.game_id = d.game_id and s.book = d.book;
    insert into jackpots.lane as l (merchant_id, counter_no, staked, bets)
    select j.merchant_id, d.counter, sum(d.stake), count(*)
    from unnest(v_status, p_counter, p_stake, p_book, p_merchant, p_game, p_currency) as d(status, counter, stake, book, merchant_id, game_id, currency)
    join jackpots.joined j on j.merchant_id = d.merchant_id and j.game_id = d.game_id and j.currency = d.currency
    where d.status = {post.POSTED} and d.book = {book.REAL}
    group by 1, 2
    on conflict (merchant_id, counter_no) do update set staked = l.staked + excluded.staked, bets = l.bets + excluded.bets;
    foreach i in array guarded loop
      if v_status[i] = {post.POSTED} then perform wagers.count_guarded(p_owner[i], p_book[i], p_stake[i], p_payout[i], p_at[i]); end if;
    end loop;
    insert into platform.outbox (topic, audience, payload, at)
    select 'wagersSettled', '*', jsonb_build_object('same', '{}'::jsonb, 'each', jsonb_build_object(
        'owner', to_jsonb(array_agg(d.owner_id)), 'wallet', to_jsonb(array_agg(d.wallet)), 'balance', to_jsonb(array_agg(d.balance::text)),
        'version', to_jsonb(array_agg(d.version)), 'wagerId', to_jsonb(array_agg(d.key)), 'roundId', to_jsonb(array_agg(d.key)),
        'gameId', to_jsonb(array_agg(d.game_id)), 'merchantId', to_jsonb(array_agg(d.merchant_id)),
        'traceId', to_jsonb(array_agg(d.trace_id)), 'at', to_jsonb(array_agg(d.at)))), p_written_at
    from unnest(v_status, p_owner, p_wallet, v_balance, v_version, p_key, p_game, p_merchant, p_trace, p_at)
      as d(status, owner_id, wallet, balance, version, key, game_id, merchant_id, trace_id, at)
    where d.status = {post.POSTED};
  end if;

  return query select d.status, d.balance - d.held, d.version, d.seed_id, d.nonce, d.auto_left, d.auto_loss_left
    from unnest(v_status, v_balance, v_held, v_version, v_seed, v_nonce, v_auto_left, v_auto_loss_left)
      as d(status, balance, held, version, seed_id, nonce, auto_left, auto_loss_left);
end $$;
revoke all on function rounds.play_slow from public;
grant execute on function rounds.play_slow to senluna_app;
