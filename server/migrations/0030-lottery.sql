-- The lottery: draw series, their draws and results, what was bet on them and how it was settled. Every movement of money is
-- made by one of the functions below, in the transaction of its cause. A ticket is also a wager: they share their id.

create schema lottery;
grant usage on schema lottery to senluna_app;

-- What an operator may switch of a game; the game itself is data of the rules. A row is made for each at start.
create table lottery.game (
  code text primary key,
  enabled boolean not null,
  reason text, -- why not
  changed_at timestamptz not null
);

-- Days on which a game of the calendar doesn't draw, draws besides, or draws at another time.
create table lottery.calendar_exception (
  game text not null,
  day date not null,
  kind text not null check (kind in ('NO_DRAW', 'MOVED', 'EXTRA')),
  moved_to date,
  note text not null default '',
  changed_at timestamptz not null,
  primary key (game, day)
);

-- One draw. 0 open (whether it still takes tickets says the lock), 1 sealed: no ticket any more, 2 drawn: a result stands, 3 void, 4 not held.
create table lottery.draw (
  no integer generated always as identity primary key,
  game text not null,
  numero text not null,
  profile text not null,
  source text not null check (source in ('SELF', 'OFFICIAL', 'DEMONSTRATION')),
  open_at timestamptz not null,
  lock_at timestamptz not null,
  draw_at timestamptz not null,
  state smallint not null default 0 check (state between 0 and 4),
  facts jsonb not null default '{}',
  commitment text, -- SHA-256 of the seed, published before it opens; official draws have none
  result_version smallint not null default 0, -- the result that stands; 0 none
  settled_version smallint not null default 0, -- the result all tickets are settled by
  settled_to uuid, -- the owner up to whom the settlement under way has come
  sealed_at timestamptz,
  drawn_at timestamptz,
  settled_at timestamptz,
  void_reason text,
  unique (game, numero),
  check (open_at <= lock_at and lock_at <= draw_at)
);
create index draw_open on lottery.draw (lock_at) where state = 0;
create index draw_sealed on lottery.draw (draw_at) where state = 1;
create index draw_unsettled on lottery.draw (no) where state in (2, 3) and settled_at is null;
create index draw_history on lottery.draw (game, draw_at desc);
create index draw_by_time on lottery.draw (draw_at desc, no desc);
create index draw_of_nothing on lottery.draw (game, draw_at) where state in (3, 4);

-- The seed of a draw of ours, encrypted; and what of the public beacon it was drawn with. Shown when it is drawn.
create table lottery.seed (
  draw_no integer primary key references lottery.draw,
  sealed bytea not null,
  beacon_source text not null, -- 'none' where the house seed stands alone
  beacon_round bigint,
  beacon_signature text,
  beacon_randomness text,
  revealed text -- the seed in hex, from the draw on
);

-- Results by version: the first, and every correction after it. Never changed.
create table lottery.result (
  draw_no integer not null references lottery.draw,
  version smallint not null check (version > 0),
  result jsonb not null,
  facts jsonb not null default '{}',
  origin text not null, -- VDRAW-1, the name of a source, or DESK
  entered_by uuid, -- staff, and who approved it
  approved_by uuid,
  reason text not null default '',
  evidence jsonb not null default '{}',
  at timestamptz not null,
  primary key (draw_no, version)
);
create trigger result_kept before update or delete on lottery.result for each row execute function ledger.refuse_change();
create trigger result_not_emptied before truncate on lottery.result for each statement execute function ledger.refuse_change();

-- What each source said of an official draw. One word a source; another word later is another row.
create table lottery.report (
  id uuid primary key,
  draw_no integer not null references lottery.draw,
  source text not null,
  result jsonb not null,
  staff_id uuid,
  received_at timestamptz not null,
  published_at timestamptz, -- when the source says the result was first published
  state text not null default 'OPEN' check (state in ('OPEN', 'USED', 'DISAGREES', 'DROPPED')),
  facts jsonb not null default '{}', -- what belongs to the result besides its numbers
  evidence jsonb not null default '{}' -- the payload as it came, its hash and address
);
create index report_by_draw on lottery.report (draw_no, received_at);

-- Terms a brand sets for a game: odds, odds tiers, limits, numbers closed. What isn't said is as the catalogue has it.
create table lottery.terms (
  merchant_id text not null,
  game text not null,
  bet_type text not null, -- '' for the whole game
  terms jsonb not null,
  revision integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null,
  primary key (merchant_id, game, bet_type)
);

-- Units taken on a number or a set, over all players of a brand and currency; key '' sums what the bet type may have to pay.
create table lottery.exposure (
  draw_no integer not null,
  merchant_id text not null,
  currency text not null,
  bet_type text not null,
  key text not null,
  units bigint not null default 0 check (units >= 0),
  payout bigint not null default 0 check (payout >= 0),
  primary key (draw_no, merchant_id, currency, bet_type, key)
) with (fillfactor = 70);

create table lottery.orders (
  owner_id uuid not null,
  id uuid not null, -- its idempotency key, and the key of its posting
  no text not null,
  merchant_id text not null,
  account_no integer not null,
  currency text not null,
  book smallint not null,
  stake bigint not null,
  tickets integer not null,
  chase_stop boolean, -- whether a chase ends with a win; null for no chase
  placed_at timestamptz not null,
  primary key (owner_id, id)
) partition by hash (owner_id);
create index order_by_time on lottery.orders (owner_id, placed_at desc, id desc);
create unique index order_no on lottery.orders (owner_id, no);

-- One ticket as it was accepted. Never changed: how it stands is the wager's row, why is its last settlement.
create table lottery.ticket (
  owner_id uuid not null,
  id uuid not null,
  draw_no integer not null,
  order_id uuid not null,
  place smallint not null, -- in its order; in a chase the entries follow each other
  merchant_id text not null,
  account_no integer not null,
  currency text not null,
  book smallint not null,
  bet_type text not null,
  selection jsonb not null,
  lines integer not null,
  unit bigint not null, -- of one unit of a line, multiple in it
  multiple integer not null,
  stake bigint not null,
  price jsonb not null,
  rules text not null, -- the version of the rules it was taken by
  rebate_ppm integer not null default 0, -- what the bettor gets back whatever the outcome, of money of price by level
  rates jsonb not null default '[]', -- the levels of the bettor's line, for agents' pay
  accepted_at timestamptz not null,
  primary key (owner_id, id)
) partition by hash (owner_id);
create index ticket_by_draw on lottery.ticket (draw_no, owner_id, accepted_at, order_id, place);
create index ticket_by_order on lottery.ticket (owner_id, order_id);

-- What became of a ticket: revision 1 is its first settlement or its cancellation, each later one a correction. Never changed.
create table lottery.settlement (
  owner_id uuid not null,
  ticket_id uuid not null,
  revision smallint not null,
  result_version smallint not null, -- 0 for a cancellation
  status smallint not null, -- position in BET_STATUS: 1 won, 2 lost, 5 push, 6 void, 7 cancelled
  hits integer not null,
  payout bigint not null,
  capped_from bigint, -- what it came to before the cap of the numero
  rebate bigint not null,
  valid_bet bigint not null,
  reason text, -- of a cancellation
  at timestamptz not null,
  primary key (owner_id, ticket_id, revision)
) partition by hash (owner_id);

do $$
declare
  name text;
  part integer;
begin
  foreach name in array array['orders', 'ticket', 'settlement'] loop
    for part in 0..3 loop
      execute format('create table lottery.%I partition of lottery.%I for values with (modulus 4, remainder %s)',
        name || '_' || part, name, part);
      execute format('create trigger %I before truncate on lottery.%I for each statement execute function ledger.refuse_change()',
        name || '_' || part || '_not_emptied', name || '_' || part);
    end loop;
    execute format('create trigger %I before truncate on lottery.%I for each statement execute function ledger.refuse_change()',
      name || '_not_emptied', name);
    execute format('create trigger %I before update or delete on lottery.%I for each row execute function ledger.refuse_change()',
      name || '_kept', name);
  end loop;
end $$;

-- A member's own sets of numbers.
create table lottery.saved_set (
  owner_id uuid not null,
  id uuid not null,
  name text not null,
  family text not null,
  width smallint not null,
  numbers jsonb not null,
  changed_at timestamptz not null,
  primary key (owner_id, id)
);

-- The gate of a draw: placing and cancelling hold it together with others, sealing holds it alone. Until the transaction ends.
create function lottery.enter(p_draws integer[]) returns void language sql as $$
  select pg_advisory_xact_lock_shared(7300401, d.no) from (select distinct no from unnest(p_draws) no order by no) d
$$;

-- Seals draws whose lock has passed by the grace: nobody is between the gate and the commit any more. Answers those it sealed.
create function lottery.seal_due(p_lock_before timestamptz, p_at timestamptz, p_most integer) returns setof integer
language plpgsql security definer set search_path = lottery, pg_temp as $$
declare
  d record;
begin
  for d in
    select no from lottery.draw where state = 0 and lock_at < p_lock_before order by lock_at limit p_most for no key update skip locked
  loop
    -- Whoever is inside has until the lock's grace to commit; the next turn comes soon.
    if not pg_try_advisory_xact_lock(7300401, d.no) then continue; end if;
    update lottery.draw set state = 1, sealed_at = p_at where no = d.no and state = 0;
    return next d.no;
  end loop;
end $$;

-- Money to many wallets at once: each item is one credit of a key of its own, several may go to one wallet. Wallets must be locked.
-- The caller's gate says that no item comes twice; a key that is there all the same undoes everything. Every amount is above zero.
-- Answers the balance of its wallet after each item, in their order.
create function ledger.credit_many(
  p_owner uuid[], p_account integer[], p_key uuid[], p_source smallint, p_leg smallint[], p_ref uuid[], p_kind smallint[], p_amount bigint[],
  p_counter integer[], p_event_at timestamptz, p_written_at timestamptz
) returns bigint[] language plpgsql as $$
#variable_conflict use_column
declare
  after bigint[];
begin
  with item as materialized (
    select q.ord, q.owner_id, q.account_no, q.key, q.leg, q.ref, q.kind, q.amount, q.counter_no,
      (a.balance + sum(q.amount) over w)::bigint as balance, a.version + row_number() over w as version,
      lead(q.ord) over w is null as is_last
    from unnest(p_owner, p_account, p_key, p_leg, p_ref, p_kind, p_amount, p_counter)
      with ordinality as q(owner_id, account_no, key, leg, ref, kind, amount, counter_no, ord)
    join ledger.account a on a.owner_id = q.owner_id and a.account_no = q.account_no
    window w as (partition by q.owner_id, q.account_no order by q.ord)
  ), written as (
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg, ref)
    select i.owner_id, i.key, i.amount, i.balance, i.version, p_event_at, p_written_at, i.account_no, i.counter_no, i.kind, p_source, i.leg, i.ref
    from item i
  ), wallet as (
    update ledger.account a set balance = i.balance, version = i.version
      from item i where i.is_last and a.owner_id = i.owner_id and a.account_no = i.account_no
  ), house as (
    update ledger.account a set balance = a.balance - s.total, version = a.version + s.legs
      from (select i.counter_no, sum(i.amount)::bigint as total, count(*) as legs from item i group by i.counter_no) s
      where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = s.counter_no
  )
  select array_agg(i.balance order by i.ord) into after from item i;
  return after;
end $$;

-- The key of what a revision of a ticket's settlement moves.
create function lottery.key_of(p_ticket uuid, p_revision smallint) returns uuid language sql immutable as $$
  select md5('lottery ' || p_ticket::text || ' ' || p_revision::text)::uuid
$$;

-- Tells later modules and pages of steps of several wagers at once; each like an event `wagerMoved`.
create function lottery.tell(p_moved jsonb, p_trace text, p_at timestamptz) returns void language sql as $$
  insert into platform.outbox (topic, audience, payload, trace_id, at)
  select 'wagersMoved', '*', p_moved, p_trace, p_at where jsonb_array_length(p_moved) > 0
$$;

-- Takes an order: all of its tickets or none. What it costs the house at most was worked out beside the exposure as it was read:
-- `p_x_*` say, one item for each row of exposure and in its order, between what (low, high excluded) the units must still stand,
-- and to what they and the possible payout may rise. Statuses: the ledger's; 15 to 19 the player's own limits; 30 a draw takes no more
-- (`place` names the ticket); 31 an exposure moved (`place` names the item): read it again.
-- Lock order: gates of draws, exposure, guard, wallet, house.
create function lottery.place(
  p_owner uuid, p_account integer, p_order uuid, p_no text, p_merchant text, p_currency text, p_book smallint, p_chase_stop boolean, p_lane smallint,
  p_id uuid[], p_draw integer[], p_game text[], p_product text[], p_vendor text[], p_bet_type text[], p_selection jsonb[], p_lines integer[],
  p_unit bigint[], p_multiple integer[], p_stake bigint[], p_price jsonb[], p_rules text[], p_rebate_ppm integer[], p_rates jsonb[],
  p_x_draw integer[], p_x_type text[], p_x_key text[], p_x_units bigint[], p_x_payout bigint[], p_x_low bigint[], p_x_high bigint[],
  p_x_cap bigint[], p_x_payout_cap bigint[],
  p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, place integer, balance bigint, version bigint)
language plpgsql security definer set search_path = lottery, pg_temp set lock_timeout = '3s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  total constant bigint := (select sum(s) from unnest(p_stake) s);
  n constant integer := cardinality(p_id);
  refused integer;
  denied smallint;
  posted record;
begin
  if n < 1 or n <> cardinality(p_stake) or exists (select from unnest(p_stake) s where s <= 0) then
    raise exception 'an order has tickets, and each a stake';
  end if;
  if p_owner = ledger.house() or p_account not in (1, 2) then raise exception 'only a player places orders'; end if;

  perform lottery.enter(p_draw);
  select min(t.ord) into refused from unnest(p_draw) with ordinality as t(no, ord)
    left join lottery.draw d on d.no = t.no
    where d.no is null or d.state <> 0 or p_at >= d.lock_at
      or p_written_at >= d.lock_at + interval '2 seconds'; -- it came in time and got stuck on the way
  if refused is not null then return query select 30::smallint, refused, null::bigint, null::bigint; return; end if;

  insert into lottery.exposure (draw_no, merchant_id, currency, bet_type, key)
    select x.draw_no, p_merchant, p_currency, x.bet_type, x.key
    from unnest(p_x_draw, p_x_type, p_x_key) with ordinality as x(draw_no, bet_type, key, ord) order by x.ord
    on conflict do nothing;
  for posted in
    select x.ord, e.units, e.payout from unnest(p_x_draw, p_x_type, p_x_key) with ordinality as x(draw_no, bet_type, key, ord),
      -- Row by row, whatever the planner thinks of the table: thousands of numbers times thousands of rows would take minutes.
      lateral (select l.units, l.payout from lottery.exposure l where l.draw_no = x.draw_no and l.merchant_id = p_merchant
        and l.currency = p_currency and l.bet_type = x.bet_type and l.key = x.key for no key update) e
  loop
    if posted.units < p_x_low[posted.ord] or posted.units >= p_x_high[posted.ord]
      or posted.units + p_x_units[posted.ord] > p_x_cap[posted.ord] or posted.payout + p_x_payout[posted.ord] > p_x_payout_cap[posted.ord] then
      return query select 31::smallint, posted.ord::integer, null::bigint, null::bigint;
      return;
    end if;
  end loop;

  denied := wagers.guard_status(p_owner, p_book, total, p_at);
  if denied <> 0 then return query select denied, null::integer, null::bigint, null::bigint; return; end if;

  select * into posted from ledger.post(array[p_owner], array[p_account], array[p_order], array[9]::smallint[], array[null]::uuid[], array[p_at],
    array_fill(1, array[n]), array_fill(case p_book when 0 then 200 else 901 end::smallint, array[n]),
    (select array_agg(-s order by ord) from unnest(p_stake) with ordinality as u(s, ord)),
    (select array_agg(ledger.house_account_of(p_merchant, 'GAME:' || g, p_currency, p_lane, p_at) order by ord) from unnest(p_product) with ordinality as u(g, ord)),
    p_written_at);
  if posted.status <> 0 then return query select posted.status, null::integer, posted.balance, posted.version; return; end if;

  insert into lottery.exposure as e (draw_no, merchant_id, currency, bet_type, key, units, payout)
    select x.draw_no, p_merchant, p_currency, x.bet_type, x.key, x.units, x.payout
    from unnest(p_x_draw, p_x_type, p_x_key, p_x_units, p_x_payout) as x(draw_no, bet_type, key, units, payout)
    on conflict (draw_no, merchant_id, currency, bet_type, key)
      do update set units = e.units + excluded.units, payout = e.payout + excluded.payout;
  insert into lottery.orders (owner_id, id, no, merchant_id, account_no, currency, book, stake, tickets, chase_stop, placed_at)
    values (p_owner, p_order, p_no, p_merchant, p_account, p_currency, p_book, total, n, p_chase_stop, p_at);
  insert into lottery.ticket (owner_id, id, draw_no, order_id, place, merchant_id, account_no, currency, book, bet_type, selection, lines, unit,
    multiple, stake, price, rules, rebate_ppm, rates, accepted_at)
    select p_owner, t.id, t.draw_no, p_order, t.ord, p_merchant, p_account, p_currency, p_book, t.bet_type, t.selection, t.lines, t.unit,
      t.multiple, t.stake, t.price, t.rules, t.rebate_ppm, t.rates, p_at
    from unnest(p_id, p_draw, p_bet_type, p_selection, p_lines, p_unit, p_multiple, p_stake, p_price, p_rules, p_rebate_ppm, p_rates)
      with ordinality as t(id, draw_no, bet_type, selection, lines, unit, multiple, stake, price, rules, rebate_ppm, rates, ord);
  insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at,
    status, book, currency, product, vendor, game_id)
    select p_owner, t.id, p_order, t.stake, 0, 0, posted.balance + total - t.before, posted.balance + total - t.before - t.stake, p_at, null,
      0, p_book, p_currency, t.product, t.vendor, t.game
    from (select u.*, sum(u.stake) over (order by u.ord) - u.stake as before
      from unnest(p_id, p_stake, p_product, p_vendor, p_game) with ordinality as u(id, stake, product, vendor, game, ord)) t;
  perform wagers.count_guarded(p_owner, p_book, total, 0, p_at);
  perform lottery.tell((select jsonb_agg(jsonb_build_object('kind', 'bet', 'owner', p_owner, 'wagerId', t.id, 'roundId', p_order, 'gameId', t.game,
      'merchantId', p_merchant, 'product', t.product, 'vendor', t.vendor, 'book', p_book, 'currency', p_currency, 'wallet', p_account,
      'balance', posted.balance::text, 'version', posted.version, 'stake', t.stake::text, 'validBet', '0', 'payout', '0', 'at', p_at, 'traceId', p_trace))
    from unnest(p_id, p_stake, p_product, p_vendor, p_game) as t(id, stake, product, vendor, game)), p_trace, p_at);
  return query select 0::smallint, null::integer, posted.balance, posted.version;
end $$;

-- Takes a ticket back before its draw's lock: the stake returns in full. Statuses: 0 done, 1 was done before, 20 no such ticket,
-- 22 settled or cancelled otherwise, 30 locked, 4 the wallet is closed. `p_x_*`: what it took of the exposure.
create function lottery.cancel(
  p_owner uuid, p_ticket uuid, p_reason text, p_lane smallint, p_x_type text[], p_x_key text[], p_x_units bigint[], p_x_payout bigint[],
  p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, balance bigint, version bigint)
language plpgsql security definer set search_path = lottery, pg_temp set lock_timeout = '3s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  t lottery.ticket;
  w wagers.wager;
  d lottery.draw;
  posted record;
begin
  select * into t from lottery.ticket where owner_id = p_owner and id = p_ticket;
  if not found then return query select 20::smallint, null::bigint, null::bigint; return; end if;
  perform lottery.enter(array[t.draw_no]);
  select * into strict d from lottery.draw where no = t.draw_no;
  perform 1 from unnest(p_x_type, p_x_key) as x(bet_type, key),
    lateral (select from lottery.exposure l where l.draw_no = t.draw_no and l.merchant_id = t.merchant_id and l.currency = t.currency
      and l.bet_type = x.bet_type and l.key = x.key for no key update) e;
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_ticket;
  if w.status <> 0 then
    return query select case when exists (select from lottery.settlement s where s.owner_id = p_owner and s.ticket_id = p_ticket and s.revision = 1
      and s.status = 7 and s.reason = p_reason) then 1 else 22 end::smallint, a.balance, a.version
      from ledger.account a where a.owner_id = p_owner and a.account_no = t.account_no;
    return;
  end if;
  if d.state <> 0 or p_at >= d.lock_at then return query select 30::smallint, null::bigint, null::bigint; return; end if;
  select * into posted from ledger.post(array[p_owner], array[t.account_no], array[lottery.key_of(p_ticket, 1::smallint)], array[9]::smallint[],
    array[p_ticket], array[p_at], array[1], array[case t.book when 0 then 202 else 903 end::smallint], array[t.stake],
    array[ledger.house_account_of(t.merchant_id, 'GAME:' || w.product, t.currency, p_lane, p_at)], p_written_at);
  if posted.status <> 0 then return query select posted.status, posted.balance, posted.version; return; end if;
  insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, rebate, valid_bet, reason, at)
    values (p_owner, p_ticket, 1, 0, 7, 0, 0, 0, 0, p_reason, p_at);
  update wagers.wager set status = 7, settled_at = p_at, balance_after = posted.balance where owner_id = p_owner and id = p_ticket;
  insert into lottery.exposure as e (draw_no, merchant_id, currency, bet_type, key, units, payout)
    select t.draw_no, t.merchant_id, t.currency, x.bet_type, x.key, x.units, x.payout
    from unnest(p_x_type, p_x_key, p_x_units, p_x_payout) as x(bet_type, key, units, payout)
    on conflict (draw_no, merchant_id, currency, bet_type, key)
      do update set units = greatest(0, e.units - excluded.units), payout = greatest(0, e.payout - excluded.payout);
  perform wagers.count_guarded(p_owner, t.book, -t.stake, 0, p_at);
  perform lottery.tell(jsonb_build_array(jsonb_build_object('kind', 'cancel', 'owner', p_owner, 'wagerId', p_ticket, 'roundId', t.order_id,
    'gameId', w.game_id, 'merchantId', t.merchant_id, 'product', w.product, 'vendor', w.vendor, 'book', t.book, 'currency', t.currency,
    'wallet', t.account_no, 'balance', posted.balance::text, 'version', posted.version, 'stake', (-t.stake)::text, 'validBet', '0', 'payout', '0',
    'at', p_at, 'traceId', p_trace)), p_trace, p_at);
  return query select 0::smallint, posted.balance, posted.version;
end $$;

-- The first settlement of many tickets of one draw, in one statement's transaction: each is settled once however often it is asked for.
-- `p_refund` is what returns of a void ticket. Items come sorted by owner and in the order in which they were accepted. `p_upto`: the
-- owner up to whom all is settled, or null. Answers how many were settled now. Lock order: guards, wallets, house, draw.
-- What a piece is about is kept in arrays of one order, so that every step is a walk along them with one look-up each: the planner
-- takes few rows for granted wherever two columns name a row, and a join of two long lists would be tried row by row.
create function lottery.settle(
  p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_status smallint[], p_hits integer[], p_payout bigint[], p_capped bigint[],
  p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_upto uuid, p_lane smallint, p_at timestamptz, p_written_at timestamptz
) returns integer
language plpgsql security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  n integer;
  settled integer;
  places integer[]; -- of the items that are settled now
  closed uuid[];
  guarded boolean;
  v_owner uuid[] := p_owner; v_ticket uuid[] := p_ticket; v_status smallint[] := p_status; v_payout bigint[] := p_payout;
  v_refund bigint[] := p_refund; v_rebate bigint[] := p_rebate; v_valid bigint[] := p_valid;
  v_account integer[]; v_book smallint[]; v_merchant text[]; v_currency text[]; v_order uuid[]; v_stake bigint[];
  v_game_no integer[]; v_rebate_no integer[];
  v_balance bigint[]; -- of the wallet after each ticket's last credit; null where nothing was paid
  done uuid[];
  game record;
  c record;
  leg record;
  after bigint[];
begin
  if not exists (select from lottery.draw where no = p_draw and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0))) then
    raise exception 'draw % has no result %', p_draw, p_version;
  end if;
  perform 1 from protection.guard where owner_id = any (p_owner) and active order by owner_id for no key update;
  guarded := found;

  select array_agg(g.ord::integer order by g.ord), array_agg(t.account_no order by g.ord), array_agg(t.book order by g.ord),
    array_agg(t.merchant_id order by g.ord), array_agg(t.currency order by g.ord), array_agg(t.order_id order by g.ord), array_agg(t.stake order by g.ord)
  into places, v_account, v_book, v_merchant, v_currency, v_order, v_stake
  from unnest(p_owner, p_ticket) with ordinality as g(owner_id, id, ord)
  join lottery.ticket t on t.owner_id = g.owner_id and t.id = g.id and t.draw_no = p_draw;
  n := cardinality(p_ticket);
  if coalesce(cardinality(places), 0) <> n then raise exception 'a ticket that is not of draw %', p_draw; end if;

  select array_agg(l.owner_id) into closed from (
    select a.owner_id, a.state from (select distinct g.owner_id, g.account_no from unnest(p_owner, v_account) as g(owner_id, account_no)) w
      join ledger.account a on a.owner_id = w.owner_id and a.account_no = w.account_no
      order by a.owner_id, a.account_no for no key update of a) l
    where l.state = 2;

  -- The gate: only what is inserted here is paid.
  with gate as (
    insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
    select g.owner_id, g.id, 1, p_version, g.status, g.hits, g.payout, g.capped, g.rebate, g.valid, p_at
    from unnest(p_owner, p_ticket, p_status, p_hits, p_payout, p_capped, p_rebate, p_valid)
      as g(owner_id, id, status, hits, payout, capped, rebate, valid)
    where closed is null or not g.owner_id = any (closed)
    on conflict do nothing
    returning ticket_id
  )
  select array_agg(ticket_id), count(*) into done, settled from gate;

  if settled > 0 then
    if settled < n then
      -- Some were settled before: a piece that is asked for again. The arrays go on with the others only.
      select array_agg(g.owner_id order by g.ord), array_agg(g.id order by g.ord), array_agg(g.account_no order by g.ord), array_agg(g.book order by g.ord),
        array_agg(g.merchant_id order by g.ord), array_agg(g.currency order by g.ord), array_agg(g.placed order by g.ord), array_agg(g.stake order by g.ord),
        array_agg(g.status order by g.ord), array_agg(g.payout order by g.ord), array_agg(g.refund order by g.ord), array_agg(g.rebate order by g.ord),
        array_agg(g.valid order by g.ord)
      into v_owner, v_ticket, v_account, v_book, v_merchant, v_currency, v_order, v_stake, v_status, v_payout, v_refund, v_rebate, v_valid
      from unnest(v_owner, v_ticket, v_account, v_book, v_merchant, v_currency, v_order, v_stake, v_status, v_payout, v_refund, v_rebate, v_valid)
        with ordinality as g(owner_id, id, account_no, book, merchant_id, currency, placed, stake, status, payout, refund, rebate, valid, ord)
      where g.id = any (done);
    end if;
    select w.product, w.vendor, w.game_id into strict game from wagers.wager w where w.owner_id = v_owner[1] and w.id = v_ticket[1];

    v_game_no := array_fill(0, array[settled]);
    v_rebate_no := array_fill(0, array[settled]);
    for c in
      select u.merchant_id, u.currency, array_agg(u.ord::integer) as places,
        ledger.house_account_of(u.merchant_id, 'GAME:' || game.product, u.currency, p_lane, p_at) as game_no,
        case when bool_or(u.rebate > 0) then ledger.house_account_of(u.merchant_id, 'EXP:REBATE', u.currency, p_lane, p_at) end as rebate_no
      from unnest(v_merchant, v_currency, v_rebate) with ordinality as u(merchant_id, currency, rebate, ord) group by 1, 2 order by 1, 2
    loop
      if cardinality(c.places) = settled then
        v_game_no := array_fill(c.game_no, array[settled]);
        v_rebate_no := array_fill(c.rebate_no, array[settled]);
      else
        for i in 1..cardinality(c.places) loop
          v_game_no[c.places[i]] := c.game_no;
          v_rebate_no[c.places[i]] := c.rebate_no;
        end loop;
      end if;
    end loop;

    select array_agg(u.ord::integer order by u.ord, l.leg) as ticket, array_agg(u.owner_id order by u.ord, l.leg) as owner_id,
      array_agg(u.account_no order by u.ord, l.leg) as account_no, array_agg(lottery.key_of(u.id, 1::smallint) order by u.ord, l.leg) as key,
      array_agg(l.leg order by u.ord, l.leg) as leg, array_agg(u.id order by u.ord, l.leg) as ref, array_agg(l.kind order by u.ord, l.leg) as kind,
      array_agg(l.amount order by u.ord, l.leg) as amount, array_agg(l.counter order by u.ord, l.leg) as counter
    into leg
    from unnest(v_owner, v_ticket, v_account, v_book, v_payout, v_refund, v_rebate, v_game_no, v_rebate_no)
      with ordinality as u(owner_id, id, account_no, book, payout, refund, rebate, game_no, rebate_no, ord),
    lateral (values (1::smallint, case u.book when 0 then 201 else 902 end::smallint, u.payout, u.game_no),
      (2::smallint, case u.book when 0 then 202 else 903 end::smallint, u.refund, u.game_no),
      (3::smallint, 210::smallint, u.rebate, u.rebate_no)) as l(leg, kind, amount, counter)
    where l.amount > 0;

    v_balance := array_fill(null::bigint, array[settled]);
    if cardinality(leg.ticket) > 0 then
      perform 1 from ledger.account where owner_id = ledger.house() and account_no in (select distinct no from unnest(leg.counter) no)
        order by account_no for no key update;
      after := ledger.credit_many(leg.owner_id, leg.account_no, leg.key, 9::smallint, leg.leg, leg.ref, leg.kind, leg.amount, leg.counter,
        p_at, p_written_at);
      for i in 1..cardinality(after) loop v_balance[leg.ticket[i]] := after[i]; end loop;
    end if;

    update wagers.wager w set status = g.status, payout = g.payout, valid_bet = g.valid, settled_at = p_at,
        balance_after = coalesce(g.balance, w.balance_after)
      from unnest(v_owner, v_ticket, v_status, v_payout, v_valid, v_balance) as g(owner_id, id, status, payout, valid, balance)
      where w.owner_id = g.owner_id and w.id = g.id;

    -- What somebody owes is collected first from what comes in.
    for c in
      select u.owner_id, u.account_no, u.id, u.credit, u.game_no as counter
      from (select g.owner_id, g.account_no, min(g.id::text)::uuid as id, sum(g.payout + g.refund + g.rebate)::bigint as credit, min(g.game_no) as game_no
        from unnest(v_owner, v_account, v_ticket, v_payout, v_refund, v_rebate, v_game_no) as g(owner_id, account_no, id, payout, refund, rebate, game_no)
        group by 1, 2 having sum(g.payout + g.refund + g.rebate) > 0) u
      join ledger.account debt on debt.owner_id = u.owner_id and debt.account_no = wagers.debt_account(u.account_no) and debt.balance < 0
      order by 1, 2
    loop
      perform wagers.collect(lottery.movement_of(c.owner_id, c.account_no, lottery.key_of(c.id, 1::smallint), p_at, p_written_at), c.credit, c.counter);
    end loop;
    if guarded then
      for c in
        select u.owner_id, u.book, sum(case when u.status = 6 then -u.refund else 0 end)::bigint as staked, sum(u.payout + u.rebate)::bigint as won
        from unnest(v_owner, v_book, v_status, v_payout, v_refund, v_rebate) as u(owner_id, book, status, payout, refund, rebate)
        join protection.guard g on g.owner_id = u.owner_id and g.active group by 1, 2 order by 1, 2
      loop
        perform wagers.count_guarded(c.owner_id, c.book, c.staked, c.won, p_at);
      end loop;
    end if;

    -- Told by columns: of a thousand events each name is said once.
    insert into platform.outbox (topic, audience, payload, at)
    select 'wagersMoved', '*', jsonb_build_object('same', jsonb_build_object('gameId', game.game_id, 'product', game.product, 'vendor', game.vendor, 'at', p_at),
      'each', jsonb_build_object('kind', to_jsonb(t.kind), 'owner', to_jsonb(v_owner), 'wagerId', to_jsonb(v_ticket), 'roundId', to_jsonb(v_order),
        'merchantId', to_jsonb(v_merchant), 'book', to_jsonb(v_book), 'currency', to_jsonb(v_currency), 'wallet', to_jsonb(v_account),
        'balance', to_jsonb(t.balance), 'version', to_jsonb(t.version), 'stake', to_jsonb(t.stake), 'validBet', to_jsonb(v_valid::text[]),
        'payout', to_jsonb(v_payout::text[]))), p_at
    from (select array_agg(case g.status when 6 then 'cancel' else 'win' end order by g.ord) as kind,
        array_agg(case g.status when 6 then (-g.stake)::text else '0' end order by g.ord) as stake,
        array_agg(a.balance::text order by g.ord) as balance, array_agg(a.version order by g.ord) as version
      from unnest(v_owner, v_account, v_status, v_stake) with ordinality as g(owner_id, account_no, status, stake, ord)
      join ledger.account a on a.owner_id = g.owner_id and a.account_no = g.account_no) t;
  end if;
  -- Unless it was corrected or made void meanwhile: then the next settlement starts over.
  if p_upto is not null then
    update lottery.draw set settled_to = p_upto where no = p_draw and settled_at is null and (settled_to is null or settled_to < p_upto)
      and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  end if;
  return settled;
end $$;

-- As much of a movement as the debts of wagers ask for.
create function lottery.movement_of(p_owner uuid, p_account integer, p_key uuid, p_at timestamptz, p_written_at timestamptz)
returns wagers.movement language plpgsql immutable as $$
declare
  m wagers.movement;
begin
  m.owner_id := p_owner;
  m.account_no := p_account;
  m.source := 9;
  m.key := p_key;
  m.at := p_at;
  m.written_at := p_written_at;
  return m;
end $$;

-- Settles one settled ticket anew: the whole old payout is taken back and the whole new one paid, in one posting. Nothing happens where
-- nothing changes. What the wallet lacks is lent by its debt. Answers whether anything changed.
create function lottery.settle_again(
  p_draw integer, p_version smallint, p_owner uuid, p_ticket uuid, p_status smallint, p_hits integer, p_payout bigint, p_capped bigint,
  p_rebate bigint, p_valid bigint, p_lane smallint, p_at timestamptz, p_written_at timestamptz
) returns boolean
language plpgsql security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  t lottery.ticket;
  w wagers.wager;
  old lottery.settlement;
  wallet ledger.account;
  m wagers.movement;
  counter integer;
  rebates integer;
  kinds smallint[] := '{}';
  amounts bigint[] := '{}';
  counters integer[] := '{}';
  running bigint := 0;
  lowest bigint := 0;
  credit bigint := 0;
  posted record;
begin
  perform 1 from protection.guard where owner_id = p_owner and active for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into strict t from lottery.ticket where owner_id = p_owner and id = p_ticket and draw_no = p_draw;
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_ticket;
  select * into strict old from lottery.settlement where owner_id = p_owner and ticket_id = p_ticket order by revision desc limit 1;
  select * into strict wallet from ledger.account where owner_id = p_owner and account_no = t.account_no;
  if old.status = 7 or old.result_version >= p_version and p_status <> 6 or old.status = 6 and p_status = 6 then return false; end if;
  if (old.status, old.payout, old.rebate, old.valid_bet) = (p_status, p_payout, p_rebate, p_valid) then return false; end if;
  if wallet.state = 2 then raise exception 'the wallet of % is closed', p_owner; end if;

  counter := ledger.house_account_of(t.merchant_id, 'GAME:' || w.product, t.currency, p_lane, p_at);
  rebates := ledger.house_account_of(t.merchant_id, 'EXP:REBATE', t.currency, p_lane, p_at);
  if old.payout <> p_payout or old.status = 6 or p_status = 6 then
    if old.payout > 0 then kinds := kinds || case t.book when 0 then 203 else 901 end::smallint; amounts := amounts || -old.payout; counters := counters || counter; end if;
    if old.status = 6 then kinds := kinds || case t.book when 0 then 200 else 901 end::smallint; amounts := amounts || -t.stake; counters := counters || counter; end if;
  end if;
  if old.rebate <> p_rebate and old.rebate > 0 then kinds := kinds || 212::smallint; amounts := amounts || -old.rebate; counters := counters || rebates; end if;
  if old.payout <> p_payout or old.status = 6 or p_status = 6 then
    if p_payout > 0 then kinds := kinds || case t.book when 0 then 201 else 902 end::smallint; amounts := amounts || p_payout; counters := counters || counter; end if;
    if p_status = 6 then kinds := kinds || case t.book when 0 then 202 else 903 end::smallint; amounts := amounts || t.stake; counters := counters || counter; end if;
  end if;
  if old.rebate <> p_rebate and p_rebate > 0 then kinds := kinds || 210::smallint; amounts := amounts || p_rebate; counters := counters || rebates; end if;

  m := lottery.movement_of(p_owner, t.account_no, lottery.key_of(p_ticket, (old.revision + 1)::smallint), p_at, p_written_at);
  m.debt := 0;
  for i in 1..cardinality(amounts) loop
    running := running + amounts[i];
    lowest := least(lowest, running);
    if amounts[i] > 0 then credit := credit + amounts[i]; end if;
  end loop;
  if cardinality(amounts) > 0 then
    -- A freeze keeps the player from spending, not a correction from its money.
    if wallet.state = 1 then perform ledger.set_account_state(p_owner, t.account_no, 0::smallint); end if;
    if lowest < 0 then m.debt := wagers.lend(m, -lowest, counter); end if;
    select * into posted from ledger.post(array[p_owner], array[t.account_no], array[m.key], array[9]::smallint[], array[p_ticket], array[p_at],
      array_fill(1, array[cardinality(amounts)]), kinds, amounts, counters, p_written_at);
    if posted.status <> 0 then raise exception 'ticket % could not be settled anew: %', p_ticket, posted.status; end if;
    if credit > 0 then perform wagers.collect(m, credit, counter); end if;
    if wallet.state = 1 then perform ledger.set_account_state(p_owner, t.account_no, 1::smallint); end if;
  end if;
  select * into strict wallet from ledger.account where owner_id = p_owner and account_no = t.account_no;
  insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
    values (p_owner, p_ticket, old.revision + 1, p_version, p_status, p_hits, p_payout, p_capped, p_rebate, p_valid, p_at);
  update wagers.wager set status = p_status, payout = p_payout, valid_bet = p_valid, settled_at = p_at, balance_after = coalesce(posted.balance, balance_after)
    where owner_id = p_owner and id = p_ticket;
  perform wagers.count_guarded(p_owner, t.book,
    case when p_status = 6 then -t.stake when old.status = 6 then t.stake else 0 end, p_payout + p_rebate - old.payout - old.rebate, p_at);
  perform lottery.tell(jsonb_build_array(jsonb_build_object('kind', 'adjust', 'owner', p_owner, 'wagerId', p_ticket, 'roundId', t.order_id,
    'gameId', w.game_id, 'merchantId', t.merchant_id, 'product', w.product, 'vendor', w.vendor, 'book', t.book, 'currency', t.currency,
    'wallet', t.account_no, 'balance', wallet.balance::text, 'version', wallet.version,
    'stake', case when p_status = 6 then -t.stake when old.status = 6 then t.stake else 0 end::text,
    'validBet', (p_valid - old.valid_bet)::text, 'payout', (p_payout - old.payout)::text, 'debt', m.debt::text, 'at', p_at)), null, p_at);
  return true;
end $$;

-- The role that draws: it knows draws and seeds, and nothing of tickets, exposure, members or money.
do $$
begin
  if not exists (select from pg_roles where rolname = 'senluna_draw') then
    create role senluna_draw nologin;
  end if;
  -- Who may act as it already needs no grant, and may not be allowed to give one.
  if not (case when current_setting('server_version_num')::int >= 160000
      then pg_has_role(current_user, 'senluna_draw', 'SET') else pg_has_role(current_user, 'senluna_draw', 'MEMBER') end) then
    execute format('grant senluna_draw to %I', current_user);
  end if;
exception when insufficient_privilege then
  raise exception 'The database user must be allowed to create the role senluna_draw, or it must exist already and be granted to the user.';
end $$;
grant usage on schema lottery to senluna_draw;
grant select on lottery.game, lottery.draw, lottery.seed, lottery.calendar_exception to senluna_draw;
grant insert (game, numero, profile, source, open_at, lock_at, draw_at, facts, commitment) on lottery.draw to senluna_draw;
grant update (state, facts, result_version, drawn_at, void_reason) on lottery.draw to senluna_draw;
grant insert, update on lottery.seed to senluna_draw;
grant select, insert on lottery.result to senluna_draw;

revoke all on all functions in schema lottery from public;
grant select on all tables in schema lottery to senluna_app;
revoke select on lottery.seed from senluna_app;
grant select (draw_no, beacon_source, beacon_round, beacon_signature, beacon_randomness, revealed) on lottery.seed to senluna_app;
grant insert, update on lottery.game, lottery.calendar_exception, lottery.draw, lottery.report, lottery.terms, lottery.saved_set to senluna_app;
grant insert on lottery.result to senluna_app;
grant delete on lottery.calendar_exception, lottery.terms, lottery.saved_set to senluna_app;
grant execute on function lottery.enter, lottery.seal_due, lottery.place, lottery.cancel, lottery.settle, lottery.settle_again to senluna_app;

-- The lottery's games stand in the catalogue under their codes: VN_N, SSC_1M.
alter table catalog.game drop constraint game_game_id_check;
alter table catalog.game add constraint game_game_id_check check (game_id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$');

-- The lottery's vendors are no longer of the demonstration: the pretended games go, the vendors run.
delete from catalog.game where vassalage in ('ELOTT', 'LOTT', 'TCG_LOTTO_VN', 'TCG_SEA');
delete from catalog.vendor_card where vassalage in ('ELOTT', 'LOTT', 'TCG_LOTTO_VN', 'TCG_SEA');
update catalog.vendor set maintenance = false where vassalage in ('ELOTT', 'LOTT', 'TCG_LOTTO_VN', 'TCG_SEA');
