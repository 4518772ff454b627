-- Takes a ticket back before its draw's lock: the stake returns in full. Statuses: 0 done, 1 was
-- done before, 20 no such ticket, 22 settled or cancelled otherwise, 30 locked, 4 the wallet is
-- closed. `p_x_*`: what it took of the exposure.
create or replace function lottery.cancel(
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
  insert into lottery.cancelled (draw_no, owner_id, ticket_id) values (t.draw_no, p_owner, p_ticket);
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
revoke all on function lottery.cancel from public;
grant execute on function lottery.cancel to senluna_app;
