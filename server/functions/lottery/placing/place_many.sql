-- Takes several orders at once, one a player: all of them or, when one can't be taken, none. `p_of`
-- is the place of a ticket's order, `p_place` that of the ticket in its order; tickets come order
-- by order. What the orders cost the house at most was worked out beside the exposure as it was
-- read: `p_x_*` say, one item for each row of exposure and in its order, between what (low, high
-- excluded) the units must still stand, and to what they and the possible payout may rise.
-- Statuses: those of `wagers.place_wagers`; 30 a draw takes no more (`place` names the ticket);
-- 31, for all of them, an exposure moved (`place` names the item): read it again. Lock order: gates
-- of draws, exposure, guards, wallets, house.
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
  v_status smallint[];
  v_balance bigint[];
  v_version bigint[];
  v_stake bigint[];
  closed integer[] := '{}';
  r record;
begin
  perform lottery.enter(p_draw);
  for r in
    select t.of, min(t.place) as place from unnest(p_of, p_place, p_draw) as t(of, place, no) left join lottery.draw d on d.no = t.no
    where d.no is null or d.state <> {draw.OPEN} or p_at[t.of] >= d.lock_at
      or p_written_at >= d.lock_at + interval '2 seconds' -- it came in time and got stuck on the way
    group by t.of
  loop
    closed[r.of] := r.place;
  end loop;
  if cardinality(closed) > 0 then
    return query select o, case when closed[o] is null then {place.AGAIN} else {order.DRAW_CLOSED} end::smallint, closed[o], null::bigint, null::bigint
      from generate_series(1, cardinality(p_owner)) o;
    return;
  end if;

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
      return query select o, {order.EXPOSURE_MOVED}::smallint, r.ord::integer, null::bigint, null::bigint from generate_series(1, cardinality(p_owner)) o;
      return;
    end if;
  end loop;

  select w.v_status, w.v_balance, w.v_version, w.v_stake into v_status, v_balance, v_version, v_stake
    from wagers.place_wagers({source.LOTTERY}::smallint, p_owner, p_account, p_order, p_merchant, p_currency, p_book, p_no, p_fingerprint, p_trace, p_at,
      p_of, p_id, p_game, p_product, p_vendor, p_stake, p_lane, p_written_at) w;
  if {post.POSTED} = all (v_status) then
    insert into lottery.exposure as e (draw_no, merchant_id, currency, bet_type, key, units, payout)
      select x.draw_no, x.merchant_id, x.currency, x.bet_type, x.key, x.units, x.payout
      from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key, p_x_units, p_x_payout)
        as x(draw_no, merchant_id, currency, bet_type, key, units, payout)
      on conflict (draw_no, merchant_id, currency, bet_type, key)
        do update set units = e.units + excluded.units, payout = e.payout + excluded.payout;
    insert into lottery.orders (owner_id, id, no, merchant_id, account_no, currency, book, stake, tickets, chase_stop, placed_at)
      select o.owner_id, o.id, o.no, o.merchant_id, o.account_no, o.currency, o.book, o.stake, t.tickets, o.chase_stop, o.at
      from unnest(p_owner, p_order, p_no, p_merchant, p_account, p_currency, p_book, v_stake, p_chase_stop, p_at)
        with ordinality as o(owner_id, id, no, merchant_id, account_no, currency, book, stake, chase_stop, at, ord),
      lateral (select count(*)::integer as tickets from unnest(p_of) f where f = o.ord) t;
    insert into lottery.ticket (owner_id, id, draw_no, order_id, place, merchant_id, account_no, currency, book, bet_type, selection, lines, unit,
      multiple, stake, price, rules, rebate_ppm, rates, accepted_at)
      select p_owner[t.of], t.id, t.draw_no, p_order[t.of], t.place, p_merchant[t.of], p_account[t.of], p_currency[t.of], p_book[t.of], t.bet_type,
        t.selection, t.lines, t.unit, t.multiple, t.stake, t.price, t.rules, t.rebate_ppm, t.rates, p_at[t.of]
      from unnest(p_of, p_place, p_id, p_draw, p_bet_type, p_selection, p_lines, p_unit, p_multiple, p_stake, p_price, p_rules, p_rebate_ppm, p_rates)
        as t(of, place, id, draw_no, bet_type, selection, lines, unit, multiple, stake, price, rules, rebate_ppm, rates);
  end if;
  return query select o.ord::integer, o.status, null::integer, o.balance, o.version
    from unnest(v_status, v_balance, v_version) with ordinality as o(status, balance, version, ord);
end $$;
revoke all on function lottery.place_many from public;
grant execute on function lottery.place_many to senluna_app;
