-- The member's wallet, main or free play; all wallets of the member are locked, in order. Null for
-- any other.
create or replace function wagers.lock_wallets(p_owner uuid, p_account integer) returns ledger.account language plpgsql as $$
declare
  wallet ledger.account;
begin
  if p_owner = ledger.house() or p_account not in ({wallet.MAIN}, {wallet.TRIAL}) then return null; end if;
  -- The guard of a member with limits comes before the wallets, as for rounds.
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into wallet from ledger.account where owner_id = p_owner and account_no = p_account;
  return wallet;
end $$;
revoke all on function wagers.lock_wallets from public;
