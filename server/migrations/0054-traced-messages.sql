-- A message toward people knows the request it comes of.
alter table platform.outgoing add column trace_id text;
