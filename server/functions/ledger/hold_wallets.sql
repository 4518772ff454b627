-- Holds all wallets of a member, in their order, until the transaction ends: for who moves money
-- and points one after the other. Lock order: guard, wallets, house accounts.
create or replace function ledger.hold_wallets(p_owner uuid) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if p_owner = ledger.house() then raise exception 'the house has no wallets'; end if;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
end $$;
revoke all on function ledger.hold_wallets from public;
grant execute on function ledger.hold_wallets to senluna_app;
