-- Brings what the house gave with a free ticket to where its settlement stands, however often it
-- is settled anew, in the transaction that settled it or took it back: of a win the stake leaves,
-- and what is above the most that its free tickets win; of one whose stake came back all of it
-- leaves, and it can be bet again. What the wallet lacks becomes a debt, as with any correction; a
-- frozen or closed wallet takes it too. Answers what the player keeps and the share of it that must
-- be wagered, in hundredths, with the brand; whether it has just come back, because its draw was made
-- void; whether others of its free tickets can keep more than before. No row for a ticket that was
-- paid for or is still open. The house's money is that of the caller's lane. Lock order: guard and
-- wallets, which the caller holds, the free tickets, house.
create or replace function lottery.follow_free(p_owner uuid, p_ticket uuid, p_lane smallint, p_at timestamptz, p_written_at timestamptz)
returns table (kept bigint, turnover_x100 integer, merchant_id text, came_back boolean, freed boolean)
language plpgsql security definer set search_path = lottery, pg_temp as $$
#variable_conflict use_column
declare
  f lottery.free_ticket;
  g lottery.free_grant;
  w wagers.wager;
  t lottery.ticket;
  wallet ledger.account;
  m wagers.movement;
  v_back boolean;
  v_kept bigint;
  v_due bigint;
  v_moved bigint;
  v_counter integer;
  v_status smallint;
begin
  perform 1 from lottery.free_grant l join lottery.free_ticket k on k.grant_id = l.id
    where k.owner_id = p_owner and k.ticket_id = p_ticket for update of l;
  if not found then return; end if;
  select * into strict f from lottery.free_ticket where owner_id = p_owner and ticket_id = p_ticket;
  select * into strict g from lottery.free_grant where id = f.grant_id;
  select * into strict t from lottery.ticket where owner_id = p_owner and id = p_ticket;
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_ticket;
  if w.status = {wager.OPEN} then return; end if;
  v_back := w.status in ({wager.VOID}, {wager.CANCELLED}, {wager.PUSH});
  v_kept := case when v_back then 0 else least(greatest(w.payout - w.stake, 0), g.most - (g.won - f.kept)) end;
  v_due := case when w.status in ({wager.VOID}, {wager.CANCELLED}) then w.stake else w.payout end - v_kept;
  v_moved := f.returned - v_due;
  if (f.kept, f.returned, f.is_back) is distinct from (v_kept, v_due, v_back) then
    update lottery.free_ticket set kept = v_kept, returned = v_due, is_back = v_back, revision = f.revision + 1
      where owner_id = p_owner and ticket_id = p_ticket;
    -- Who takes a ticket back has as long as before; of another the next one can be bet for a week at least.
    update lottery.free_grant set won = g.won - f.kept + v_kept, used = g.used + f.is_back::integer - v_back::integer,
        expires_at = case when v_back and w.status <> {wager.CANCELLED} then greatest(g.expires_at, p_at + interval '7 days') else g.expires_at end
      where id = f.grant_id;
  end if;
  if v_moved <> 0 then
    select * into strict wallet from ledger.account where owner_id = p_owner and account_no = t.account_no;
    v_counter := ledger.house_account_of(t.merchant_id, 'EXP:BONUS', t.currency, p_lane, p_at);
    m := wagers.asked({movement.ADJUST}::smallint, p_owner, {source.FREE_TICKET}::smallint,
      md5('free ticket ' || p_ticket::text || ' ' || (f.revision + 1)::text)::uuid, p_ticket, null, t.account_no, t.currency, '', 0, null, p_at, p_written_at);
    if wallet.state <> {account.OPEN} then perform ledger.set_account_state(p_owner, t.account_no, {account.OPEN}::smallint); end if;
    if v_moved < 0 then perform wagers.lend(m, -v_moved, v_counter); end if;
    select p.status into v_status from ledger.post(array[p_owner], array[t.account_no], array[m.key], array[m.source], array[p_ticket], array[p_at],
      array[1], array[case when v_moved < 0 then {kind.BONUS_REMOVED} else {kind.ACTIVITY_REWARD} end::smallint], array[v_moved], array[v_counter],
      p_written_at) p;
    if v_status <> {post.POSTED} then raise exception 'the stake of free ticket % of % could not be moved: %', p_ticket, p_owner, v_status; end if;
    if v_moved > 0 then perform wagers.collect(m, v_moved, v_counter); end if;
    if wallet.state <> {account.OPEN} then perform ledger.set_account_state(p_owner, t.account_no, wallet.state); end if;
  end if;
  return query select v_kept, g.turnover_x100, g.merchant_id, v_back and not f.is_back and w.status = {wager.VOID}, v_kept < f.kept;
end $$;
revoke all on function lottery.follow_free(uuid, uuid, smallint, timestamptz, timestamptz) from public;
grant execute on function lottery.follow_free(uuid, uuid, smallint, timestamptz, timestamptz) to senluna_app;

-- For the version before, whose jobs share lane 0.
create or replace function lottery.follow_free(p_owner uuid, p_ticket uuid, p_at timestamptz, p_written_at timestamptz)
returns table (kept bigint, turnover_x100 integer, merchant_id text)
language sql security definer set search_path = lottery, pg_temp as $$
  select f.kept, f.turnover_x100, f.merchant_id from lottery.follow_free(p_owner, p_ticket, 0::smallint, p_at, p_written_at) f
$$;
revoke all on function lottery.follow_free(uuid, uuid, timestamptz, timestamptz) from public;
grant execute on function lottery.follow_free(uuid, uuid, timestamptz, timestamptz) to senluna_app;
