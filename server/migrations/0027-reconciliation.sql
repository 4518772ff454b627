-- What each check of the whole ledger and of the audit log came to, for the desk to see.

create schema reconciliation;
grant usage on schema reconciliation to senluna_app;

create table reconciliation.run (
  at timestamptz primary key,
  seconds real not null check (seconds >= 0),
  checks integer not null check (checks > 0),
  -- The first break of each check that does not hold: [{ check, detail }].
  breaks jsonb not null
);

grant select, insert on reconciliation.run to senluna_app;
