-- Takes several orders at once, one a player: all of them or, when one can't be taken, none. `p_of`
-- is the place of a ticket's order, `p_place` that of the ticket in its order; tickets come order
-- by order. `p_x_*` as for `lottery.place`, summed over all orders, by draw, bet type, key, brand.
-- Answers each order: the statuses of `lottery.place` (31 for all of them: read the exposure
-- again), 40 when it could be taken without the others; `reply` is kept under its key. Lock order:
-- gates of draws, exposure, guards, wallets, house.
create or replace function lottery.place_many(
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
