-- Which keys the database was filled with: a print of each, from which no key can be worked out. A process that has others would
-- open nothing of what is sealed here, and is told so before it takes calls.
create table platform.key_print (
  name text primary key check (name in ('SEED_KEY', 'PEPPER', 'KEY_SECRET')),
  print bytea not null check (length(print) = 16),
  at timestamptz not null
);
grant select, insert, update on platform.key_print to senluna_app;
