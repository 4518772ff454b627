-- A transfer that came without an idempotency key: the same move within ten seconds is the same
-- request.
create table transfers.keyless (
  owner_id uuid not null,
  fingerprint bytea not null,
  request_id uuid not null,
  at timestamptz not null,
  primary key (owner_id, fingerprint)
);
grant select, insert, update, delete on transfers.keyless to senluna_app;
