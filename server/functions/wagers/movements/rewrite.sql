-- Brings a wager's row to what its movements make of it. `p_as`: open, settled or cancelled.
create or replace function wagers.rewrite(m wagers.movement, r wagers.round_state, p_wager uuid, p_payout bigint, p_as text, p_trace text)
returns void language plpgsql as $$
declare
  w wagers.wager;
  paid bigint := 0;
  valid bigint := 0;
  -- A win of nothing and the close of a round leave the balance beside the wager as it was.
  posted constant boolean := m.kind <> {movement.CLOSE}
    and exists (select from ledger.transfer where owner_id = m.owner_id and key = m.key and source = m.source);
begin
  select * into strict w from wagers.wager where owner_id = m.owner_id and id = p_wager;
  if p_as <> 'cancelled' then paid := w.payout + p_payout; end if;
  if p_as = 'settled' then valid := wagers.valid_bet(w.product, w.stake, paid); end if;
  update wagers.wager set
    payout = paid,
    valid_bet = valid,
    balance_after = case when posted then m.balance_after else w.balance_after end,
    held_after = case when posted then (select nullif(a.held, 0) from ledger.account a where a.owner_id = m.owner_id and a.account_no = m.account_no)
      else w.held_after end,
    settled_at = case p_as when 'open' then null when 'cancelled' then m.at else coalesce(w.settled_at, m.at) end,
    status = case p_as when 'open' then {wager.OPEN} when 'cancelled' then {wager.CANCELLED} else
      case when paid > w.stake then {wager.WON} when paid < w.stake then {wager.LOST} else {wager.PUSH} end end
    where owner_id = m.owner_id and id = p_wager;
  -- Games among players: the round counts as one.
  if w.product = 'PVP' then
    perform wagers.lay_cards(m, r, p_wager, p_trace);
    select valid_bet into strict valid from wagers.wager where owner_id = m.owner_id and id = p_wager;
  end if;
  perform wagers.publish(m, r, p_wager, case p_as when 'cancelled' then -w.stake else 0 end, valid - w.valid_bet, paid - w.payout, p_trace);
end $$;
revoke all on function wagers.rewrite from public;
