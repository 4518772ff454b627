-- Locks the guards and then the wallets of several players, in order, until the transaction ends;
-- answers whether any of them has a guard in force.
create or replace function wagers.hold_wallets(p_owner uuid[], p_account integer[]) returns boolean language plpgsql as $$
declare
  guarded boolean;
begin
  perform 1 from protection.guard where owner_id = any (p_owner) and active order by owner_id for no key update;
  guarded := found;
  -- In a statement of its own: a condition around it would reach into it, and only what meets it would be locked.
  perform 1 from (select distinct g.owner_id, g.account_no from unnest(p_owner, p_account) as g(owner_id, account_no)) w
    join ledger.account a on a.owner_id = w.owner_id and a.account_no = w.account_no
    order by a.owner_id, a.account_no for no key update of a;
  return guarded;
end $$;
revoke all on function wagers.hold_wallets from public;
