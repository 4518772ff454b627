-- Gives back or takes part of a hold; `release` and `capture` call it.
create or replace function ledger.resolve_hold(
  p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_kind text, p_amount bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  held ledger.hold;
  stored ledger.hold_event;
  wallet ledger.account;
begin
  if p_amount <= 0 then raise exception 'a hold is resolved by an amount above zero'; end if;
  perform 1 from ledger.hold h join ledger.account a on a.owner_id = h.owner_id and a.account_no = h.account_no
    where h.owner_id = p_owner and h.key = p_hold and h.source = p_source for no key update of a;
  select * into held from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source;
  if not found then return {post.UNKNOWN_ACCOUNT}; end if;
  select * into stored from ledger.hold_event where owner_id = p_owner and key = p_key and source = p_source;
  if found then
    return case when stored.hold_key = p_hold and stored.kind = p_kind and stored.amount = p_amount then {post.REPLAYED} else {post.KEY_CONFLICT} end;
  end if;
  if held.remaining < p_amount then return {post.INSUFFICIENT}; end if;
  update ledger.hold set remaining = remaining - p_amount where owner_id = p_owner and key = p_hold and source = p_source;
  update ledger.account set held = ledger.account.held - p_amount where owner_id = p_owner and account_no = held.account_no
    returning * into wallet;
  insert into ledger.hold_event (owner_id, hold_key, source, key, kind, amount, event_at, at_version, at_order, held_after)
    values (p_owner, p_hold, p_source, p_key, p_kind, p_amount, p_at, wallet.version, nextval('ledger.hold_order'), wallet.held);
  return {post.POSTED};
end $$;
revoke all on function ledger.resolve_hold from public;
