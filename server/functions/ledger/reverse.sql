-- Reverses a whole posting, once: the opposite legs, last first, under a key of its own that names
-- the original, against the cold lane of its house accounts. 5 when there is no such posting, 3
-- when the wallet cannot give back what it got, 2 when another key reversed it before.
create or replace function ledger.reverse(
  p_owner uuid, p_key uuid, p_source smallint, p_reversal uuid, p_kinds jsonb, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  wallet integer;
  before uuid;
  outcome smallint;
begin
  select account_no into wallet from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source limit 1;
  if not found then return {post.UNKNOWN_ACCOUNT}; end if;
  perform 1 from ledger.account where owner_id = p_owner and account_no = wallet for no key update;
  select reversal into before from ledger.reversal where owner_id = p_owner and key = p_key and source = p_source;
  if before <> p_reversal then return {post.KEY_CONFLICT}; end if;
  select p.status into outcome from (
    select array_agg(1 order by t.leg desc) as items,
      array_agg(coalesce((p_kinds ->> t.kind::text)::smallint, t.kind) order by t.leg desc) as kinds,
      array_agg(-t.amount order by t.leg desc) as amounts,
      array_agg(ledger.house_account_of(h.merchant_id, h.code, h.currency, 0::smallint, p_at) order by t.leg desc) as counters
    from ledger.transfer t join ledger.house_account h on h.account_no = t.counter_no
    where t.owner_id = p_owner and t.key = p_key and t.source = p_source
  ) o, lateral ledger.post(
    array[p_owner], array[wallet], array[p_reversal], array[p_source], array[p_key], array[p_at],
    o.items, o.kinds, o.amounts, o.counters, p_at) p;
  if outcome = {post.POSTED} then
    insert into ledger.reversal (owner_id, key, source, reversal) values (p_owner, p_key, p_source, p_reversal);
  elsif outcome = {post.REPLAYED} and before is null then
    outcome := {post.KEY_CONFLICT};
  end if;
  return outcome;
end $$;
revoke all on function ledger.reverse from public;
grant execute on function ledger.reverse to senluna_app;
