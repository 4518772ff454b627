-- Marks a key as rolled back before it came. 0 marked, 1 marked before, 2 it has been posted
-- already, 5 there is no such wallet. A key belongs to all of its owner's wallets.
create or replace function ledger.entomb(p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_reason text, p_at timestamptz)
returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  if not exists (select from ledger.account where owner_id = p_owner and account_no = p_account) then return {post.UNKNOWN_ACCOUNT}; end if;
  if exists (select from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source)
    or exists (select from ledger.hold where owner_id = p_owner and key = p_key and source = p_source) then return {post.KEY_CONFLICT}; end if;
  insert into ledger.tombstone (owner_id, key, source, reason, at) values (p_owner, p_key, p_source, p_reason, p_at)
    on conflict do nothing;
  if not found then return {post.REPLAYED}; end if;
  update ledger.account set entombed = true where owner_id = p_owner and not entombed;
  return {post.POSTED};
end $$;
revoke all on function ledger.entomb from public;
grant execute on function ledger.entomb to senluna_app;
