-- A bank's file counts once a second person has released it. Its lines wait here until then; those of a file that was refused stay
-- for whoever looks into it. A process of the version before imports at once: its files are released as they come.
alter table cashier.bank_import
  add column state text not null default 'RELEASED' check (state in ('WAITING', 'RELEASED', 'REFUSED')),
  add column incoming integer not null default 0,
  add column sum bigint not null default 0,
  add column decided_by uuid,
  add column decided_name text,
  add column decided_at timestamptz;
grant update on cashier.bank_import to senluna_app;

create table cashier.bank_line (
  import_id uuid not null references cashier.bank_import,
  no integer not null,
  receipt_id uuid not null,
  key bytea not null,
  booked_at timestamptz not null,
  amount bigint not null,
  content text not null,
  payer_name text not null,
  payer_account text not null,
  reference text not null,
  balance bigint,
  primary key (import_id, no)
);
grant insert, select, delete on cashier.bank_line to senluna_app;
