-- Who wants to be reminded before betting on a region's draws closes, and how long before.
create table lottery.reminder (
  owner_id uuid not null,
  region text not null,
  minutes smallint not null,
  -- The day of the draw that was last reminded of.
  reminded_on date,
  changed_at timestamptz not null,
  primary key (owner_id, region),
  check (region in ('xsmb', 'xsmn', 'xsmt')),
  check (minutes between 5 and 60)
);
create index reminder_due on lottery.reminder (region, owner_id);
grant select, insert, update, delete on lottery.reminder to senluna_app;
