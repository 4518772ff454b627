-- Tables that are split by months, by `at`: how many months are made ahead of time, how long a month
-- is kept after its end, and what is done with it then. A month that is `detached` lies in the schema
-- archive, as <schema>_<table>_<month>, until its operator has copied it and drops it.
create schema archive;
create table platform.monthly (
  name text primary key check (name ~ '^[a-z]+\.[a-z_]+$'),
  ahead smallint not null check (ahead between 1 and 24),
  kept_days integer not null check (kept_days > 0),
  act text not null check (act in ('drop', 'detach', 'detach verified'))
);
insert into platform.monthly values
  ('sessions.login_record', 3, 1827, 'detach'),
  ('messages.message', 3, 90, 'drop'),
  ('chat.message', 3, 90, 'drop'),
  ('chat.room_message', 3, 90, 'drop'),
  ('audit.entry', 3, 1827, 'detach verified');
grant select on platform.monthly to senluna_app;

-- Where what is left of a brand's chain begins, once its first months are detached: the last entry of
-- those.
create table audit.anchor (
  merchant_id text primary key,
  seq bigint not null,
  hash bytea not null
);
grant select on audit.anchor to senluna_app;
