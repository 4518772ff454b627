-- Keeps a movement that counts, as the next step of its round.
create or replace function wagers.stepped(m wagers.movement) returns wagers.movement language plpgsql as $$
begin
  update wagers.round_state
    set steps = steps + 1, bets = bets + case m.kind when {movement.BET} then 1 else 0 end, wins = wins + case m.kind when {movement.WIN} then 1 else 0 end
    where owner_id = m.owner_id and round_id = m.round_id and source = m.source
    returning steps into strict m.step;
  insert into wagers.round_step (owner_id, round_id, source, step, kind, key, wager_id, named, moved)
    values (m.owner_id, m.round_id, m.source, m.step, m.kind, m.key, m.wager_id, m.ref is not null, m.moved);
  insert into wagers.movement select (m).*;
  return m;
end $$;
revoke all on function wagers.stepped from public;
