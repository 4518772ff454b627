-- The number of a house account, opened when it is first asked for.
create or replace function ledger.house_account_of(p_merchant text, p_code text, p_currency text, p_lane smallint, p_at timestamptz)
returns integer language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  found_no integer;
begin
  select account_no into found_no from ledger.house_account
    where merchant_id = p_merchant and code = p_code and currency = p_currency and lane = p_lane;
  if found then return found_no; end if;
  found_no := nextval('ledger.house_account_no');
  insert into ledger.account (owner_id, account_no, currency, floor, opened_at)
    values (ledger.house(), found_no, p_currency, -9223372036854775808, p_at);
  insert into ledger.house_account (account_no, merchant_id, code, currency, lane)
    values (found_no, p_merchant, p_code, p_currency, p_lane);
  return found_no;
exception when unique_violation then
  -- Another process opened it in between; its block of ours is undone whole.
  select account_no into strict found_no from ledger.house_account
    where merchant_id = p_merchant and code = p_code and currency = p_currency and lane = p_lane;
  return found_no;
end $$;
revoke all on function ledger.house_account_of from public;
grant execute on function ledger.house_account_of to senluna_app;
