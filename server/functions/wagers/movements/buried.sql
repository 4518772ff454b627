-- Whether the key was rolled back before it came.
create or replace function wagers.buried(m wagers.movement, wallet ledger.account) returns boolean language plpgsql as $$
begin
  return wallet.entombed and exists (select from ledger.tombstone
    where owner_id = m.owner_id and key = m.key and source = m.source);
end $$;
revoke all on function wagers.buried from public;
