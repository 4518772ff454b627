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
  is_plain boolean;
begin
  perform 1 from protection.guard where owner_id = p_owner and active for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into strict t from lottery.ticket where owner_id = p_owner and id = p_ticket and draw_no = p_draw;
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_ticket;
  select * into old from lottery.settlement where owner_id = p_owner and ticket_id = p_ticket order by revision desc limit 1;
  is_plain := not found;
  if is_plain then
    if w.status <> {wager.LOST} then raise exception 'ticket % was not settled', p_ticket; end if;
    -- The result before this one: by it the ticket lost as well.
    old.owner_id := p_owner; old.ticket_id := p_ticket; old.revision := 1; old.status := {wager.LOST}; old.hits := 0; old.payout := 0; old.rebate := 0;
    old.valid_bet := w.valid_bet; old.at := w.settled_at;
    old.result_version := case when p_version > 1 then p_version - 1 else greatest(1, (select result_version from lottery.draw where no = p_draw)) end;
  end if;
  if old.status = {wager.CANCELLED} or not is_plain and old.result_version >= p_version and p_status <> {wager.VOID} or old.status = {wager.VOID} and p_status = {wager.VOID} then return false; end if;
  if (old.status, old.payout, old.rebate, old.valid_bet) = (p_status, p_payout, p_rebate, p_valid) then return false; end if;

  perform wagers.resettle({source.LOTTERY}::smallint, p_owner, p_ticket, t.account_no, t.merchant_id, lottery.key_of(p_ticket, (old.revision + 1)::smallint),
    old.status, old.payout, old.rebate, old.valid_bet, p_status, p_payout, p_rebate, p_valid, p_lane, p_at, p_written_at);
  if is_plain then insert into lottery.settlement select old.*; end if;
  insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
    values (p_owner, p_ticket, old.revision + 1, p_version, p_status, p_hits, p_payout, p_capped, p_rebate, p_valid, p_at);
  return true;
end $$;
revoke all on function lottery.settle_again from public;
grant execute on function lottery.settle_again to senluna_app;
