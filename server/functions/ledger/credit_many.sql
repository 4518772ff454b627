-- Money to many wallets at once: each item is one credit of a key of its own, several may go to one
-- wallet. Wallets must be locked. The caller's gate says that no item comes twice; a key that is
-- there all the same undoes everything. Every amount is above zero. Answers the balance of its
-- wallet after each item, in their order.
create or replace function ledger.credit_many(
  p_owner uuid[], p_account integer[], p_key uuid[], p_source smallint, p_leg smallint[], p_ref uuid[], p_kind smallint[], p_amount bigint[],
  p_counter integer[], p_event_at timestamptz, p_written_at timestamptz
) returns bigint[] language plpgsql as $$
#variable_conflict use_column
declare
  after bigint[];
begin
  with item as materialized (
    select q.ord, q.owner_id, q.account_no, q.key, q.leg, q.ref, q.kind, q.amount, q.counter_no,
      (a.balance + sum(q.amount) over w)::bigint as balance, a.version + row_number() over w as version,
      lead(q.ord) over w is null as is_last
    from unnest(p_owner, p_account, p_key, p_leg, p_ref, p_kind, p_amount, p_counter)
      with ordinality as q(owner_id, account_no, key, leg, ref, kind, amount, counter_no, ord)
    join ledger.account a on a.owner_id = q.owner_id and a.account_no = q.account_no
    window w as (partition by q.owner_id, q.account_no order by q.ord)
  ), written as (
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg, ref)
    select i.owner_id, i.key, i.amount, i.balance, i.version, p_event_at, p_written_at, i.account_no, i.counter_no, i.kind, p_source, i.leg, i.ref
    from item i
  ), wallet as (
    update ledger.account a set balance = i.balance, version = i.version
      from item i where i.is_last and a.owner_id = i.owner_id and a.account_no = i.account_no
  ), house as (
    update ledger.account a set balance = a.balance - s.total, version = a.version + s.legs
      from (select i.counter_no, sum(i.amount)::bigint as total, count(*) as legs from item i group by i.counter_no) s
      where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = s.counter_no
  )
  select array_agg(i.balance order by i.ord) into after from item i;
  return after;
end $$;
