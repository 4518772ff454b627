-- Takes an order: all of its tickets or none. What it costs the house at most was worked out beside
-- the exposure as it was read: `p_x_*` say, one item for each row of exposure and in its order,
-- between what (low, high excluded) the units must still stand, and to what they and the possible
-- payout may rise. Statuses: the ledger's; 15 to 19 the player's own limits; 30 a draw takes no
-- more (`place` names the ticket); 31 an exposure moved (`place` names the item): read it again.
-- Lock order: gates of draws, exposure, guard, wallet, house.
create or replace function lottery.place(
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
revoke all on function lottery.place from public;
grant execute on function lottery.place to senluna_app;
