-- One event in one statement, when everything speaks for it; else nothing is posted and no row
-- answers.
create or replace function ledger.post_fast(
  p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_ref uuid, p_event_at timestamptz,
  p_kinds smallint[], p_amounts bigint[], p_contras integer[], p_written_at timestamptz,
  out balance bigint, out version bigint
) returns setof record language plpgsql as $$
#variable_conflict use_column
declare
  legs constant integer := cardinality(p_amounts);
  contra constant integer := p_contras[1];
  after bigint[] := p_amounts; -- what each leg has moved, with those before it
  lowest bigint := 0;
begin
  for l in 1..legs loop
    if p_amounts[l] = 0 or p_contras[l] <> contra then return; end if;
    if l > 1 then after[l] := after[l - 1] + p_amounts[l]; end if;
    if after[l] < lowest then lowest := after[l]; end if;
  end loop;
  return query
  with paid as (
    update ledger.account a set balance = a.balance + after[legs], version = a.version + legs
      where legs > 0 and a.owner_id = p_owner and a.account_no = p_account
        and a.state = {account.OPEN} and not a.entombed and (lowest = 0 or a.balance - a.held + lowest >= a.floor)
        and a.currency = (select h.currency from ledger.account h
          where h.owner_id = '00000000-0000-7000-8000-000000000001' and h.account_no = contra)
        and ledger.unposted(p_owner, p_key, p_source)
      returning a.balance, a.version
  ), written as (
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    select p_owner, p_key, p_amounts[l], paid.balance - after[legs] + after[l], paid.version - legs + l, p_event_at, p_written_at,
      p_account, contra, p_kinds[l], p_source, l, p_ref
    from paid, generate_series(1, legs) l
  ), against as (
    update ledger.account h set balance = h.balance - after[legs], version = h.version + legs
      where h.owner_id = '00000000-0000-7000-8000-000000000001' and h.account_no = contra and exists (select from paid)
  )
  select paid.balance, paid.version from paid;
exception when unique_violation then
  return; -- another wallet of this owner took the key a moment ago
end $$;
revoke all on function ledger.post_fast from public;
