-- No more money for a round: what is still open has lost.
create or replace function wagers.seal(m wagers.movement, r wagers.round_state, p_trace text) returns void language plpgsql as $$
declare
  b uuid;
begin
  update wagers.round_state set closed_at = m.at where owner_id = r.owner_id and round_id = r.round_id and source = r.source;
  m.kind := {movement.CLOSE};
  m.moved := 0;
  m.debt := 0;
  for b in
    select w.id from wagers.round_step x join wagers.wager w on w.owner_id = x.owner_id and w.id = x.wager_id
    where x.owner_id = r.owner_id and x.round_id = r.round_id and x.source = r.source and x.kind = {movement.BET} and not x.undone and w.status = {wager.OPEN}
    order by x.step
  loop
    perform wagers.rewrite(m, r, b, 0, 'settled', p_trace);
  end loop;
end $$;
revoke all on function wagers.seal from public;
