-- For statements of the version before that were under way when the functions were replaced.
create or replace function lottery.tell(p_moved jsonb, p_trace text, p_at timestamptz) returns void language sql as $$
  insert into platform.outbox (topic, audience, payload, trace_id, at)
  select 'wagersMoved', '*', p_moved, p_trace, p_at where jsonb_array_length(p_moved) > 0
$$;
revoke all on function lottery.tell from public;
