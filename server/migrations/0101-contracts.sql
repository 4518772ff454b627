-- Contracts of agents' pay: between an account and the one right above it, or the house.
create schema contracts;
grant usage on schema contracts to senluna_app;

-- One row an offer; a contract in force is an offer that was signed. Other terms are another row.
create table contracts.contract (
  id uuid primary key,
  merchant_id text not null,
  kind text not null check (kind in ('DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY')),
  -- Who is paid by it.
  holder_id uuid not null,
  -- Who pays; null for the house.
  offeror_id uuid check (offeror_id <> holder_id),
  -- Of the holder's contracts of the kind it is the how many-th.
  version integer not null check (version > 0),
  state text not null check (state in ('NEW_REQUEST', 'SIGNED', 'TERMINATION_REQUEST', 'REJECTED', 'CANCELLED', 'EXPIRED', 'TERMINATED')),
  terms jsonb not null,
  note text not null,
  -- Who asked for the end that waits for an answer.
  termination_by text check (termination_by in ('OFFEROR', 'HOLDER')),
  end_reason text check (end_reason in ('AGREED', 'SILENCE', 'REPLACED', 'DOWNLINE_RATE_HIGHER', 'UPLINE_TERMINATED', 'ACCOUNT_MOVED',
    'ACCOUNT_CLOSED', 'FORCED')),
  offered_at timestamptz not null,
  signed_at timestamptz,
  -- It counts from the first moment on and up to the second, which is excluded.
  effective_from timestamptz,
  effective_to timestamptz,
  closed_at timestamptz,
  check ((state = 'TERMINATION_REQUEST') = (termination_by is not null)),
  check ((state in ('SIGNED', 'TERMINATION_REQUEST', 'TERMINATED')) = (signed_at is not null)),
  check ((signed_at is null) = (effective_from is null)),
  check ((state = 'TERMINATED') = (effective_to is not null)),
  check ((state in ('NEW_REQUEST', 'SIGNED', 'TERMINATION_REQUEST')) = (closed_at is null))
);
create unique index contract_that_waits on contracts.contract (holder_id, kind) where state = 'NEW_REQUEST';
create unique index contract_that_holds on contracts.contract (holder_id, kind) where state in ('SIGNED', 'TERMINATION_REQUEST');
create index contract_of_holder on contracts.contract (holder_id, id);
create index contract_of_offeror on contracts.contract (offeror_id, id);
create index contract_of_brand on contracts.contract (merchant_id, id);
create index contract_in_force on contracts.contract (merchant_id, kind, effective_from) where signed_at is not null;

-- What waits for an answer, or did: an offer, or the wish to end a contract.
create table contracts.request (
  id uuid primary key,
  contract_id uuid not null references contracts.contract,
  type text not null check (type in ('OFFER', 'TERMINATION')),
  asked_by text not null check (asked_by in ('OFFEROR', 'HOLDER')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz
);
create unique index request_that_waits on contracts.request (contract_id) where answered_at is null;
create index request_by_end on contracts.request (expires_at, id) where answered_at is null;

-- Everything that happened to a contract.
create table contracts.history (
  contract_id uuid not null references contracts.contract,
  id uuid not null,
  event text not null,
  state text not null,
  actor text not null check (actor in ('OFFEROR', 'HOLDER', 'OPERATOR', 'SYSTEM')),
  -- The account or the member of staff who did it; null for the house by itself.
  by_id uuid,
  note text not null,
  at timestamptz not null,
  primary key (contract_id, id)
);

-- Terms are frozen: nobody can change them.
grant select, insert, update (state, termination_by, end_reason, signed_at, effective_from, effective_to, closed_at)
  on contracts.contract to senluna_app;
grant select, insert, update (answered_at) on contracts.request to senluna_app;
grant select, insert on contracts.history to senluna_app;
