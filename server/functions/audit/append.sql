-- Writes the next entry of a brand's chain; the only way to write one. Others of the brand wait
-- until the transaction ends, so this is the last thing a transaction does.
create or replace function audit.append(
  p_merchant text, p_at timestamptz, p_actor_kind text, p_actor_id text, p_actor_name text, p_ip text, p_action text,
  p_object_kind text, p_object_id text, p_before json, p_after json, p_reason text, p_approver text, p_trace_id text
) returns bigint language plpgsql security definer set search_path = audit, pg_temp as $$
declare
  h audit.head;
  e audit.entry;
begin
  insert into audit.head (merchant_id, seq, hash) values (p_merchant, 0, sha256(convert_to(p_merchant, 'UTF8')))
  on conflict do nothing;
  select * into h from audit.head where merchant_id = p_merchant for no key update;
  e := row(p_merchant, h.seq + 1, date_trunc('milliseconds', p_at), p_actor_kind, p_actor_id, p_actor_name, p_ip, p_action,
    p_object_kind, p_object_id, p_before, p_after, p_reason, p_approver, p_trace_id, ''::bytea);
  e.hash := audit.hash_of(e, h.hash);
  insert into audit.entry select e.*;
  update audit.head set seq = e.seq, hash = e.hash where merchant_id = p_merchant;
  return e.seq;
end $$;
revoke all on function audit.append from public;
grant execute on function audit.append to senluna_app;
