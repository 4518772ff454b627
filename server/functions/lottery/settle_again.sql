-- Settles one settled ticket anew: the whole old payout is taken back and the whole new one paid,
-- in one posting. Nothing happens where nothing changes. What the wallet lacks is lent by its debt.
-- A plain loss gets the row of its first revision now, so that the history of what changed stays
-- whole. Answers whether anything changed.
create or replace function lottery.settle_again(
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
  is_plain boolean;
begin
  perform 1 from protection.guard where owner_id = p_owner and active for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into strict t from lottery.ticket where owner_id = p_owner and id = p_ticket and draw_no = p_draw;
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_ticket;
  select * into old from lottery.settlement where owner_id = p_owner and ticket_id = p_ticket order by revision desc limit 1;
  is_plain := not found;
  if is_plain then
    if w.status <> 2 then raise exception 'ticket % was not settled', p_ticket; end if;
    -- The result before this one: by it the ticket lost as well.
    old.owner_id := p_owner; old.ticket_id := p_ticket; old.revision := 1; old.status := 2; old.hits := 0; old.payout := 0; old.rebate := 0;
    old.valid_bet := w.valid_bet; old.at := w.settled_at;
    old.result_version := case when p_version > 1 then p_version - 1 else greatest(1, (select result_version from lottery.draw where no = p_draw)) end;
  end if;
  select * into strict wallet from ledger.account where owner_id = p_owner and account_no = t.account_no;
  if old.status = 7 or not is_plain and old.result_version >= p_version and p_status <> 6 or old.status = 6 and p_status = 6 then return false; end if;
  if (old.status, old.payout, old.rebate, old.valid_bet) = (p_status, p_payout, p_rebate, p_valid) then return false; end if;

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
    -- A freeze, or an account that was closed since, keeps the player from spending, not a correction from its money: one closed wallet
    -- holds up nobody's whose ticket comes after it.
    if wallet.state <> 0 then perform ledger.set_account_state(p_owner, t.account_no, 0::smallint); end if;
    if lowest < 0 then m.debt := wagers.lend(m, -lowest, counter); end if;
    select * into posted from ledger.post(array[p_owner], array[t.account_no], array[m.key], array[9]::smallint[], array[p_ticket], array[p_at],
      array_fill(1, array[cardinality(amounts)]), kinds, amounts, counters, p_written_at);
    if posted.status <> 0 then raise exception 'ticket % could not be settled anew: %', p_ticket, posted.status; end if;
    if credit > 0 then perform wagers.collect(m, credit, counter); end if;
    if wallet.state <> 0 then perform ledger.set_account_state(p_owner, t.account_no, wallet.state); end if;
  end if;
  select * into strict wallet from ledger.account where owner_id = p_owner and account_no = t.account_no;
  if is_plain then insert into lottery.settlement select old.*; end if;
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
revoke all on function lottery.settle_again from public;
grant execute on function lottery.settle_again to senluna_app;
