-- Sets money aside. Status as of `post`; a repeat answers 1, other content under the key 2.
create or replace function ledger.reserve(
  p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_amount bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  wallet ledger.account;
  stored ledger.hold;
begin
  if p_amount <= 0 then raise exception 'a hold reserves an amount above zero'; end if;
  select * into wallet from ledger.account where owner_id = p_owner and account_no = p_account for no key update;
  if not found then return {post.UNKNOWN_ACCOUNT}; end if;
  select * into stored from ledger.hold where owner_id = p_owner and key = p_key and source = p_source;
  if found then
    return case when stored.amount = p_amount and stored.account_no = p_account then {post.REPLAYED} else {post.KEY_CONFLICT} end;
  end if;
  if exists (select from ledger.tombstone where owner_id = p_owner and key = p_key and source = p_source) then return {post.TOMBSTONED}; end if;
  if wallet.state <> {account.OPEN} then return {post.FROZEN}; end if;
  if wallet.balance - wallet.held - p_amount < wallet.floor then return {post.INSUFFICIENT}; end if;
  update ledger.account set held = held + p_amount where owner_id = p_owner and account_no = p_account;
  insert into ledger.hold (owner_id, key, source, account_no, amount, remaining, event_at, at_version, at_order, held_after)
    values (p_owner, p_key, p_source, p_account, p_amount, p_amount, p_at, wallet.version, nextval('ledger.hold_order'),
      wallet.held + p_amount);
  return {post.POSTED};
end $$;
revoke all on function ledger.reserve from public;
grant execute on function ledger.reserve to senluna_app;
