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
  d lottery.draw;
  r record;
begin
  select * into t from lottery.ticket where owner_id = p_owner and id = p_ticket;
  if not found then return query select {cancel.UNKNOWN}::smallint, null::bigint, null::bigint; return; end if;
  perform lottery.enter(array[t.draw_no]);
  select * into strict d from lottery.draw where no = t.draw_no;
  perform 1 from unnest(p_x_type, p_x_key) as x(bet_type, key),
    lateral (select from lottery.exposure l where l.draw_no = t.draw_no and l.merchant_id = t.merchant_id and l.currency = t.currency
      and l.bet_type = x.bet_type and l.key = x.key for no key update) e;
  select * into strict r from wagers.void_wager({source.LOTTERY}::smallint, p_owner, p_ticket, t.account_no, t.merchant_id, lottery.key_of(p_ticket, 1::smallint),
    case when d.state <> {draw.OPEN} or p_at >= d.lock_at then {cancel.LOCKED}::smallint end, p_lane, p_trace, p_at, p_written_at);
  if r.status = {cancel.CANCELLED} then
    insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, rebate, valid_bet, reason, at)
      values (p_owner, p_ticket, 1, 0, {wager.CANCELLED}, 0, 0, 0, 0, p_reason, p_at);
    insert into lottery.cancelled (draw_no, owner_id, ticket_id) values (t.draw_no, p_owner, p_ticket);
    insert into lottery.exposure as e (draw_no, merchant_id, currency, bet_type, key, units, payout)
      select t.draw_no, t.merchant_id, t.currency, x.bet_type, x.key, x.units, x.payout
      from unnest(p_x_type, p_x_key, p_x_units, p_x_payout) as x(bet_type, key, units, payout)
      on conflict (draw_no, merchant_id, currency, bet_type, key)
        do update set units = greatest(0, e.units - excluded.units), payout = greatest(0, e.payout - excluded.payout);
  elsif r.status = {cancel.SETTLED} and exists (select from lottery.settlement s where s.owner_id = p_owner and s.ticket_id = p_ticket and s.revision = 1
      and s.status = {wager.CANCELLED} and s.reason = p_reason) then
    r.status := {cancel.CANCELLED_BEFORE};
  end if;
  return query select r.status::smallint, r.balance::bigint, r.version::bigint;
end $$;
revoke all on function lottery.cancel from public;
grant execute on function lottery.cancel to senluna_app;
