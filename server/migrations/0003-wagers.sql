-- Wagers of every kind, and the rounds, seats and seeds of house games. The function `wagers.play`
-- posts a batch of paid rounds through the ledger and writes their rows in the same statement.

create schema wagers;
grant usage on schema wagers to senluna_app;

-- The tables of the money path carry no check of their own: `wagers.play` alone writes them, and a
-- check is parsed anew by every statement.

-- One wager. Its id is its idempotency key; balances are those of the wallet around the whole round.
create table wagers.wager (
  owner_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  status smallint not null, -- position in BET_STATUS of the contract
  book smallint not null, -- 0 real, 1 trial
  currency text not null,
  product text not null,
  vendor text not null,
  game_id text not null,
  primary key (owner_id, id)
) partition by hash (owner_id);
create index wager_by_time on wagers.wager (owner_id, placed_at desc, id desc);

-- Which configuration a round was played by.
create table wagers.rules (
  rules_no smallint generated always as identity primary key,
  game_id text not null,
  configuration_hash text not null check (configuration_hash ~ '^[0-9a-f]{64}$'),
  unique (game_id, configuration_hash)
);

-- One paid round of a house game: enough to draw it again. Never changed.
create table wagers.round (
  owner_id uuid not null,
  id uuid not null,
  seed_id uuid not null,
  nonce bigint not null,
  rules_no smallint not null,
  steps smallint not null,
  draws bytea not null, -- one byte a draw
  primary key (owner_id, id)
) partition by hash (owner_id);

do $$
declare
  name text;
  part integer;
begin
  foreach name in array array['wager', 'round'] loop
    for part in 0..3 loop
      execute format('create table wagers.%I partition of wagers.%I for values with (modulus 4, remainder %s)',
        name || '_' || part, name, part);
      execute format('create trigger %I before truncate on wagers.%I for each statement execute function ledger.refuse_change()',
        name || '_' || part || '_not_emptied', name || '_' || part);
    end loop;
    execute format('create trigger %I before truncate on wagers.%I for each statement execute function ledger.refuse_change()',
      name || '_not_emptied', name);
  end loop;
end $$;
create trigger round_kept before update or delete on wagers.round for each row execute function ledger.refuse_change();
create trigger wager_kept before delete on wagers.wager for each row execute function ledger.refuse_change();

-- A server seed: committed to before its first round, sealed while in use, opened by rotation.
create table wagers.seed (
  owner_id uuid not null,
  id uuid not null unique,
  game_id text not null,
  book smallint not null,
  commitment bytea not null check (length(commitment) = 32),
  sealed bytea not null,
  client_seed text not null check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  rounds bigint not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz,
  primary key (owner_id, id)
);
create index seed_of_seat on wagers.seed (owner_id, game_id, book, revealed_at desc);

-- Where a member stands in one game and book: the seed pair in use and the round not yet shown whole.
create table wagers.seat (
  owner_id uuid not null,
  game_id text not null,
  book smallint not null,
  seed_id uuid not null,
  next_seed_id uuid not null,
  nonce bigint not null default 0,
  session_id uuid,
  session_expires_at timestamptz,
  open_round uuid,
  open_seen smallint not null default 0,
  last_spin_at timestamptz,
  auto_id uuid,
  auto_left integer not null default 0,
  auto_loss_left bigint not null default 0,
  auto_win_limit bigint,
  auto_stop_on_feature boolean not null default false,
  primary key (owner_id, game_id, book)
) with (fillfactor = 50);

-- A game opened in the frame. The bearer is stored as its hash.
create table wagers.game_session (
  owner_id uuid not null,
  id uuid not null,
  bearer_hash bytea unique,
  launch_hash bytea unique,
  merchant_id text not null,
  session_id uuid not null, -- the site's session it hangs on
  account text not null,
  game_id text not null,
  book smallint not null,
  wallet_no integer not null,
  currency text not null,
  language text not null,
  launch_expires_at timestamptz not null,
  opened_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (owner_id, id)
);
create index game_session_of_session on wagers.game_session (owner_id, session_id) where ended_at is null;

-- Outcomes besides the ledger's (0 to 7): 10 stale seed state, 11 game session over, 12 a round is
-- open, 13 too soon, 14 autoplay over. Locks seats by (owner, game, book), then as the ledger's posting.
-- For 10 the answer carries the seat's seed and nonce, so that the caller can work the outcome out anew.

-- What a seat says to a round, before any money is looked at. 0 when it may be posted.
create function wagers.seat_status(
  s wagers.seat, p_session uuid, p_stake bigint, p_seed uuid, p_nonce bigint, p_seen uuid, p_auto uuid, p_cycle_ms integer, p_at timestamptz
) returns smallint language plpgsql immutable as $$
begin
  if s.session_id is distinct from p_session or s.session_expires_at <= p_at then return 11; end if;
  if s.open_round is not null and s.open_round is distinct from p_seen then return 12; end if;
  if p_auto is not null and (s.auto_id is distinct from p_auto or s.auto_left <= 0 or s.auto_loss_left < p_stake) then return 14; end if;
  if p_cycle_ms > 0 and s.last_spin_at + p_cycle_ms * interval '1 millisecond' > p_at then return 13; end if;
  if s.seed_id <> p_seed or s.nonce <> p_nonce then return 10; end if;
  return 0;
end $$;

-- How many rounds of an autoplay are left after one.
create function wagers.auto_left(s wagers.seat, p_auto uuid, p_payout bigint, p_steps smallint)
returns integer language plpgsql immutable as $$
begin
  if p_auto is null then return s.auto_left; end if;
  if p_payout > s.auto_win_limit or (s.auto_stop_on_feature and p_steps > 1) then return 0; end if;
  return s.auto_left - 1;
end $$;

-- One round, by the same rules as `play_many` in as few steps as one needs.
create function wagers.play_one(
  p_owner uuid, p_game text, p_book smallint, p_session uuid, p_key uuid,
  p_stake bigint, p_payout bigint, p_seed uuid, p_nonce bigint, p_steps smallint, p_draws bytea,
  p_seen uuid, p_auto uuid, p_cycle_ms integer, p_wallet integer, p_counter integer,
  p_rules smallint, p_currency text, p_product text, p_vendor text, p_merchant text, p_trace text, p_at timestamptz,
  p_written_at timestamptz,
  out status smallint, out balance bigint, out version bigint, out seed_id uuid, out nonce bigint,
  out auto_left integer, out auto_loss_left bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  seat wagers.seat;
  stored record;
  posted record;
  stake_kind constant smallint := case p_book when 0 then 200 else 901 end;
begin
  select * into seat from wagers.seat where owner_id = p_owner and game_id = p_game and book = p_book for no key update;
  seed_id := seat.seed_id;
  nonce := seat.nonce;
  auto_left := seat.auto_left;
  auto_loss_left := seat.auto_loss_left;
  select w.stake, w.game_id, w.book into stored from wagers.wager w where w.owner_id = p_owner and w.id = p_key;
  if found then
    status := case when stored.stake = p_stake and stored.game_id = p_game and stored.book = p_book then 1 else 2 end;
    return;
  end if;
  status := wagers.seat_status(seat, p_session, p_stake, p_seed, p_nonce, p_seen, p_auto, p_cycle_ms, p_at);
  if status <> 0 then return; end if;

  if p_payout > 0 then
    posted := ledger.post_one(p_owner, p_wallet, p_key, 1::smallint, null, p_at, array[stake_kind, stake_kind + 1::smallint]::smallint[],
      array[-p_stake, p_payout], array[p_counter, p_counter], p_written_at);
  else
    posted := ledger.post_one(p_owner, p_wallet, p_key, 1::smallint, null, p_at, array[stake_kind], array[-p_stake], array[p_counter], p_written_at);
  end if;
  status := posted.status;
  balance := posted.balance;
  version := posted.version;
  if status <> 0 then return; end if;

  nonce := nonce + 1;
  auto_left := wagers.auto_left(seat, p_auto, p_payout, p_steps);
  if p_auto is not null then auto_loss_left := auto_loss_left - p_stake + p_payout; end if;
  insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
    placed_at, settled_at, status, book, currency, product, vendor, game_id)
  values (p_owner, p_key, p_key, p_stake, p_payout, p_stake, balance + p_stake - p_payout, balance,
    p_at, p_at, case when p_payout > p_stake then 1 when p_payout < p_stake then 2 else 5 end, p_book,
    p_currency, p_product, p_vendor, p_game);
  insert into wagers.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
  values (p_owner, p_key, p_seed, p_nonce, p_rules, p_steps, p_draws);
  update wagers.seat s set nonce = play_one.nonce, open_round = p_key, open_seen = 0, last_spin_at = p_at,
      auto_left = play_one.auto_left, auto_loss_left = play_one.auto_loss_left
    where s.owner_id = p_owner and s.game_id = p_game and s.book = p_book;
  insert into platform.outbox (topic, audience, payload, trace_id, at)
  values ('wagerSettled', p_owner::text, jsonb_build_object('wallet', p_wallet, 'balance', balance::text, 'version', version,
    'roundId', p_key, 'gameId', p_game, 'merchantId', p_merchant), p_trace, p_at);
end $$;

-- Many rounds. Decisions are made over arrays; every table is written once for the whole batch.
create function wagers.play_many(
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
    insert into platform.outbox (topic, audience, payload, trace_id, at)
    select 'wagerSettled', d.owner_id::text, jsonb_build_object('wallet', d.wallet, 'balance', d.balance::text, 'version', d.version,
      'roundId', d.key, 'gameId', d.game_id, 'merchantId', d.merchant_id), d.trace_id, d.at
    from unnest(v_status, p_owner, p_wallet, v_balance, v_version, p_key, p_game, p_merchant, p_trace, p_at)
      as d(status, owner_id, wallet, balance, version, key, game_id, merchant_id, trace_id, at)
    where d.status = 0;
  end if;

  return query select d.* from unnest(v_status, v_balance, v_version, v_seed, v_nonce, v_auto_left, v_auto_loss_left) as d;
end $$;

-- The money path of house games: a batch of paid rounds in one statement; one row out for each, in
-- order; never raises for an expected outcome. A single round is a batch of one.
create function wagers.play(
  p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[],
  p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[],
  p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[],
  p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamptz[],
  p_written_at timestamptz
) returns table (status smallint, balance bigint, version bigint, seed_id uuid, nonce bigint, auto_left integer, auto_loss_left bigint)
language plpgsql security definer set search_path = wagers, pg_temp as $$
begin
  if cardinality(p_owner) = 1 then
    return query select o.status, o.balance, o.version, o.seed_id, o.nonce, o.auto_left, o.auto_loss_left
      from wagers.play_one(p_owner[1], p_game[1], p_book[1], p_session[1], p_key[1], p_stake[1], p_payout[1], p_seed[1], p_nonce[1],
        p_steps[1], p_draws[1], p_seen[1], p_auto[1], p_cycle_ms[1], p_wallet[1], p_counter[1], p_rules[1], p_currency[1],
        p_product[1], p_vendor[1], p_merchant[1], p_trace[1], p_at[1], p_written_at) o;
  else
    return query select o.status, o.balance, o.version, o.seed_id, o.nonce, o.auto_left, o.auto_loss_left
      from wagers.play_many(p_owner, p_game, p_book, p_session, p_key, p_stake, p_payout, p_seed, p_nonce,
        p_steps, p_draws, p_seen, p_auto, p_cycle_ms, p_wallet, p_counter, p_rules, p_currency,
        p_product, p_vendor, p_merchant, p_trace, p_at, p_written_at) o;
  end if;
end $$;

revoke all on all functions in schema wagers from public;
grant select on all tables in schema wagers to senluna_app;
grant insert, update on wagers.seat, wagers.game_session, wagers.seed to senluna_app;
grant insert on wagers.rules to senluna_app;
grant execute on function wagers.play to senluna_app;
