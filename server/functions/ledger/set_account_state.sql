-- 0 open, 1 frozen (credits only), 2 closed.
create or replace function ledger.set_account_state(p_owner uuid, p_account integer, p_state smallint)
returns boolean language sql security definer set search_path = ledger, pg_temp as $$
  update ledger.account set state = p_state
    where owner_id = p_owner and account_no = p_account and p_state in ({account.OPEN}, {account.FROZEN}, {account.CLOSED}) returning true
$$;
revoke all on function ledger.set_account_state from public;
grant execute on function ledger.set_account_state to senluna_app;
