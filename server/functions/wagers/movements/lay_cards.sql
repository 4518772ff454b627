-- Counts the settled bets of a round of games among players anew, after one of them changed. What
-- that changes of others is published as a correction of each; of `p_wager` the caller publishes it.
create or replace function wagers.lay_cards(m wagers.movement, r wagers.round_state, p_wager uuid, p_trace text) returns void language plpgsql as $$
declare
  b record;
begin
  m.kind := {movement.ADJUST};
  m.debt := 0;
  for b in
    select c.id, c.valid, w.valid_bet as before from wagers.card_bets(m.owner_id, r.source, r.round_id) c
    join wagers.wager w on w.owner_id = m.owner_id and w.id = c.id where w.valid_bet <> c.valid
  loop
    update wagers.wager set valid_bet = b.valid where owner_id = m.owner_id and id = b.id;
    if b.id <> p_wager then perform wagers.publish(m, r, b.id, 0, b.valid - b.before, 0, p_trace); end if;
  end loop;
end $$;
revoke all on function wagers.lay_cards from public;
