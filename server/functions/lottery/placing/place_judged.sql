-- Takes several orders at once as `lottery.place_many` does, whose first arguments these are, if
-- what each was judged by still holds: `p_k_of` is the place of an order, `p_k_draw` one of its
-- draws, `p_k_tickets` how many tickets its player had there, those taken back too, when the order
-- was priced. They are counted when the wallets are locked, so nobody adds to them any more.
-- Answers 32 to an order whose player has more by now, 40 to the others; nothing is placed then.
-- Tickets never go, so none but new ones change the count.
create or replace function lottery.place_judged(
  p_owner uuid[], p_account integer[], p_order uuid[], p_no text[], p_merchant text[], p_currency text[], p_book smallint[], p_chase_stop boolean[],
  p_fingerprint bytea[], p_trace text[], p_at timestamptz[],
  p_of integer[], p_place smallint[], p_id uuid[], p_draw integer[], p_game text[], p_product text[], p_vendor text[], p_bet_type text[],
  p_selection jsonb[], p_lines integer[], p_unit bigint[], p_multiple integer[], p_stake bigint[], p_price jsonb[], p_rules text[],
  p_rebate_ppm integer[], p_rates jsonb[],
  p_x_draw integer[], p_x_merchant text[], p_x_currency text[], p_x_type text[], p_x_key text[], p_x_units bigint[], p_x_payout bigint[],
  p_x_low bigint[], p_x_high bigint[], p_x_cap bigint[], p_x_payout_cap bigint[],
  p_lane smallint, p_written_at timestamptz,
  p_k_of integer[], p_k_draw integer[], p_k_tickets integer[]
) returns table (item integer, status smallint, place integer, balance bigint, version bigint)
language plpgsql security definer set search_path = lottery, pg_temp set lock_timeout = '3s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  v_item integer[];
  v_status smallint[];
  v_place integer[];
  v_balance bigint[];
  v_version bigint[];
  v_moved integer[];
begin
  begin
    select array_agg(m.item), array_agg(m.status), array_agg(m.place), array_agg(m.balance), array_agg(m.version)
      into v_item, v_status, v_place, v_balance, v_version
      from lottery.place_many(p_owner, p_account, p_order, p_no, p_merchant, p_currency, p_book, p_chase_stop, p_fingerprint, p_trace, p_at,
        p_of, p_place, p_id, p_draw, p_game, p_product, p_vendor, p_bet_type, p_selection, p_lines, p_unit, p_multiple, p_stake, p_price, p_rules,
        p_rebate_ppm, p_rates, p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key, p_x_units, p_x_payout, p_x_low, p_x_high, p_x_cap,
        p_x_payout_cap, p_lane, p_written_at) m;
    if {post.POSTED} = all (v_status) then
      -- A statement of its own, after the wallets are locked: it sees what was placed while they were waited for, and these orders' own.
      select array_agg(distinct k.of) into v_moved
        from unnest(p_k_of, p_k_draw, p_k_tickets) as k(of, draw_no, tickets),
          lateral (select count(*) as tickets from (select from lottery.ticket t where t.owner_id = p_owner[k.of] and t.draw_no = k.draw_no
            order by t.draw_no, t.owner_id, t.accepted_at offset 0) t) now,
          lateral (select count(*) as tickets from unnest(p_of, p_draw) as o(of, draw_no) where o.of = k.of and o.draw_no = k.draw_no) own
        where now.tickets <> k.tickets + own.tickets;
      if v_moved is not null then raise exception using errcode = 'SL013'; end if;
    end if;
  exception when sqlstate 'SL013' then
    return query select o, case when o = any (v_moved) then {order.PLAYER_MOVED} else {place.AGAIN} end::smallint, null::integer, null::bigint, null::bigint
      from generate_series(1, cardinality(p_owner)) o;
    return;
  end;
  return query select u.item, u.status, u.place, u.balance, u.version
    from unnest(v_item, v_status, v_place, v_balance, v_version) as u(item, status, place, balance, version);
end $$;
revoke all on function lottery.place_judged from public;
grant execute on function lottery.place_judged to senluna_app;
