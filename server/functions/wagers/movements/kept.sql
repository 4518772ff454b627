-- Keeps an answer that moves nothing.
create or replace function wagers.kept(m wagers.movement, p_status integer, wallet ledger.account) returns wagers.movement language plpgsql as $$
begin
  m.status := p_status;
  m.moved := 0;
  m.balance_before := wallet.balance;
  m.balance_after := wallet.balance;
  m.version := wallet.version;
  insert into wagers.movement select (m).*;
  return m;
end $$;
revoke all on function wagers.kept from public;
