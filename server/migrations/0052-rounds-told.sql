-- Rounds that were posted together are told by columns, as a settlement's tickets are: an object for each cost a tenth of the statement.
-- Nothing else of the two functions is new. `wagerId` stands beside `roundId` since a relay counts the rows by it.
create or replace function wagers.play_fused(
  p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[],
  p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[],
  p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[],
  p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamptz[],
  p_written_at timestamptz
) returns table (item integer, balance bigint, version bigint, auto_left integer, auto_loss_left bigint)
language plpgsql security definer set search_path = wagers, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with house as materialized (
    select h.account_no, h.currency from ledger.account h
    where h.owner_id = '00000000-0000-7000-8000-000000000001' and h.account_no = any (p_counter)
  ), moved as (
    update wagers.seat s
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
        and not s.guarded and (s.check_due_at is null or s.check_due_at > d.at)
        and d.stake > 0 and d.payout >= 0
        and a.state = 0 and not a.entombed and a.balance - a.held - d.stake >= a.floor
      returning d.item::integer as item, d.owner_id, d.key, d.stake, d.payout, d.book, d.wallet, d.counter, d.at,
        s.auto_left, s.auto_loss_left
  ), paid as (
    update ledger.account a
      set balance = a.balance - m.stake + m.payout, version = a.version + case when m.payout > 0 then 2 else 1 end
      from moved m
      where a.owner_id = m.owner_id and a.account_no = m.wallet
        and a.state = 0 and not a.entombed and a.balance - a.held - m.stake >= a.floor
      returning m.*, a.balance, a.version, a.held
  ), transfers as (
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    select m.owner_id, m.key, l.amount, l.balance, l.version, m.at, p_written_at, m.wallet, m.counter,
      (case m.book when 0 then 200 else 901 end + l.leg - 1)::smallint, 1::smallint, l.leg::smallint, null
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
      placed_at, settled_at, status, book, currency, product, vendor, game_id)
    select m.owner_id, m.key, m.key, m.stake, m.payout, m.stake, m.balance + m.stake - m.payout, m.balance,
      m.at, m.at, case when m.payout > m.stake then 1 when m.payout < m.stake then 2 else 5 end, m.book,
      p_currency[m.item], p_product[m.item], p_vendor[m.item], p_game[m.item]
    from paid m
  ), round_rows as (
    insert into wagers.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    select m.owner_id, m.key, p_seed[m.item], p_nonce[m.item], p_rules[m.item], p_steps[m.item], p_draws[m.item]
    from paid m
  ), told as (
    insert into platform.outbox (topic, audience, payload, at)
    select 'wagersSettled', '*', jsonb_build_object('same', '{}'::jsonb, 'each', jsonb_build_object(
        'owner', to_jsonb(array_agg(m.owner_id)), 'wallet', to_jsonb(array_agg(m.wallet)), 'balance', to_jsonb(array_agg(m.balance::text)),
        'version', to_jsonb(array_agg(m.version)), 'wagerId', to_jsonb(array_agg(m.key)), 'roundId', to_jsonb(array_agg(m.key)),
        'gameId', to_jsonb(array_agg(p_game[m.item])), 'merchantId', to_jsonb(array_agg(p_merchant[m.item])),
        'traceId', to_jsonb(array_agg(p_trace[m.item])), 'at', to_jsonb(array_agg(m.at)))), p_written_at
    from paid m having count(*) > 0
  )
  select m.item, m.balance - m.held, m.version, m.auto_left, m.auto_loss_left from paid m
  union all
  select wagers.raced(), null, null, null, null where (select count(*) from moved) <> (select count(*) from paid);
end $$;

create or replace function wagers.play_many(
  p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[],
  p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[],
  p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[],
  p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamptz[],
  p_written_at timestamptz
) returns table (status smallint, balance bigint, version bigint, seed_id uuid, nonce bigint, auto_left integer, auto_loss_left bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  r record;
  n constant integer := cardinality(p_owner);
  v_status smallint[] := array_fill(11::smallint, array[n]); -- no seat, no session
  v_balance bigint[] := array_fill(0::bigint, array[n]);
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
    select q.ord, s as seat
    from unnest(p_owner, p_game, p_book) with ordinality as q(owner_id, game_id, book, ord)
    join wagers.seat s on s.owner_id = q.owner_id and s.game_id = q.game_id and s.book = q.book
    order by s.owner_id, s.game_id, s.book
    for no key update of s
  loop
    i := r.ord;
    v_seed[i] := (r.seat).seed_id;
    v_nonce[i] := (r.seat).nonce;
    v_auto_left[i] := (r.seat).auto_left;
    v_auto_loss_left[i] := (r.seat).auto_loss_left;
    v_status[i] := wagers.seat_status(r.seat, p_session[i], p_stake[i], p_seed[i], p_nonce[i], p_seen[i], p_auto[i], p_cycle_ms[i], p_at[i]);
    if v_status[i] = 0 and (r.seat).guarded then
      guarded := guarded || i;
      v_status[i] := wagers.guard_status(p_owner[i], p_book[i], p_stake[i], p_at[i]);
    elsif v_status[i] = 0 and (r.seat).check_due_at <= p_at[i] then
      v_status[i] := 17;
    end if;
    if v_status[i] = 0 and p_auto[i] is not null then
      v_auto_left[i] := wagers.auto_left(r.seat, p_auto[i], p_payout[i], p_steps[i]);
      v_auto_loss_left[i] := v_auto_loss_left[i] - p_stake[i] + p_payout[i];
    end if;
  end loop;

  -- What was played before is replayed, whatever has become of the seat since.
  for r in
    select q.ord, w.stake, w.game_id, w.book
    from unnest(p_owner, p_key) with ordinality as q(owner_id, key, ord)
    join wagers.wager w on w.owner_id = q.owner_id and w.id = q.key
  loop
    i := r.ord;
    v_status[i] := case when r.stake = p_stake[i] and r.game_id = p_game[i] and r.book = p_book[i] then 1 else 2 end;
  end loop;

  for i in 1..n loop
    if v_status[i] <> 0 then continue; end if;
    g := g + 1;
    go_item := go_item || i;
    go_owner := go_owner || p_owner[i];
    go_wallet := go_wallet || p_wallet[i];
    go_key := go_key || p_key[i];
    go_at := go_at || p_at[i];
    kind := case p_book[i] when 0 then 200 else 901 end;
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
      from ledger.post_many(go_owner, go_wallet, go_key, array_fill(1::smallint, array[g]), array_fill(null::uuid, array[g]), go_at,
        leg_item, leg_kind, leg_amount, leg_counter, p_written_at) o
    loop
      i := go_item[r.item];
      v_status[i] := r.status;
      v_balance[i] := r.balance;
      v_version[i] := r.version;
      if r.status = 0 then
        any_posted := true;
        v_nonce[i] := v_nonce[i] + 1;
      end if;
    end loop;
  end if;

  if any_posted then
    insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
      placed_at, settled_at, status, book, currency, product, vendor, game_id)
    select d.owner_id, d.key, d.key, d.stake, d.payout, d.stake, d.balance + d.stake - d.payout, d.balance,
      d.at, d.at, case when d.payout > d.stake then 1 when d.payout < d.stake then 2 else 5 end, d.book,
      d.currency, d.product, d.vendor, d.game_id
    from unnest(v_status, p_owner, p_key, p_stake, p_payout, v_balance, p_at, p_book, p_currency, p_product, p_vendor, p_game)
      as d(status, owner_id, key, stake, payout, balance, at, book, currency, product, vendor, game_id)
    where d.status = 0;
    insert into wagers.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    select d.owner_id, d.key, d.seed_id, d.nonce, d.rules_no, d.steps, d.draws
    from unnest(v_status, p_owner, p_key, p_seed, p_nonce, p_rules, p_steps, p_draws)
      as d(status, owner_id, key, seed_id, nonce, rules_no, steps, draws)
    where d.status = 0;
    update wagers.seat s set nonce = d.nonce, open_round = d.key, open_seen = 0, last_spin_at = d.at,
        auto_left = d.auto_left, auto_loss_left = d.auto_loss_left
      from unnest(v_status, p_owner, p_game, p_book, p_key, v_nonce, p_at, v_auto_left, v_auto_loss_left)
        as d(status, owner_id, game_id, book, key, nonce, at, auto_left, auto_loss_left)
      where d.status = 0 and s.owner_id = d.owner_id and s.game_id = d.game_id and s.book = d.book;
    foreach i in array guarded loop
      if v_status[i] = 0 then perform wagers.count_guarded(p_owner[i], p_book[i], p_stake[i], p_payout[i], p_at[i]); end if;
    end loop;
    insert into platform.outbox (topic, audience, payload, at)
    select 'wagersSettled', '*', jsonb_build_object('same', '{}'::jsonb, 'each', jsonb_build_object(
        'owner', to_jsonb(array_agg(d.owner_id)), 'wallet', to_jsonb(array_agg(d.wallet)), 'balance', to_jsonb(array_agg(d.balance::text)),
        'version', to_jsonb(array_agg(d.version)), 'wagerId', to_jsonb(array_agg(d.key)), 'roundId', to_jsonb(array_agg(d.key)),
        'gameId', to_jsonb(array_agg(d.game_id)), 'merchantId', to_jsonb(array_agg(d.merchant_id)),
        'traceId', to_jsonb(array_agg(d.trace_id)), 'at', to_jsonb(array_agg(d.at)))), p_written_at
    from unnest(v_status, p_owner, p_wallet, v_balance, v_version, p_key, p_game, p_merchant, p_trace, p_at)
      as d(status, owner_id, wallet, balance, version, key, game_id, merchant_id, trace_id, at)
    where d.status = 0;
  end if;

  return query select d.status, d.balance - coalesce((select a.held from ledger.account a
      where a.owner_id = p_owner[d.n] and a.account_no = p_wallet[d.n]), 0), d.version, d.seed_id, d.nonce, d.auto_left, d.auto_loss_left
    from unnest(v_status, v_balance, v_version, v_seed, v_nonce, v_auto_left, v_auto_loss_left) with ordinality
      as d(status, balance, version, seed_id, nonce, auto_left, auto_loss_left, n);
end $$;
