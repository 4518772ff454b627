-- Opens an account once; opening it again changes nothing. A floor of null lets it go below zero.
create or replace function ledger.open_account(p_owner uuid, p_account integer, p_currency text, p_floor bigint, p_at timestamptz)
returns void language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.account (owner_id, account_no, currency, floor, entombed, opened_at)
  values (p_owner, p_account, p_currency, coalesce(p_floor, -9223372036854775808),
    exists (select from ledger.tombstone where owner_id = p_owner), p_at) on conflict do nothing
$$;
revoke all on function ledger.open_account from public;
grant execute on function ledger.open_account to senluna_app;
