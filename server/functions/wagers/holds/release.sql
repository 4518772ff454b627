-- Gives back what remains of a stake that was set aside, or a part of it. Statuses: 0 done, 3 less
-- remains, 20 there is no such hold, 2 the key did something else. Answers what can be spent after it.
create or replace function wagers.release(
  p_owner uuid, p_source smallint, p_key uuid, p_hold uuid, p_amount bigint, p_at timestamptz
) returns table (status smallint, replayed boolean, spendable bigint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s' as $$
#variable_conflict use_column
declare
  held ledger.hold;
  before ledger.hold_event;
  answer smallint;
begin
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into held from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source;
  select * into before from ledger.hold_event where owner_id = p_owner and key = p_key and source = p_source;
  if held.owner_id is null then answer := {operation.BET_NOT_FOUND};
  elsif before.owner_id is not null and exists (select from wagers.movement where owner_id = p_owner and source = p_source and key = p_key) then
    answer := {post.KEY_CONFLICT}; -- it captured
  elsif before.owner_id is null and p_amount is null and held.remaining = 0 then answer := {post.INSUFFICIENT};
  else
    answer := ledger.release(p_owner, p_hold, p_source, p_key, coalesce(p_amount, before.amount, held.remaining), p_at);
  end if;
  return query select case answer when {post.REPLAYED} then {post.POSTED} else answer end::smallint, answer = {post.REPLAYED}, coalesce(a.balance - a.held, 0), null::text
    from (select 1) one left join ledger.account a on a.owner_id = p_owner and a.account_no = held.account_no;
exception when lock_not_available or deadlock_detected then
  return query select {operation.IN_PROGRESS}::smallint, false, 0::bigint, null::text; -- nothing was done
end $$;
revoke all on function wagers.release from public;
grant execute on function wagers.release to senluna_app;
