-- Rows of the outbox that nobody could read: an unknown topic, or a payload that isn't its topic's. They stop nothing
-- behind them. A relay that can read one puts it back when it starts.
create table platform.dead_event (
  no bigint generated always as identity primary key,
  event_id bigint not null,
  topic text not null,
  audience text not null,
  payload jsonb not null,
  trace_id text,
  at timestamptz not null,
  problem text not null,
  found_at timestamptz not null
);
grant select, insert, delete on platform.dead_event to senluna_app;
