-- Wallets at vendors and what goes to them and comes back; money between an agent and its own; who somebody is, shown by
-- documents; where the bytes of pictures lie.

create schema transfers;
create schema kyc;
grant usage on schema transfers, kyc to senluna_app;

alter table files.file drop constraint file_purpose_check;
alter table files.file add constraint file_purpose_check check (purpose in ('FEEDBACK', 'AVATAR', 'PROOF', 'APPLY', 'KYC')) not valid;
alter table files.file validate constraint file_purpose_check;

-- What is being removed, and was left by who began it.
create index file_going on files.file (used_at) where used_by = 'removal';

-- A member's wallet at a vendor that keeps money of its own, opened with the first transfer.
create table transfers.vendor_wallet (
  owner_id uuid not null,
  vassalage text not null,
  merchant_id text not null,
  wallet_no integer not null check (wallet_no > 100),
  -- Rises with every step of a transfer and every result written: what was read of the vendor before it moved says nothing.
  moves bigint not null default 0,
  opened_at timestamptz not null,
  primary key (owner_id, vassalage),
  unique (owner_id, wallet_no)
);

-- What a member asked for, by the key it was asked under: a repeat finds what became of it.
create table transfers.request (
  owner_id uuid not null,
  id uuid not null,
  fingerprint bytea not null,
  at timestamptz not null,
  -- When every wallet it names was looked at.
  done_at timestamptz,
  primary key (owner_id, id)
);

create table transfers.vendor_transfer (
  -- Told to the vendor: it names the transfer on both sides.
  id uuid primary key,
  owner_id uuid not null,
  request_id uuid not null,
  merchant_id text not null,
  vassalage text not null,
  wallet_no integer not null check (wallet_no > 100),
  direction text not null check (direction in ('IN', 'OUT')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('CREATED', 'DEBITED', 'SENT', 'DONE', 'REVERSED', 'UNKNOWN', 'MANUAL')),
  reason text,
  asked integer not null default 0,
  ask_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  unique (owner_id, request_id, vassalage),
  check ((state in ('DONE', 'REVERSED')) = (ended_at is not null)),
  check ((state in ('SENT', 'UNKNOWN')) = (ask_at is not null))
);
-- One way at a time: the next waits until it is clear what became of the one before.
create unique index vendor_transfer_open on transfers.vendor_transfer (owner_id, vassalage, direction)
  where state in ('CREATED', 'DEBITED', 'SENT', 'UNKNOWN', 'MANUAL');
create index vendor_transfer_ask on transfers.vendor_transfer (ask_at) where state in ('SENT', 'UNKNOWN');
create index vendor_transfer_unsent on transfers.vendor_transfer (created_at) where state in ('CREATED', 'DEBITED');
create index vendor_transfer_owner on transfers.vendor_transfer (owner_id, id desc);
create index vendor_transfer_brand on transfers.vendor_transfer (merchant_id, id desc);
create index vendor_transfer_state on transfers.vendor_transfer (merchant_id, state, id desc);

-- Money between an agent and one of its own, one way.
create table transfers.member_transfer (
  id uuid primary key,
  merchant_id text not null,
  sender_id uuid not null,
  receiver_id uuid not null check (receiver_id <> sender_id),
  direction text not null check (direction in ('UP', 'DOWN')),
  amount bigint not null check (amount > 0),
  currency text not null,
  at timestamptz not null
);
create index member_transfer_sender on transfers.member_transfer (sender_id, at);
create index member_transfer_receiver on transfers.member_transfer (receiver_id, at);
create index member_transfer_brand on transfers.member_transfer (merchant_id, id desc);

-- What a member has shown of who they are, tier by tier.
create table kyc.standing (
  member_id uuid primary key,
  merchant_id text not null,
  tier smallint not null check (tier between 1 and 3),
  at timestamptz not null
);

create table kyc.application (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  tier smallint not null check (tier between 1 and 3),
  state text not null check (state in ('PENDING', 'ACCEPTED', 'REJECTED', 'ASKED_AGAIN')),
  -- The name and the birthday of the account at that moment: what the documents are held against.
  declared jsonb not null,
  -- What each picture shows, in order.
  kinds text[] not null,
  documents uuid[] not null,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  decided_name text,
  check (cardinality(kinds) = cardinality(documents)),
  check ((state = 'PENDING') = (decided_at is null))
);
create unique index application_waiting on kyc.application (member_id) where state = 'PENDING';
create index application_member on kyc.application (member_id, id desc);
create index application_queue on kyc.application (merchant_id, state, id);
create index application_brand on kyc.application (merchant_id, id desc);

-- Never deleted: money hangs on them, and the law asks for five years of the rest.
create trigger vendor_transfer_kept before delete on transfers.vendor_transfer for each row execute function ledger.refuse_change();
create trigger member_transfer_kept before update or delete on transfers.member_transfer for each row execute function ledger.refuse_change();

grant select, insert, update on transfers.vendor_wallet, transfers.request, transfers.vendor_transfer to senluna_app;
grant select, insert on transfers.member_transfer to senluna_app;
grant select, insert, update on kyc.standing, kyc.application to senluna_app;
grant delete on kyc.standing, kyc.application, transfers.request to senluna_app;
