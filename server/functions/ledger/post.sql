-- Posts a batch of events in one statement. Arrays in, one row out for each item, in order; never
-- raises for an expected outcome. A single posting is a batch of one.
create or replace function ledger.post(
  p_owner uuid[], p_account integer[], p_key uuid[], p_source smallint[], p_ref uuid[], p_event_at timestamptz[],
  p_leg_item integer[], p_leg_kind smallint[], p_leg_amount bigint[], p_leg_counter integer[],
  p_written_at timestamptz
) returns table (item integer, status smallint, balance bigint, version bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if cardinality(p_owner) = 1 then
    return query select 1, {post.POSTED}::smallint, o.balance, o.version
      from ledger.post_fast(p_owner[1], p_account[1], p_key[1], p_source[1], p_ref[1], p_event_at[1],
        p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
    if found then return; end if;
    begin
      return query select o.item, o.status, o.balance, o.version
        from ledger.post_many(p_owner, p_account, p_key, p_source, p_ref, p_event_at,
          p_leg_item, p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
      return;
    exception when unique_violation then
      null; -- another wallet of this owner took the key a moment ago: now it is seen
    end;
  end if;
  return query select o.item, o.status, o.balance, o.version
    from ledger.post_many(p_owner, p_account, p_key, p_source, p_ref, p_event_at,
      p_leg_item, p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
end $$;
revoke all on function ledger.post from public;
grant execute on function ledger.post to senluna_app;
