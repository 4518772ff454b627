-- What is answered when something else holds the wallet too long: nothing was done.
create or replace function wagers.busy(m wagers.movement) returns wagers.movement language plpgsql as $$
begin
  m.status := {operation.IN_PROGRESS};
  m.moved := 0;
  m.debt := 0;
  m.wager_id := null;
  return m;
end $$;
revoke all on function wagers.busy from public;
