-- The hash of an entry: SHA-256 of the one before it and every column.
create or replace function audit.hash_of(e audit.entry, p_previous bytea) returns bytea language sql stable as $$
  select sha256(p_previous || convert_to(
    audit.part(e.merchant_id) || audit.part(e.seq::text)
    || audit.part(to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || audit.part(e.actor_kind) || audit.part(e.actor_id) || audit.part(e.actor_name) || audit.part(e.ip)
    || audit.part(e.action) || audit.part(e.object_kind) || audit.part(e.object_id)
    || audit.part(e.before::text) || audit.part(e.after::text)
    || audit.part(e.reason) || audit.part(e.approver) || audit.part(e.trace_id), 'UTF8'))
$$;
