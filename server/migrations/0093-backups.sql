-- When the database was last backed up, by whatever program: the age of the last backup is a figure
-- that operators are alarmed by.
create table platform.backup (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  seconds real not null check (seconds >= 0),
  bytes bigint not null check (bytes >= 0),
  program text not null check (program ~ '^[a-z][a-z0-9-]{1,30}$'),
  encrypted boolean not null
);
create index backup_at on platform.backup (at desc);
grant select on platform.backup to senluna_app;
