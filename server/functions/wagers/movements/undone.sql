-- Whether a bet, a win or a correction has been undone.
create or replace function wagers.undone(m wagers.movement) returns boolean language plpgsql as $$
begin
  return exists (select from wagers.round_step x
    where x.owner_id = m.owner_id and x.round_id = m.round_id and x.source = m.source and x.step = m.step and x.undone);
end $$;
revoke all on function wagers.undone from public;
