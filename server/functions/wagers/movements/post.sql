-- Posts a movement's amount; answers it with the ledger's status and the wallet around it.
create or replace function wagers.post(m wagers.movement, p_kind integer, p_counter integer) returns wagers.movement language plpgsql as $$
declare
  p record;
begin
  select * into p from ledger.post(array[m.owner_id], array[m.account_no], array[m.key], array[m.source], array[m.wager_id], array[m.at],
    array[1], array[p_kind::smallint], array[m.moved], array[p_counter], m.written_at);
  m.status := p.status;
  m.balance_before := p.balance - m.moved;
  m.balance_after := p.balance;
  m.version := p.version;
  return m;
end $$;
revoke all on function wagers.post from public;
