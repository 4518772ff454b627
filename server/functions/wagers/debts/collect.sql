-- A debt is collected first from what comes in.
create or replace function wagers.collect(m wagers.movement, p_credit bigint, p_counter integer) returns void language plpgsql as $$
declare
  wallet ledger.account;
  owed bigint;
  part bigint;
begin
  select -balance into owed from ledger.account where owner_id = m.owner_id and account_no = wagers.debt_account(m.account_no);
  if not found or owed <= 0 then return; end if;
  select * into wallet from ledger.account where owner_id = m.owner_id and account_no = m.account_no;
  part := least(owed, p_credit, wallet.balance - wallet.held - wallet.floor);
  if part > 0 and wallet.state = {account.OPEN} then perform wagers.shift_debt(m, {kind.DEBT_COLLECTED}::smallint, -part, p_counter); end if;
end $$;
revoke all on function wagers.collect from public;
