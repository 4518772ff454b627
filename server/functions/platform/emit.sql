-- Writes an event in the transaction of its cause, as `emit` of platform/outbox.ts does: for statements that are a transaction by
-- themselves.
create or replace function platform.emit(p_topic text, p_audience text, p_payload jsonb, p_at timestamptz) returns void language sql as $$
  insert into platform.outbox (topic, audience, payload, at) values (p_topic, p_audience, p_payload, p_at)
$$;
