-- Sets a stake aside for a bet that waits: it can't be spent, and no wager stands for it yet. The
-- player's own limits and breaks are looked at for a new key only. Statuses as of `wagers.bet`; a
-- refusal is not kept. Answers what can be spent after it.
create or replace function wagers.reserve(
  p_owner uuid, p_source smallint, p_key uuid, p_account integer, p_amount bigint, p_book smallint, p_denied text, p_at timestamptz
) returns table (status smallint, replayed boolean, spendable bigint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s' as $$
#variable_conflict use_column
declare
  wallet ledger.account;
  denied text;
  answer smallint;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then answer := {post.UNKNOWN_ACCOUNT};
  elsif p_amount <= 0 or p_amount > 100000000000000000 then answer := {operation.AMOUNT_INVALID};
  elsif not exists (select from ledger.hold where owner_id = p_owner and key = p_key and source = p_source) then
    denied := coalesce(p_denied, wagers.guard_reason(wagers.guard_status(p_owner, p_book, p_amount, null, p_at)));
    if denied is not null then answer := {operation.DENIED}; end if;
  end if;
  answer := coalesce(answer, ledger.reserve(p_owner, p_account, p_key, p_source, p_amount, p_at));
  return query select case answer when {post.REPLAYED} then {post.POSTED} else answer end::smallint, answer = {post.REPLAYED}, coalesce(a.balance - a.held, 0), denied
    from (select 1) one left join ledger.account a on a.owner_id = p_owner and a.account_no = p_account;
exception when lock_not_available or deadlock_detected then
  return query select {operation.IN_PROGRESS}::smallint, false, 0::bigint, null::text; -- nothing was done
end $$;
revoke all on function wagers.reserve from public;
grant execute on function wagers.reserve to senluna_app;
