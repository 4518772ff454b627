-- Members that a demonstration pretends: they are people of its own making, and are counted as such.
alter table members.member add column pretended boolean not null default false;

-- The days that a demonstration made up before it opened: what is older than `opened_at` happened by
-- a clock that was put ahead. Without `made_at` the making was cut off; what there is stays.
create table operations.history (
  merchant_id text primary key,
  began_at timestamptz not null,
  opened_at timestamptz not null,
  made_at timestamptz
);
grant select on operations.history to senluna_app;
