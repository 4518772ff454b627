-- What a wallet lacks of an amount that is taken back is lent to it first: cash never falls below
-- its floor, and the debt is a row of its own. Answers how much was lent.
create or replace function wagers.lend(m wagers.movement, p_needed bigint, p_counter integer) returns bigint language plpgsql as $$
declare
  wallet ledger.account;
  short bigint;
begin
  select * into wallet from ledger.account where owner_id = m.owner_id and account_no = m.account_no;
  short := p_needed - (wallet.balance - wallet.held - wallet.floor);
  if short <= 0 then return 0; end if;
  perform ledger.open_account(m.owner_id, wagers.debt_account(m.account_no), wallet.currency, null, m.at);
  perform wagers.shift_debt(m, {kind.DEBT_MADE}::smallint, short, p_counter);
  return short;
end $$;
revoke all on function wagers.lend from public;
