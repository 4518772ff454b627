-- For statements of the version before that were under way when the functions were replaced.
create or replace function ledger.post_fused(
  p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_ref uuid, p_event_at timestamptz,
  p_kinds smallint[], p_amounts bigint[], p_counters integer[], p_written_at timestamptz,
  out balance bigint, out version bigint
) returns setof record language sql as $$
  select * from ledger.post_fast(p_owner, p_account, p_key, p_source, p_ref, p_event_at, p_kinds, p_amounts, p_counters, p_written_at)
$$;
revoke all on function ledger.post_fused from public;
