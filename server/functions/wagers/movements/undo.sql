-- Undoes one step of a round, under the key of a rollback or of a part of a cancellation.
create or replace function wagers.undo(m wagers.movement, r wagers.round_state, t wagers.round_step, p_trace text) returns wagers.movement
language plpgsql as $$
begin
  m.wager_id := t.wager_id;
  m := wagers.reverse(m, r);
  update wagers.round_step set undone = true
    where owner_id = t.owner_id and round_id = t.round_id and source = t.source and step = t.step;
  update wagers.round_state
    set bets = bets - case t.kind when {movement.BET} then 1 else 0 end, wins = wins - case t.kind when {movement.WIN} then 1 else 0 end
    where owner_id = t.owner_id and round_id = t.round_id and source = t.source;
  -- More stake is undone with its bet alone, right after it, which takes the whole stake back from the wager.
  if t.kind = {movement.RAISE} then return m; end if;
  perform wagers.rewrite(m, r, t.wager_id, -t.moved, case
    when t.kind = {movement.BET} then 'cancelled'
    when exists (select from wagers.round_step x where x.owner_id = t.owner_id and x.round_id = t.round_id and x.source = t.source
      and x.kind = {movement.WIN} and x.wager_id = t.wager_id and not x.undone) then 'settled'
    else 'open' end, p_trace);
  return m;
end $$;
revoke all on function wagers.undo from public;
