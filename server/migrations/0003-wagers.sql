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
    end loop;
  end loop;
end $$;
create trigger round_kept before update or delete on wagers.round for each row execute function ledger.refuse_change();

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
-- open, 13 too soon, 14 autoplay over. Locks seats by (owner, game, book), then as `ledger.post`.
-- For 10 the answer carries the seat's seed and nonce, so that the caller can work the outcome out anew.
create function wagers.play(
  p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[],
  p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[],
  p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[],
  p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamptz[],
  p_written_at timestamptz
) returns table (item integer, status smallint, balance bigint, version bigint, seed_id uuid, nonce bigint,
  auto_left integer, auto_loss_left bigint)
language plpgsql security definer set search_path = wagers, pg_temp as $$
#variable_conflict use_column
declare
  v_status smallint[];
  v_go integer[];
begin
  perform 1
    from unnest(p_owner, p_game, p_book) as i(owner_id, game_id, book)
    join wagers.seat s on s.owner_id = i.owner_id and s.game_id = i.game_id and s.book = i.book
    order by s.owner_id, s.game_id, s.book
    for no key update of s;

  select array_agg(d.status order by d.ord), array_agg(d.ord order by d.ord) filter (where d.status = 0)
    into v_status, v_go
    from (
      select i.ord::integer as ord, (case
        when w.id is not null then case when w.stake = i.stake and w.game_id = i.game_id and w.book = i.book then 1 else 2 end
        when s.session_id is distinct from i.session_id or s.session_expires_at <= i.at then 11
        when s.open_round is not null and s.open_round is distinct from i.seen then 12
        when i.auto_id is not null and (s.auto_id is distinct from i.auto_id or s.auto_left <= 0 or s.auto_loss_left < i.stake) then 14
        when s.last_spin_at + i.cycle_ms * interval '1 millisecond' > i.at then 13
        when s.seed_id <> i.seed_id or s.nonce <> i.nonce then 10
        else 0
      end)::smallint as status
      from unnest(p_owner, p_game, p_book, p_session, p_key, p_stake, p_seed, p_nonce, p_seen, p_auto, p_cycle_ms, p_at)
        with ordinality as i(owner_id, game_id, book, session_id, key, stake, seed_id, nonce, seen, auto_id, cycle_ms, at, ord)
      left join wagers.seat s on s.owner_id = i.owner_id and s.game_id = i.game_id and s.book = i.book
      left join wagers.wager w on w.owner_id = i.owner_id and w.id = i.key
    ) d;

  if v_go is null then
    return query
      select u.ord::integer, u.status, null::bigint, null::bigint, s.seed_id, s.nonce, s.auto_left, s.auto_loss_left
      from unnest(v_status, p_owner, p_game, p_book) with ordinality as u(status, owner_id, game_id, book, ord)
      left join wagers.seat s on s.owner_id = u.owner_id and s.game_id = u.game_id and s.book = u.book
      order by u.ord;
    return;
  end if;

  return query
  with go as materialized (
    select g.ord as item, g.place::integer as place,
      p_owner[g.ord] as owner_id, p_game[g.ord] as game_id, p_book[g.ord] as book, p_key[g.ord] as key,
      p_stake[g.ord] as stake, p_payout[g.ord] as payout, p_at[g.ord] as at
    from unnest(v_go) with ordinality as g(ord, place)
  ),
  legs as materialized (
    select array_agg(l.place order by l.place, l.kind) as items, array_agg(l.kind order by l.place, l.kind) as kinds,
      array_agg(l.amount order by l.place, l.kind) as amounts, array_agg(l.counter_no order by l.place, l.kind) as counters
    from (
      select g.place, (case g.book when 0 then 200 else 901 end)::smallint as kind, -g.stake as amount, p_counter[g.item] as counter_no from go g
      union all
      select g.place, (case g.book when 0 then 201 else 902 end)::smallint, g.payout, p_counter[g.item] from go g where g.payout > 0
    ) l
  ),
  posted as materialized (
    select o.item as place, o.status, o.balance, o.version
    from legs, (
      select array_agg(g.owner_id order by g.place) as owners, array_agg(p_wallet[g.item] order by g.place) as wallets,
        array_agg(g.key order by g.place) as keys, array_agg(1::smallint) as sources,
        array_agg(null::uuid) as refs, array_agg(g.at order by g.place) as ats
      from go g
    ) a, lateral ledger.post(a.owners, a.wallets, a.keys, a.sources, a.refs, a.ats,
      legs.items, legs.kinds, legs.amounts, legs.counters, p_written_at) o
  ),
  done as materialized (
    select g.*, p.balance, p.version from go g join posted p on p.place = g.place where p.status = 0
  ),
  new_wagers as (
    insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
      placed_at, settled_at, status, book, currency, product, vendor, game_id)
    select d.owner_id, d.key, d.key, d.stake, d.payout, d.stake, d.balance + d.stake - d.payout, d.balance,
      d.at, d.at, case when d.payout > d.stake then 1 when d.payout < d.stake then 2 else 5 end, d.book,
      p_currency[d.item], p_product[d.item], p_vendor[d.item], d.game_id
    from done d
  ),
  new_rounds as (
    insert into wagers.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    select d.owner_id, d.key, p_seed[d.item], p_nonce[d.item], p_rules[d.item], p_steps[d.item], p_draws[d.item] from done d
  ),
  seats as (
    update wagers.seat s set
        nonce = s.nonce + 1,
        open_round = d.key,
        open_seen = 0,
        last_spin_at = d.at,
        auto_left = case
          when p_auto[d.item] is null then s.auto_left
          when d.payout > s.auto_win_limit or (s.auto_stop_on_feature and p_steps[d.item] > 1) then 0
          else s.auto_left - 1 end,
        auto_loss_left = case when p_auto[d.item] is null then s.auto_loss_left else s.auto_loss_left - d.stake + d.payout end
      from done d
      where s.owner_id = d.owner_id and s.game_id = d.game_id and s.book = d.book
      returning d.item, s.auto_left, s.auto_loss_left
  ),
  events as (
    insert into platform.outbox (topic, audience, payload, trace_id, at)
    select 'wagerSettled', d.owner_id::text, jsonb_build_object('wallet', p_wallet[d.item], 'balance', d.balance::text,
      'version', d.version, 'roundId', d.key, 'gameId', d.game_id, 'merchantId', p_merchant[d.item]), p_trace[d.item], d.at
    from done d
  )
  select u.ord::integer, coalesce(p.status, u.status)::smallint, p.balance, p.version, s.seed_id,
    s.nonce + case when p.status = 0 then 1 else 0 end,
    coalesce(n.auto_left, s.auto_left), coalesce(n.auto_loss_left, s.auto_loss_left)
  from unnest(v_status, p_owner, p_game, p_book) with ordinality as u(status, owner_id, game_id, book, ord)
  left join wagers.seat s on s.owner_id = u.owner_id and s.game_id = u.game_id and s.book = u.book
  left join go g on g.item = u.ord
  left join posted p on p.place = g.place
  left join seats n on n.item = u.ord
  order by u.ord;
end $$;

revoke all on all functions in schema wagers from public;
grant select on all tables in schema wagers to senluna_app;
grant insert, update on wagers.seat, wagers.game_session, wagers.seed to senluna_app;
grant insert on wagers.rules to senluna_app;
grant execute on function wagers.play to senluna_app;
