-- Settling a draw and taking its tickets cost less. What settles a wager changes its row in place: no index of it holds how it stands, so
-- none has to be written again. Functions of the version before keep their names and arguments; what they call is quicker.

-- Hours in which a member placed wagers that weren't settled at once: where to look for those that are open, and for those that were
-- settled later. `settled_to`: the last time one of them was settled, or null as long as that may change.
create table wagers.late_hour (
  owner_id uuid not null,
  hour timestamptz not null,
  settled_to timestamptz,
  primary key (owner_id, hour)
) with (fillfactor = 80);
create index late_hour_changing on wagers.late_hour (owner_id, hour) where settled_to is null;
grant select on wagers.late_hour to senluna_app;

create function wagers.mark_late() returns trigger language plpgsql security definer set search_path = wagers, pg_temp as $$
begin
  insert into wagers.late_hour as h (owner_id, hour) values (new.owner_id, date_trunc('hour', new.placed_at, 'UTC'))
    on conflict (owner_id, hour) do update set settled_to = null where h.settled_to is not null;
  return null;
end $$;
revoke all on function wagers.mark_late from public;
create trigger wager_late after insert on wagers.wager for each row
  when (new.settled_at is null or new.settled_at <> new.placed_at) execute function wagers.mark_late();
-- The first settlement of a wager changes nothing here: its hour is being looked at as long as one of it is open.
create trigger wager_late_again after update of settled_at on wagers.wager for each row
  when (old.settled_at is not null and old.settled_at is distinct from new.settled_at) execute function wagers.mark_late();

insert into wagers.late_hour (owner_id, hour)
  select distinct owner_id, date_trunc('hour', placed_at, 'UTC') from wagers.wager where settled_at is null or settled_at <> placed_at
  on conflict do nothing;

drop index wagers.wager_open;
drop index wagers.wager_settled_later;
do $$
begin
  for part in 0..3 loop
    execute format('alter table wagers.%I set (fillfactor = 60)', 'wager_' || part);
  end loop;
end $$;

-- Writes down for hours, told by owner, when the last of their late wagers was settled, where none is open any more. Answers how many those
-- were. An hour that is never closed costs readers time, nothing else.
create function wagers.close_hours(p_owner uuid[], p_hour timestamptz[]) returns integer
language plpgsql security definer set search_path = wagers, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  h record;
  ended timestamptz;
  closed integer := 0;
begin
  for h in
    select l.owner_id, l.hour from unnest(p_owner, p_hour) as g(owner_id, hour)
      join wagers.late_hour l on l.owner_id = g.owner_id and l.hour = g.hour and l.settled_to is null
      order by l.owner_id, l.hour for no key update of l
  loop
    -- In a statement of its own: who has settled one of them anew meanwhile, and let the row go, is seen.
    select case when bool_and(settled_at is not null) is not false then coalesce(max(settled_at), h.hour) end into ended from wagers.wager
      where owner_id = h.owner_id and placed_at >= h.hour and placed_at < h.hour + interval '1 hour'
        and (settled_at is null or settled_at <> placed_at);
    if ended is null then continue; end if;
    update wagers.late_hour set settled_to = ended where owner_id = h.owner_id and hour = h.hour;
    closed := closed + 1;
  end loop;
  return closed;
end $$;
revoke all on function wagers.close_hours from public;
grant execute on function wagers.close_hours to senluna_app;

-- The careful way to settle a piece: it looks at every ticket by itself, and leaves out what was settled before.
alter function lottery.settle_piece rename to settle_carefully;
revoke execute on function lottery.settle_carefully from senluna_app;

-- The first settlement of tickets of one draw: see `settle_carefully`, whose arguments these are. Here all of a piece is settled at once;
-- when one of its tickets is not as it should be (settled before, of another draw, a closed wallet), nothing of this stays and the
-- careful way finds out.
create function lottery.settle_piece(
  p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[],
  p_hits integer[], p_payout bigint[], p_capped bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_merchant text[], p_currency text[],
  p_lost_owner uuid[], p_lost_ticket uuid[], p_lost_valid bigint[], p_told jsonb, p_upto uuid, p_lane smallint, p_at timestamptz,
  p_written_at timestamptz
) returns integer
language plpgsql security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_ticket);
  drawn record;
  settled integer;
  lost integer := 0;
  guarded boolean;
  owing boolean;
  game_no integer[] := '{}';
  rebate_no integer[] := '{}';
  product text;
  c record;
begin
  select game into drawn from lottery.draw
    where no = p_draw and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  if not found then raise exception 'draw % has no result %', p_draw, p_version; end if;
  -- A crash may take the last pieces with it, with everything that came after them: then they are settled again, to the same.
  perform set_config('synchronous_commit', 'off', true);

  if n > 0 then
    perform 1 from protection.guard where owner_id = any (p_owner) and active order by owner_id for no key update;
    guarded := found;
    -- In a statement of its own: a condition around it would reach into it, and only what meets it would be locked.
    perform 1 from (select distinct g.owner_id, g.account_no from unnest(p_owner, p_account) as g(owner_id, account_no)) w
      join ledger.account a on a.owner_id = w.owner_id and a.account_no = w.account_no
      order by a.owner_id, a.account_no for no key update of a;
    begin
      select w.product into strict product from wagers.wager w where w.owner_id = p_owner[1] and w.id = p_ticket[1];
      for i in 1..cardinality(p_merchant) loop
        game_no := game_no || ledger.house_account_of(p_merchant[i], 'GAME:' || product, p_currency[i], p_lane, p_at);
        rebate_no := rebate_no
          || case when 0 < any (p_rebate) then ledger.house_account_of(p_merchant[i], 'EXP:REBATE', p_currency[i], p_lane, p_at) else 0 end;
      end loop;
      perform 1 from ledger.account where owner_id = ledger.house() and account_no = any (game_no || rebate_no) order by account_no for no key update;

      -- A ticket's legs follow each other: payout, refund, rebate. Each wallet is looked up once, with its first ticket. A settlement or a key
      -- that is there already undoes everything.
      with item as materialized (
        select q.owner_id, q.account_no, q.id, q.status, q.hits, q.payout, q.capped, q.refund, q.rebate, q.valid, q.book, q.place, q.legs,
          (max(a.balance) over w + sum(q.payout + q.refund + q.rebate) over w)::bigint as balance,
          (max(a.version) over w + sum(q.legs) over w)::bigint as version, q.is_last
        from (select *, (payout > 0)::integer + (refund > 0)::integer + (rebate > 0)::integer as legs,
            lag(ord) over v is null as is_first, lead(ord) over v is null as is_last
          from unnest(p_owner, p_account, p_ticket, p_status, p_hits, p_payout, p_capped, p_refund, p_rebate, p_valid, p_book, p_group)
            with ordinality as u(owner_id, account_no, id, status, hits, payout, capped, refund, rebate, valid, book, place, ord)
          window v as (partition by owner_id, account_no order by ord)) q
        left join lateral (select balance, version from ledger.account
          where q.is_first and owner_id = q.owner_id and account_no = q.account_no and state <> 2 limit 1) a on true
        window w as (partition by q.owner_id, q.account_no order by q.ord)
      ), gate as (
        -- Goes from open to what it came to, once.
        update wagers.wager w set status = i.status, payout = i.payout, valid_bet = i.valid, settled_at = p_at,
            balance_after = case when i.legs > 0 then i.balance else w.balance_after end
          from item i, lateral (select from lottery.ticket t where t.owner_id = i.owner_id and t.id = i.id and t.draw_no = p_draw
            and t.account_no = i.account_no and t.merchant_id = p_merchant[i.place] limit 1) t
          where w.owner_id = i.owner_id and w.id = i.id and w.status = 0 and w.book = i.book and w.currency = p_currency[i.place]
            and i.balance is not null
          returning 1
      ), settlement as (
        insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
        select owner_id, id, 1, p_version, status, hits, payout, capped, rebate, valid, p_at from item
      ), written as (
        insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg, ref)
        select i.owner_id, lottery.key_of(i.id, 1::smallint), l.amount, l.balance, l.version, p_at, p_written_at, i.account_no, l.counter_no, l.kind,
          9, l.leg, i.id
        from item i, lateral (values
          (1::smallint, case i.book when 0 then 201 else 902 end::smallint, i.payout, game_no[i.place], i.balance - i.refund - i.rebate,
            i.version - (i.refund > 0)::integer - (i.rebate > 0)::integer),
          (2::smallint, case i.book when 0 then 202 else 903 end::smallint, i.refund, game_no[i.place], i.balance - i.rebate,
            i.version - (i.rebate > 0)::integer),
          (3::smallint, 210::smallint, i.rebate, rebate_no[i.place], i.balance, i.version)) as l(leg, kind, amount, counter_no, balance, version)
        where l.amount > 0
      ), wallet as (
        update ledger.account a set balance = i.balance, version = i.version
          from item i where i.is_last and a.owner_id = i.owner_id and a.account_no = i.account_no and a.version <> i.version
      ), house as (
        update ledger.account a set balance = a.balance - s.total, version = a.version + s.legs
          from (select l.counter_no, sum(l.amount)::bigint as total, count(*) as legs
            from item i, lateral (values (game_no[i.place], i.payout), (game_no[i.place], i.refund), (rebate_no[i.place], i.rebate)) as l(counter_no, amount)
            where l.amount > 0 group by l.counter_no) s
          where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = s.counter_no
      )
      select count(*) into settled from gate;
      if settled <> n then raise exception using errcode = 'SL011'; end if;
    exception when sqlstate 'SL011' or unique_violation or not_null_violation or no_data_found then
      return lottery.settle_carefully(p_draw, p_version, p_owner, p_ticket, p_account, p_book, p_group, p_status, p_hits, p_payout, p_capped, p_refund,
        p_rebate, p_valid, p_merchant, p_currency, p_lost_owner, p_lost_ticket, p_lost_valid, p_told, p_upto, p_lane, p_at, p_written_at);
    end;

    -- What somebody owes is collected first from what comes in.
    owing := exists (select from ledger.account where owner_id = any (p_owner) and account_no in (wagers.debt_account(1), wagers.debt_account(2))
      and balance < 0);
    if owing then
      for c in
        select u.owner_id, u.account_no, u.id, u.credit, u.place
        from (select g.owner_id, g.account_no, min(g.id::text)::uuid as id, sum(g.payout + g.refund + g.rebate)::bigint as credit, min(g.place) as place
          from unnest(p_owner, p_account, p_ticket, p_payout, p_refund, p_rebate, p_group) as g(owner_id, account_no, id, payout, refund, rebate, place)
          where g.payout + g.refund + g.rebate > 0 group by 1, 2) u
        join ledger.account debt on debt.owner_id = u.owner_id and debt.account_no = wagers.debt_account(u.account_no) and debt.balance < 0
        order by 1, 2
      loop
        perform wagers.collect(lottery.movement_of(c.owner_id, c.account_no, lottery.key_of(c.id, 1::smallint), p_at, p_written_at), c.credit,
          game_no[c.place]);
      end loop;
    end if;
    if guarded then
      for c in
        select u.owner_id, u.book, sum(case when u.status = 6 then -u.refund else 0 end)::bigint as staked, sum(u.payout + u.rebate)::bigint as won
        from unnest(p_owner, p_book, p_status, p_payout, p_refund, p_rebate) as u(owner_id, book, status, payout, refund, rebate)
        join protection.guard g on g.owner_id = u.owner_id and g.active group by 1, 2 order by 1, 2
      loop
        perform wagers.count_guarded(c.owner_id, c.book, c.staked, c.won, p_at);
      end loop;
    end if;
  end if;

  -- Nothing is paid: the wager goes from open to lost, once, and is all that is written.
  if cardinality(p_lost_ticket) > 0 then
    update wagers.wager w set status = 2, valid_bet = g.valid, settled_at = p_at
      from unnest(p_lost_owner, p_lost_ticket, p_lost_valid) as g(owner_id, id, valid)
      where w.owner_id = g.owner_id and w.id = g.id and w.status = 0 and w.game_id = drawn.game;
    get diagnostics lost = row_count;
  end if;

  if n + lost > 0 then
    insert into platform.outbox (topic, audience, payload, at) values ('wagersMoved', '*', p_told, p_at);
  end if;
  -- Unless it was corrected or made void meanwhile: then the next settlement starts over.
  if p_upto is not null then
    update lottery.draw set settled_to = p_upto where no = p_draw and settled_at is null and (settled_to is null or settled_to < p_upto)
      and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  end if;
  return n + lost;
end $$;
revoke all on function lottery.settle_piece from public;
grant execute on function lottery.settle_piece to senluna_app;

-- Takes several orders at once, one a player: all of them or, when one can't be taken, none. `p_of` is the place of a ticket's order,
-- `p_place` that of the ticket in its order; tickets come order by order. `p_x_*` as for `lottery.place`, summed over all orders, by draw, bet
-- type, key, brand. Answers each order: the statuses of `lottery.place` (31 for all of them: read the exposure again), 40 when it could be
-- taken without the others; `reply` is kept under its key. Lock order: gates of draws, exposure, guards, wallets, house.
create function lottery.place_many(
  p_owner uuid[], p_account integer[], p_order uuid[], p_no text[], p_merchant text[], p_currency text[], p_book smallint[], p_chase_stop boolean[],
  p_fingerprint bytea[], p_trace text[], p_at timestamptz[],
  p_of integer[], p_place smallint[], p_id uuid[], p_draw integer[], p_game text[], p_product text[], p_vendor text[], p_bet_type text[],
  p_selection jsonb[], p_lines integer[], p_unit bigint[], p_multiple integer[], p_stake bigint[], p_price jsonb[], p_rules text[],
  p_rebate_ppm integer[], p_rates jsonb[],
  p_x_draw integer[], p_x_merchant text[], p_x_currency text[], p_x_type text[], p_x_key text[], p_x_units bigint[], p_x_payout bigint[],
  p_x_low bigint[], p_x_high bigint[], p_x_cap bigint[], p_x_payout_cap bigint[],
  p_lane smallint, p_written_at timestamptz
) returns table (item integer, status smallint, place integer, balance bigint, version bigint)
language plpgsql security definer set search_path = lottery, pg_temp set lock_timeout = '3s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_owner);
  v_total bigint[];
  v_status smallint[] := array_fill(0::smallint, array[n]);
  v_place integer[] := array_fill(null::integer, array[n]);
  v_balance bigint[] := array_fill(null::bigint, array[n]);
  v_version bigint[] := array_fill(null::bigint, array[n]);
  v_counter integer[];
  guarded boolean;
  kept integer;
  r record;
begin
  if ledger.house() = any (p_owner) or exists (select from unnest(p_account) a where a not in (1, 2)) then raise exception 'only a player places orders'; end if;
  select array_agg(s.total order by o.ord) into v_total from generate_series(1, n) o(ord),
    lateral (select sum(t.stake)::bigint as total from unnest(p_of, p_stake) as t(of, stake) where t.of = o.ord having min(t.stake) > 0) s;
  if cardinality(v_total) is distinct from n or cardinality(p_id) <> cardinality(p_stake) then
    raise exception 'an order has tickets, and each a stake';
  end if;

  perform lottery.enter(p_draw);
  for r in
    select t.of, min(t.place) as place from unnest(p_of, p_place, p_draw) as t(of, place, no) left join lottery.draw d on d.no = t.no
    where d.no is null or d.state <> 0 or p_at[t.of] >= d.lock_at
      or p_written_at >= d.lock_at + interval '2 seconds' -- it came in time and got stuck on the way
    group by t.of
  loop
    v_status[r.of] := 30;
    v_place[r.of] := r.place;
  end loop;

  if 30 <> all (v_status) then
    insert into lottery.exposure (draw_no, merchant_id, currency, bet_type, key)
      select x.draw_no, x.merchant_id, x.currency, x.bet_type, x.key
      from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord)
      where not exists (select from lottery.exposure l where l.draw_no = x.draw_no and l.merchant_id = x.merchant_id
        and l.currency = x.currency and l.bet_type = x.bet_type and l.key = x.key)
      order by x.ord on conflict do nothing;
    for r in
      select x.ord, e.units, e.payout
      from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord),
        lateral (select l.units, l.payout from lottery.exposure l where l.draw_no = x.draw_no and l.merchant_id = x.merchant_id
          and l.currency = x.currency and l.bet_type = x.bet_type and l.key = x.key for no key update) e
    loop
      if r.units < p_x_low[r.ord] or r.units >= p_x_high[r.ord]
        or r.units + p_x_units[r.ord] > p_x_cap[r.ord] or r.payout + p_x_payout[r.ord] > p_x_payout_cap[r.ord] then
        return query select o, 31::smallint, r.ord::integer, null::bigint, null::bigint from generate_series(1, n) o;
        return;
      end if;
    end loop;

    perform 1 from protection.guard where owner_id = any (p_owner) order by owner_id for no key update;
    guarded := found or exists (select from protection.reality_check where owner_id = any (p_owner));
    if guarded then
      for i in 1..n loop v_status[i] := wagers.guard_status(p_owner[i], p_book[i], v_total[i], p_at[i]); end loop;
    end if;
  end if;

  if 0 = all (v_status) then
    begin
      with account as materialized (
        select d.merchant_id, d.product, d.currency, ledger.house_account_of(d.merchant_id, 'GAME:' || d.product, d.currency, p_lane, p_written_at) as no
        from (select distinct p_merchant[t.of] as merchant_id, t.product, p_currency[t.of] as currency from unnest(p_of, p_product) as t(of, product)
          order by 1, 2, 3) d)
      select array_agg(a.no order by t.ord) into v_counter from unnest(p_of, p_product) with ordinality as t(of, product, ord)
        join account a on a.merchant_id = p_merchant[t.of] and a.product = t.product and a.currency = p_currency[t.of];
      for r in
        select * from ledger.post(p_owner, p_account, p_order, array_fill(9::smallint, array[n]), array_fill(null::uuid, array[n]), p_at, p_of,
          (select array_agg(case p_book[t.of] when 0 then 200 else 901 end::smallint order by t.ord) from unnest(p_of) with ordinality as t(of, ord)),
          (select array_agg(-t.stake order by t.ord) from unnest(p_stake) with ordinality as t(stake, ord)), v_counter, p_written_at)
      loop
        v_status[r.item] := r.status;
        v_balance[r.item] := r.balance;
        v_version[r.item] := r.version;
      end loop;
      if 0 <> any (v_status) then raise exception using errcode = 'SL012'; end if;

      -- Its reply is made of this; a key that something else has used keeps it from being placed.
      for r in
        with mine as (
          insert into platform.once_reply (owner_id, key, fingerprint, reply, at)
          select k.owner_id, k.key, k.fingerprint, jsonb_build_object('orderNo', k.no, 'balance', k.balance::text), k.at
          from unnest(p_owner, p_order, p_fingerprint, p_no, v_balance, p_at) as k(owner_id, key, fingerprint, no, balance, at)
          where k.fingerprint is not null
          order by k.owner_id, k.key on conflict do nothing returning owner_id, key)
        select k.ord from unnest(p_owner, p_order, p_fingerprint) with ordinality as k(owner_id, key, fingerprint, ord)
        where k.fingerprint is not null and not exists (select from mine m where m.owner_id = k.owner_id and m.key = k.key)
      loop
        v_status[r.ord] := 2;
      end loop;
      if 0 <> any (v_status) then raise exception using errcode = 'SL012'; end if;

      insert into lottery.exposure as e (draw_no, merchant_id, currency, bet_type, key, units, payout)
        select x.draw_no, x.merchant_id, x.currency, x.bet_type, x.key, x.units, x.payout
        from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key, p_x_units, p_x_payout)
          as x(draw_no, merchant_id, currency, bet_type, key, units, payout)
        on conflict (draw_no, merchant_id, currency, bet_type, key)
          do update set units = e.units + excluded.units, payout = e.payout + excluded.payout;
      insert into lottery.orders (owner_id, id, no, merchant_id, account_no, currency, book, stake, tickets, chase_stop, placed_at)
        select o.owner_id, o.id, o.no, o.merchant_id, o.account_no, o.currency, o.book, o.stake, t.tickets, o.chase_stop, o.at
        from unnest(p_owner, p_order, p_no, p_merchant, p_account, p_currency, p_book, v_total, p_chase_stop, p_at)
          with ordinality as o(owner_id, id, no, merchant_id, account_no, currency, book, stake, chase_stop, at, ord),
        lateral (select count(*)::integer as tickets from unnest(p_of) f where f = o.ord) t;
      insert into lottery.ticket (owner_id, id, draw_no, order_id, place, merchant_id, account_no, currency, book, bet_type, selection, lines, unit,
        multiple, stake, price, rules, rebate_ppm, rates, accepted_at)
        select p_owner[t.of], t.id, t.draw_no, p_order[t.of], t.place, p_merchant[t.of], p_account[t.of], p_currency[t.of], p_book[t.of], t.bet_type,
          t.selection, t.lines, t.unit, t.multiple, t.stake, t.price, t.rules, t.rebate_ppm, t.rates, p_at[t.of]
        from unnest(p_of, p_place, p_id, p_draw, p_bet_type, p_selection, p_lines, p_unit, p_multiple, p_stake, p_price, p_rules, p_rebate_ppm, p_rates)
          as t(of, place, id, draw_no, bet_type, selection, lines, unit, multiple, stake, price, rules, rebate_ppm, rates);
      insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at,
        status, book, currency, product, vendor, game_id)
        select p_owner[t.of], t.id, p_order[t.of], t.stake, 0, 0, v_balance[t.of] + t.later + t.stake, v_balance[t.of] + t.later, p_at[t.of], null,
          0, p_book[t.of], p_currency[t.of], t.product, t.vendor, t.game
        from (select u.*, (sum(u.stake) over (partition by u.of) - sum(u.stake) over (partition by u.of order by u.place))::bigint as later
          from unnest(p_of, p_place, p_id, p_stake, p_product, p_vendor, p_game) as u(of, place, id, stake, product, vendor, game)) t;
      if guarded then
        for i in 1..n loop perform wagers.count_guarded(p_owner[i], p_book[i], v_total[i], 0, p_at[i]); end loop;
      end if;
      perform lottery.tell((select jsonb_agg(jsonb_build_object('kind', 'bet', 'owner', p_owner[t.of], 'wagerId', t.id, 'roundId', p_order[t.of],
          'gameId', t.game, 'merchantId', p_merchant[t.of], 'product', t.product, 'vendor', t.vendor, 'book', p_book[t.of],
          'currency', p_currency[t.of], 'wallet', p_account[t.of], 'balance', v_balance[t.of]::text, 'version', v_version[t.of],
          'stake', t.stake::text, 'validBet', '0', 'payout', '0', 'at', p_at[t.of], 'traceId', p_trace[t.of]))
        from unnest(p_of, p_id, p_stake, p_product, p_vendor, p_game) as t(of, id, stake, product, vendor, game)),
        case when n = 1 then p_trace[1] end, p_written_at);
      return query select o.ord::integer, 0::smallint, null::integer, o.balance, o.version
        from unnest(v_balance, v_version) with ordinality as o(balance, version, ord);
      return;
    exception when sqlstate 'SL012' then
      null; -- nothing is placed; who was in the way is told
    end;
  end if;
  return query select o.ord::integer, case o.status when 0 then 40 else o.status end::smallint, o.place, o.balance, o.version
    from unnest(v_status, v_place, v_balance, v_version) with ordinality as o(status, place, balance, version, ord);
end $$;
revoke all on function lottery.place_many from public;
grant execute on function lottery.place_many to senluna_app;

-- What an order is judged by besides its own words, for several orders at once: what was answered under its key before, whether its player
-- may bet, the brands' terms of the games, which of them rest, the draws, and what the player's open tickets of these draws are. `p_game_*`
-- name games of brands, `p_draw_*` draws wanted by players, `p_several` bet types whose selection says what it may bring.
create function lottery.order_facts(
  p_owner uuid[], p_key uuid[], p_game_merchant text[], p_game text[], p_draw_owner uuid[], p_draw_game text[], p_draw_numero text[],
  p_several text[]
) returns jsonb
language plpgsql stable security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  return jsonb_build_object(
    'kept', (select jsonb_agg(jsonb_build_object('key', o.key, 'owner', o.owner_id, 'fingerprint', encode(o.fingerprint, 'hex'), 'reply', o.reply))
      from unnest(p_owner, p_key) as k(owner_id, key) join platform.once_reply o on o.owner_id = k.owner_id and o.key = k.key),
    'locked', (select jsonb_agg(l.member_id) from members.lock l where l.member_id = any (p_owner) and l.kind = 'BET'),
    'terms', (select jsonb_agg(jsonb_build_object('merchant', t.merchant_id, 'game', t.game, 'betType', t.bet_type, 'terms', t.terms))
      from unnest(p_game_merchant, p_game) as g(merchant_id, code) join lottery.terms t on t.merchant_id = g.merchant_id and t.game = g.code),
    'resting', (select jsonb_agg(jsonb_build_array(c.merchant_id, c.game_id))
      from unnest(p_game_merchant, p_game) as g(merchant_id, code) join catalog.game c on c.merchant_id = g.merchant_id and c.game_id = g.code
      join catalog.vendor v on v.merchant_id = c.merchant_id and v.vassalage = c.vassalage
      where not c.enabled or c.maintenance or v.maintenance or not v.enabled),
    'draws', (select jsonb_agg(distinct jsonb_build_object('no', d.no, 'game', d.game, 'numero', d.numero, 'lockAt', d.lock_at, 'drawAt', d.draw_at))
      from unnest(p_draw_game, p_draw_numero) as w(game, numero) join lottery.draw d on d.game = w.game and d.numero = w.numero),
    -- Tickets that bring the same are told once: who bets a hundred times on a draw doesn't have them all read with each bet.
    'taken', (select jsonb_agg(jsonb_build_object('owner', s.owner_id, 'draw', s.no, 'game', s.game, 'betType', s.bet_type, 'lines', s.lines,
        'selection', s.selection, 'unit', s.unit::text, 'price', s.price, 'tickets', s.tickets))
      from (select w.owner_id, d.no, d.game, t.bet_type, t.lines, case when t.bet_type = any (p_several) then t.selection end as selection, t.unit,
          t.price, count(*) as tickets
        from (select distinct u.owner_id, u.game, u.numero from unnest(p_draw_owner, p_draw_game, p_draw_numero) as u(owner_id, game, numero)) w
        join lottery.draw d on d.game = w.game and d.numero = w.numero
        join lottery.ticket t on t.draw_no = d.no and t.owner_id = w.owner_id,
        lateral (select status from wagers.wager where owner_id = t.owner_id and id = t.id limit 1) g
        where g.status = 0 group by 1, 2, 3, 4, 5, 6, 7, 8) s));
end $$;
revoke all on function lottery.order_facts from public;
grant execute on function lottery.order_facts to senluna_app;

-- How rows of exposure stand.
create function lottery.exposure_of(p_draw integer[], p_merchant text[], p_currency text[], p_type text[], p_key text[])
returns table (item integer, units bigint, payout bigint)
language plpgsql stable security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
begin
  return query select x.ord::integer, e.units, e.payout
    from unnest(p_draw, p_merchant, p_currency, p_type, p_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord)
    join lottery.exposure e on e.draw_no = x.draw_no and e.merchant_id = x.merchant_id and e.currency = x.currency and e.bet_type = x.bet_type
      and e.key = x.key;
end $$;
revoke all on function lottery.exposure_of from public;
grant execute on function lottery.exposure_of to senluna_app;
