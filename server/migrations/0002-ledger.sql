-- The ledger. Money moves only through its functions: the application's role may call them and read,
-- it may not write the tables. One row is one transfer: a wallet gains `amount` (or loses it when
-- negative) and a house account moves by the opposite, so every row balances by construction.
-- Its owner stands first in every key, so the tables can be split by owner.

create schema ledger;
grant usage on schema ledger to senluna_app;

create table ledger.currency (
  code text primary key check (code ~ '^[A-Z]{3,4}$'),
  scale smallint not null check (scale between 0 and 12),
  kind text not null check (kind in ('cash', 'trial', 'points')),
  demonstration boolean not null,
  symbol text not null,
  display_decimals smallint not null check (display_decimals between 0 and 12)
);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;

create function ledger.refuse_scale_change() returns trigger language plpgsql as $$
begin
  if new.scale <> old.scale or new.code <> old.code or new.kind <> old.kind or new.demonstration <> old.demonstration then
    raise exception 'the scale, kind and code of a currency are fixed when it is created' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger currency_fixed before update on ledger.currency for each row execute function ledger.refuse_scale_change();
create trigger currency_kept before delete on ledger.currency for each row execute function ledger.refuse_change();

-- Every account. Members' wallets are numbered per member (1 main, 2 trial, 3 points, 4 locked, 5 debt);
-- house accounts belong to the house and their number is their identity.
create table ledger.account (
  owner_id uuid not null,
  account_no integer not null,
  currency text not null references ledger.currency,
  balance bigint not null default 0,
  held bigint not null default 0,
  floor bigint not null, -- the least bigint: may go as low as it likes
  version bigint not null default 0,
  state smallint not null default 0, -- 0 open, 1 frozen, 2 closed
  entombed boolean not null default false, -- whether any key of this wallet has a tombstone
  opened_at timestamptz not null,
  primary key (owner_id, account_no),
  -- One constraint: each is parsed anew by every statement that writes the row.
  constraint account_floor check (held >= 0 and balance - held >= floor)
) with (fillfactor = 50);

-- What a house account is: its place in the chart, its brand, and the posting lane that owns the row.
create table ledger.house_account (
  account_no integer primary key,
  merchant_id text not null,
  code text not null,
  currency text not null references ledger.currency,
  lane smallint not null,
  unique (merchant_id, code, currency, lane)
);
create sequence ledger.house_account_no as integer;

create function ledger.house() returns uuid language sql immutable parallel safe as
$$ select '00000000-0000-7000-8000-000000000001'::uuid $$;

create table ledger.transfer (
  owner_id uuid not null,
  key uuid not null,
  amount bigint not null, -- never 0: the posting functions refuse it
  balance_after bigint not null,
  version bigint not null,
  event_at timestamptz not null,
  written_at timestamptz not null,
  account_no integer not null,
  counter_no integer not null,
  kind smallint not null,
  source smallint not null,
  leg smallint not null,
  ref uuid,
  primary key (owner_id, account_no, version),
  unique (owner_id, key, source, leg)
) partition by hash (owner_id);

-- Money set aside: reserved once, then taken in parts or given back until nothing remains.
create table ledger.hold (
  owner_id uuid not null,
  key uuid not null,
  source smallint not null,
  account_no integer not null,
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining >= 0 and remaining <= amount),
  event_at timestamptz not null,
  primary key (owner_id, key, source)
) partition by hash (owner_id);

create table ledger.hold_event (
  owner_id uuid not null,
  hold_key uuid not null,
  source smallint not null,
  key uuid not null,
  kind text not null check (kind in ('capture', 'release')),
  amount bigint not null check (amount > 0),
  event_at timestamptz not null,
  primary key (owner_id, key, source)
) partition by hash (owner_id);
create index hold_event_hold on ledger.hold_event (owner_id, hold_key);

-- A key that was rolled back before it came: whatever arrives under it later moves nothing.
create table ledger.tombstone (
  owner_id uuid not null,
  key uuid not null,
  source smallint not null,
  reason text not null,
  at timestamptz not null,
  primary key (owner_id, key, source)
) partition by hash (owner_id);

-- Which posting was reversed by which: each at most once, whatever key a second reversal comes under.
create table ledger.reversal (
  owner_id uuid not null,
  key uuid not null,
  source smallint not null,
  reversal uuid not null,
  primary key (owner_id, key, source)
) partition by hash (owner_id);

-- A trigger against emptying holds for the table it is on only, so every part has its own.
do $$
declare
  name text;
  part integer;
begin
  foreach name in array array['transfer', 'hold', 'hold_event', 'tombstone', 'reversal'] loop
    for part in 0..3 loop
      execute format('create table ledger.%I partition of ledger.%I for values with (modulus 4, remainder %s)',
        name || '_' || part, name, part);
      execute format('create trigger %I before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
        name || '_' || part || '_not_emptied', name || '_' || part);
    end loop;
    execute format('create trigger %I before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
      name || '_not_emptied', name);
  end loop;
  foreach name in array array['account', 'house_account', 'currency'] loop
    execute format('create trigger %I before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
      name || '_not_emptied', name);
  end loop;
end $$;

create trigger transfer_kept before update or delete on ledger.transfer for each row execute function ledger.refuse_change();
create trigger hold_event_kept before update or delete on ledger.hold_event for each row execute function ledger.refuse_change();
create trigger tombstone_kept before update or delete on ledger.tombstone for each row execute function ledger.refuse_change();
create trigger reversal_kept before update or delete on ledger.reversal for each row execute function ledger.refuse_change();
create trigger house_account_kept before update or delete on ledger.house_account for each row execute function ledger.refuse_change();
create trigger account_kept before delete on ledger.account for each row execute function ledger.refuse_change();
create trigger hold_kept before delete on ledger.hold for each row execute function ledger.refuse_change();

-- Both sides of every transfer, as accountants write them.
create view ledger.entry as
  select owner_id, account_no, amount, owner_id as posted_by, key, source, leg, kind, event_at from ledger.transfer
  union all
  select ledger.house(), counter_no, -amount, owner_id, key, source, leg, kind, event_at from ledger.transfer;

-- Outcomes of a posting: 0 posted, 1 replayed, 2 key_conflict, 3 insufficient, 4 frozen,
-- 5 unknown_account, 6 tombstoned, 7 currency_mismatch.

-- Many events, each of one to n legs on one wallet, in one statement.
-- Arrays in, one row out for each item, in order; never raises for an expected outcome. At most one
-- item a wallet. Legs are given flat: `leg_item` names the item (from 1) and legs of an item follow
-- each other. Credits are taken by a frozen account, debits are not; a closed one takes neither.
-- Lock order: wallets by (owner, account), then house accounts by number. Decisions are made over
-- arrays; every table is then written once for the whole batch.
create function ledger.post_many(
  p_owner uuid[], p_account integer[], p_key uuid[], p_source smallint[], p_ref uuid[], p_event_at timestamptz[],
  p_leg_item integer[], p_leg_kind smallint[], p_leg_amount bigint[], p_leg_counter integer[],
  p_written_at timestamptz
) returns table (item integer, status smallint, balance bigint, version bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  r record;
  n constant integer := cardinality(p_owner);
  legs constant integer := cardinality(p_leg_item);
  v_status smallint[] := array_fill(5::smallint, array[n]); -- unknown until its account is found
  v_balance bigint[] := array_fill(0::bigint, array[n]);
  v_free bigint[] := array_fill(0::bigint, array[n]);
  v_floor bigint[] := array_fill(0::bigint, array[n]);
  v_version bigint[] := array_fill(0::bigint, array[n]);
  v_currency text[] := array_fill(''::text, array[n]);
  v_state smallint[] := array_fill(0::smallint, array[n]);
  v_sum bigint[] := array_fill(0::bigint, array[n]);
  v_lowest bigint[] := array_fill(0::bigint, array[n]);
  v_legs integer[] := array_fill(0, array[n]);
  v_stored integer[] := array_fill(0, array[n]);
  v_entombed boolean := false;
  v_house_no integer[] := '{}';
  v_house_currency text[] := '{}';
  w_item integer[] := '{}'; -- legs to write
  w_amount bigint[] := '{}';
  w_balance bigint[] := '{}';
  w_version bigint[] := '{}';
  w_counter integer[] := '{}';
  w_kind smallint[] := '{}';
  w_leg smallint[] := '{}';
  i integer;
  l integer;
  any_posted boolean := false;
begin
  for r in
    select q.ord, a.balance, a.held, a.floor, a.version, a.currency, a.state, a.entombed
    from unnest(p_owner, p_account) with ordinality as q(owner_id, account_no, ord)
    join ledger.account a on a.owner_id = q.owner_id and a.account_no = q.account_no
    order by a.owner_id, a.account_no
    for no key update of a
  loop
    v_status[r.ord] := 0;
    v_balance[r.ord] := r.balance;
    v_free[r.ord] := r.balance - r.held;
    v_floor[r.ord] := r.floor;
    v_version[r.ord] := r.version;
    v_currency[r.ord] := r.currency;
    v_state[r.ord] := r.state;
    v_entombed := v_entombed or r.entombed;
  end loop;

  for r in
    select a.account_no, a.currency from ledger.account a
    where a.owner_id = ledger.house() and a.account_no = any (array(select distinct c from unnest(p_leg_counter) as c))
    order by a.account_no
    for no key update
  loop
    v_house_no := v_house_no || r.account_no;
    v_house_currency := v_house_currency || r.currency;
  end loop;

  -- Shape of each item: legs, sum, and the lowest point on the way.
  for l in 1..legs loop
    i := p_leg_item[l];
    if p_leg_amount[l] = 0 then raise exception 'a leg moves something'; end if;
    v_legs[i] := v_legs[i] + 1;
    v_sum[i] := v_sum[i] + p_leg_amount[l];
    if v_sum[i] < v_lowest[i] then v_lowest[i] := v_sum[i]; end if;
    if v_status[i] = 0 and v_currency[i] is distinct from v_house_currency[array_position(v_house_no, p_leg_counter[l])] then
      v_status[i] := 7;
    end if;
  end loop;

  for i in 1..n loop
    if v_status[i] <> 0 then continue; end if;
    if v_legs[i] = 0 then raise exception 'an event has at least one leg'; end if;
    if v_state[i] = 2 or (v_state[i] = 1 and v_lowest[i] < 0) then v_status[i] := 4;
    elsif v_lowest[i] < 0 and v_free[i] + v_lowest[i] < v_floor[i] then v_status[i] := 3;
    end if;
  end loop;

  if v_entombed then
    for r in
      select q.ord from unnest(p_owner, p_key, p_source) with ordinality as q(owner_id, key, source, ord)
      join ledger.tombstone s on s.owner_id = q.owner_id and s.key = q.key and s.source = q.source
      where v_status[q.ord] <> 5
    loop
      v_status[r.ord] := 6;
    end loop;
  end if;

  -- What was posted before is replayed, whatever has become of the account since.
  for r in
    select q.ord, count(*)::integer as stored
    from unnest(p_owner, p_key, p_source) with ordinality as q(owner_id, key, source, ord)
    join ledger.transfer t on t.owner_id = q.owner_id and t.key = q.key and t.source = q.source
    group by q.ord
  loop
    v_status[r.ord] := case when r.stored = v_legs[r.ord] then 1 else 2 end;
    v_stored[r.ord] := r.stored;
  end loop;
  if 1 = any (v_status) then
    for r in
      select q.item as ord
      from (
        select x.item, x.kind, x.amount, x.counter_no, row_number() over (partition by x.item order by x.ord) as leg
        from unnest(p_leg_item, p_leg_kind, p_leg_amount, p_leg_counter) with ordinality as x(item, kind, amount, counter_no, ord)
        where v_status[x.item] = 1
      ) q
      join ledger.transfer t on t.owner_id = p_owner[q.item] and t.key = p_key[q.item] and t.source = p_source[q.item] and t.leg = q.leg
      left join ledger.house_account g on g.account_no = t.counter_no
      left join ledger.house_account h on h.account_no = q.counter_no
      where t.amount <> q.amount or t.kind <> q.kind or t.account_no <> p_account[q.item]
        or (g.merchant_id, g.code, g.currency) is distinct from (h.merchant_id, h.code, h.currency)
    loop
      v_status[r.ord] := 2;
    end loop;
  end if;

  v_legs := array_fill(0, array[n]);
  for l in 1..legs loop
    i := p_leg_item[l];
    if v_status[i] <> 0 then continue; end if;
    any_posted := true;
    v_legs[i] := v_legs[i] + 1;
    v_balance[i] := v_balance[i] + p_leg_amount[l];
    v_version[i] := v_version[i] + 1;
    w_item := w_item || i;
    w_amount := w_amount || p_leg_amount[l];
    w_balance := w_balance || v_balance[i];
    w_version := w_version || v_version[i];
    w_counter := w_counter || p_leg_counter[l];
    w_kind := w_kind || p_leg_kind[l];
    w_leg := w_leg || v_legs[i]::smallint;
  end loop;

  if any_posted then
    update ledger.account a
      set balance = q.balance, version = q.version
      from unnest(p_owner, p_account, v_balance, v_version, v_status) as q(owner_id, account_no, balance, version, status)
      where q.status = 0 and a.owner_id = q.owner_id and a.account_no = q.account_no;
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    select p_owner[w.item], p_key[w.item], w.amount, w.balance, w.version, p_event_at[w.item], p_written_at,
      p_account[w.item], w.counter_no, w.kind, p_source[w.item], w.leg, p_ref[w.item]
    from unnest(w_item, w_amount, w_balance, w_version, w_counter, w_kind, w_leg)
      as w(item, amount, balance, version, counter_no, kind, leg);
    update ledger.account a
      set balance = a.balance - s.total, version = a.version + s.legs
      from (select w.counter_no, sum(w.amount)::bigint as total, count(*) as legs
        from unnest(w_counter, w_amount) as w(counter_no, amount) group by w.counter_no) s
      where a.owner_id = ledger.house() and a.account_no = s.counter_no;
  end if;

  return query select q.ord::integer, q.status, q.balance, q.version
    from unnest(v_status, v_balance, v_version) with ordinality as q(status, balance, version, ord);
end $$;

-- One event, by the same rules as `post_many` in as few steps as one event needs. A test posts the
-- same random events through both and compares every answer and row.
create function ledger.post_one(
  p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_ref uuid, p_event_at timestamptz,
  p_kinds smallint[], p_amounts bigint[], p_counters integer[], p_written_at timestamptz,
  out status smallint, out balance bigint, out version bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  wallet ledger.account;
  house_currency text;
  legs constant integer := cardinality(p_amounts);
  total bigint := 0;
  lowest bigint := 0;
  stored integer;
  ordered integer[] := p_counters;
  l integer;
begin
  if legs = 0 then raise exception 'an event has at least one leg'; end if;
  for l in 1..legs loop
    if p_amounts[l] = 0 then raise exception 'a leg moves something'; end if;
    total := total + p_amounts[l];
    if total < lowest then lowest := total; end if;
  end loop;
  if legs > 1 then ordered := array(select distinct c from unnest(p_counters) as c order by c); end if;

  select * into wallet from ledger.account where owner_id = p_owner and account_no = p_account for no key update;
  status := case when found then 0 else 5 end;
  balance := coalesce(wallet.balance, 0);
  version := coalesce(wallet.version, 0);

  if exists (select from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source) then
    select count(*), count(*) filter (where t.amount <> p_amounts[t.leg] or t.kind <> p_kinds[t.leg] or t.account_no <> p_account
        or (g.merchant_id, g.code, g.currency) is distinct from (h.merchant_id, h.code, h.currency) or p_amounts[t.leg] is null)
      into stored, l
      from ledger.transfer t
      left join ledger.house_account g on g.account_no = t.counter_no
      left join ledger.house_account h on h.account_no = p_counters[t.leg]
      where t.owner_id = p_owner and t.key = p_key and t.source = p_source;
    status := case when stored = legs and l = 0 then 1 else 2 end;
    return;
  end if;
  if status = 5 then return; end if;
  if wallet.entombed and exists (select from ledger.tombstone where owner_id = p_owner and key = p_key and source = p_source) then
    status := 6;
    return;
  end if;

  for l in 1..cardinality(ordered) loop
    select currency into house_currency from ledger.account
      where owner_id = '00000000-0000-7000-8000-000000000001' and account_no = ordered[l] for no key update;
    if house_currency is distinct from wallet.currency then
      status := 7;
      return;
    end if;
  end loop;
  if wallet.state = 2 or (wallet.state = 1 and lowest < 0) then
    status := 4;
    return;
  end if;
  if lowest < 0 and wallet.balance - wallet.held + lowest < wallet.floor then
    status := 3;
    return;
  end if;

  for l in 1..legs loop
    balance := balance + p_amounts[l];
    version := version + 1;
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    values (p_owner, p_key, p_amounts[l], balance, version, p_event_at, p_written_at,
      p_account, p_counters[l], p_kinds[l], p_source, l, p_ref)
    on conflict (owner_id, key, source, leg) do nothing;
    if not found then
      -- Another wallet of this owner took the key a moment ago. It is the first leg: nothing is written yet.
      status := 2;
      balance := wallet.balance;
      version := wallet.version;
      return;
    end if;
  end loop;
  update ledger.account set balance = post_one.balance, version = post_one.version
    where owner_id = p_owner and account_no = p_account;
  if cardinality(ordered) = 1 then
    update ledger.account a set balance = a.balance - total, version = a.version + legs
      where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = ordered[1];
  else
    for l in 1..legs loop
      update ledger.account a set balance = a.balance - p_amounts[l], version = a.version + 1
        where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = p_counters[l];
    end loop;
  end if;
end $$;

-- The posting primitive: a batch of events in one statement. Arrays in, one row out for each item, in
-- order; never raises for an expected outcome. A single posting is a batch of one.
create function ledger.post(
  p_owner uuid[], p_account integer[], p_key uuid[], p_source smallint[], p_ref uuid[], p_event_at timestamptz[],
  p_leg_item integer[], p_leg_kind smallint[], p_leg_amount bigint[], p_leg_counter integer[],
  p_written_at timestamptz
) returns table (item integer, status smallint, balance bigint, version bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if cardinality(p_owner) = 1 then
    return query select 1, o.status, o.balance, o.version
      from ledger.post_one(p_owner[1], p_account[1], p_key[1], p_source[1], p_ref[1], p_event_at[1],
        p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
  else
    return query select o.item, o.status, o.balance, o.version
      from ledger.post_many(p_owner, p_account, p_key, p_source, p_ref, p_event_at,
        p_leg_item, p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
  end if;
end $$;

-- Opens an account once; opening it again changes nothing. A floor of null lets it go below zero.
create function ledger.open_account(p_owner uuid, p_account integer, p_currency text, p_floor bigint, p_at timestamptz)
returns void language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.account (owner_id, account_no, currency, floor, entombed, opened_at)
  values (p_owner, p_account, p_currency, coalesce(p_floor, -9223372036854775808),
    exists (select from ledger.tombstone where owner_id = p_owner), p_at) on conflict do nothing
$$;

-- The number of a house account, opened when it is first asked for.
create function ledger.house_account_of(p_merchant text, p_code text, p_currency text, p_lane smallint, p_at timestamptz)
returns integer language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  found_no integer;
begin
  select account_no into found_no from ledger.house_account
    where merchant_id = p_merchant and code = p_code and currency = p_currency and lane = p_lane;
  if found then return found_no; end if;
  found_no := nextval('ledger.house_account_no');
  insert into ledger.account (owner_id, account_no, currency, floor, opened_at)
    values (ledger.house(), found_no, p_currency, -9223372036854775808, p_at);
  insert into ledger.house_account (account_no, merchant_id, code, currency, lane)
    values (found_no, p_merchant, p_code, p_currency, p_lane);
  return found_no;
exception when unique_violation then
  -- Another process opened it in between; its block of ours is undone whole.
  select account_no into strict found_no from ledger.house_account
    where merchant_id = p_merchant and code = p_code and currency = p_currency and lane = p_lane;
  return found_no;
end $$;

-- 0 open, 1 frozen (credits only), 2 closed.
create function ledger.set_account_state(p_owner uuid, p_account integer, p_state smallint)
returns boolean language sql security definer set search_path = ledger, pg_temp as $$
  update ledger.account set state = p_state
    where owner_id = p_owner and account_no = p_account and p_state in (0, 1, 2) returning true
$$;

-- Sets money aside. Status as of `post`; a repeat answers 1, other content under the key 2.
create function ledger.reserve(
  p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_amount bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  wallet ledger.account;
  stored ledger.hold;
begin
  if p_amount <= 0 then raise exception 'a hold reserves an amount above zero'; end if;
  select * into wallet from ledger.account where owner_id = p_owner and account_no = p_account for no key update;
  if not found then return 5; end if;
  select * into stored from ledger.hold where owner_id = p_owner and key = p_key and source = p_source;
  if found then
    return case when stored.amount = p_amount and stored.account_no = p_account then 1 else 2 end;
  end if;
  if exists (select from ledger.tombstone where owner_id = p_owner and key = p_key and source = p_source) then return 6; end if;
  if wallet.state <> 0 then return 4; end if;
  if wallet.balance - wallet.held - p_amount < wallet.floor then return 3; end if;
  update ledger.account set held = held + p_amount where owner_id = p_owner and account_no = p_account;
  insert into ledger.hold (owner_id, key, source, account_no, amount, remaining, event_at)
    values (p_owner, p_key, p_source, p_account, p_amount, p_amount, p_at);
  return 0;
end $$;

-- Gives back part of a hold. 3 when less than that remains, 5 when there is no such hold.
create function ledger.release(
  p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_amount bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  return ledger.resolve_hold(p_owner, p_hold, p_source, p_key, 'release', p_amount, p_at);
end $$;

create function ledger.resolve_hold(
  p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_kind text, p_amount bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  held ledger.hold;
  stored ledger.hold_event;
begin
  if p_amount <= 0 then raise exception 'a hold is resolved by an amount above zero'; end if;
  perform 1 from ledger.hold h join ledger.account a on a.owner_id = h.owner_id and a.account_no = h.account_no
    where h.owner_id = p_owner and h.key = p_hold and h.source = p_source for no key update of a;
  select * into held from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source;
  if not found then return 5; end if;
  select * into stored from ledger.hold_event where owner_id = p_owner and key = p_key and source = p_source;
  if found then
    return case when stored.hold_key = p_hold and stored.kind = p_kind and stored.amount = p_amount then 1 else 2 end;
  end if;
  if held.remaining < p_amount then return 3; end if;
  update ledger.hold set remaining = remaining - p_amount where owner_id = p_owner and key = p_hold and source = p_source;
  update ledger.account set held = ledger.account.held - p_amount where owner_id = p_owner and account_no = held.account_no;
  insert into ledger.hold_event (owner_id, hold_key, source, key, kind, amount, event_at)
    values (p_owner, p_hold, p_source, p_key, p_kind, p_amount, p_at);
  return 0;
end $$;

-- Takes part of a hold: it is given back and posted to a house account in the same step, under one key.
-- When it can't be posted (a frozen wallet, a key that paid for something else) the hold stays as it was.
create function ledger.capture(
  p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_amount bigint, p_kind smallint, p_counter integer, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  outcome smallint;
  wallet integer;
begin
  outcome := ledger.resolve_hold(p_owner, p_hold, p_source, p_key, 'capture', p_amount, p_at);
  if outcome <> 0 then return outcome; end if;
  select account_no into wallet from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source;
  select status into outcome from ledger.post(
    array[p_owner], array[wallet], array[p_key], array[p_source], array[p_hold], array[p_at],
    array[1], array[p_kind], array[-p_amount], array[p_counter], p_at);
  if outcome <> 0 then raise exception using errcode = 'SL001', message = 'not captured'; end if;
  return 0;
exception when sqlstate 'SL001' then
  return case outcome when 1 then 2 else outcome end;
end $$;

-- Reverses a whole posting, once: the opposite legs, last first, under a key of its own that names the
-- original, against the cold lane of its house accounts. 5 when there is no such posting, 3 when the
-- wallet cannot give back what it got, 2 when another key reversed it before.
create function ledger.reverse(
  p_owner uuid, p_key uuid, p_source smallint, p_reversal uuid, p_kinds jsonb, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  wallet integer;
  before uuid;
  outcome smallint;
begin
  select account_no into wallet from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source limit 1;
  if not found then return 5; end if;
  perform 1 from ledger.account where owner_id = p_owner and account_no = wallet for no key update;
  select reversal into before from ledger.reversal where owner_id = p_owner and key = p_key and source = p_source;
  if before <> p_reversal then return 2; end if;
  select p.status into outcome from (
    select array_agg(1 order by t.leg desc) as items,
      array_agg(coalesce((p_kinds ->> t.kind::text)::smallint, t.kind) order by t.leg desc) as kinds,
      array_agg(-t.amount order by t.leg desc) as amounts,
      array_agg(ledger.house_account_of(h.merchant_id, h.code, h.currency, 0::smallint, p_at) order by t.leg desc) as counters
    from ledger.transfer t join ledger.house_account h on h.account_no = t.counter_no
    where t.owner_id = p_owner and t.key = p_key and t.source = p_source
  ) o, lateral ledger.post(
    array[p_owner], array[wallet], array[p_reversal], array[p_source], array[p_key], array[p_at],
    o.items, o.kinds, o.amounts, o.counters, p_at) p;
  if outcome = 0 then
    insert into ledger.reversal (owner_id, key, source, reversal) values (p_owner, p_key, p_source, p_reversal);
  elsif outcome = 1 and before is null then
    outcome := 2;
  end if;
  return outcome;
end $$;

-- Marks a key as rolled back before it came. 0 marked, 1 marked before, 2 it has been posted already,
-- 5 there is no such wallet. A key belongs to all of its owner's wallets.
create function ledger.entomb(p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_reason text, p_at timestamptz)
returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  if not exists (select from ledger.account where owner_id = p_owner and account_no = p_account) then return 5; end if;
  if exists (select from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source)
    or exists (select from ledger.hold where owner_id = p_owner and key = p_key and source = p_source) then return 2; end if;
  insert into ledger.tombstone (owner_id, key, source, reason, at) values (p_owner, p_key, p_source, p_reason, p_at)
    on conflict do nothing;
  if not found then return 1; end if;
  update ledger.account set entombed = true where owner_id = p_owner and not entombed;
  return 0;
end $$;

-- A lane is owned by one database connection at a time; its house rows are updated by nobody else.
-- Lanes 1 to 4095 are for the money path, lane 0 is for cold paths and jobs.
create function ledger.lease_lane() returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  for lane in 1..4095 loop
    if pg_try_advisory_lock(7300200, lane) then return lane; end if;
  end loop;
  raise exception 'no posting lane is free';
end $$;

revoke all on all functions in schema ledger from public;
revoke all on all tables in schema ledger from public;
grant select on all tables in schema ledger to senluna_app;
grant execute on function ledger.house(), ledger.post, ledger.open_account, ledger.house_account_of, ledger.set_account_state,
  ledger.reserve, ledger.release, ledger.capture, ledger.reverse, ledger.entomb, ledger.lease_lane to senluna_app;
