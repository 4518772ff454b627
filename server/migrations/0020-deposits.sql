-- Money that comes in: the ways it comes by, the orders of members, and everything that arrived, matched or not.

create schema if not exists cashier;
grant usage on schema cashier to senluna_app;

-- A way to deposit at a brand. `CASH:<code>` is its house account, so the code never changes.
create table cashier.deposit_channel (
  id uuid primary key,
  merchant_id text not null,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{1,29}$'),
  method text not null check (method in ('BANK_QR', 'EWALLET', 'USDT', 'SCRATCH', 'GATEWAY')),
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,29}$'),
  name text not null check (length(name) between 1 and 60),
  least bigint not null check (least > 0),
  most bigint not null,
  fee_ppm integer not null check (fee_ppm between 0 and 1000000),
  fee_fixed bigint not null check (fee_fixed >= 0),
  expire_min integer not null check (expire_min between 1 and 1440),
  vip_from smallint not null default 0,
  -- What may be asked for by it in one business day; null for no cap.
  daily_cap bigint check (daily_cap > 0),
  priority integer not null,
  quick bigint[] not null,
  state text not null check (state in ('OPEN', 'PAUSED', 'CLOSED')),
  -- Who is paid: bank, account and name of a bank transfer.
  payee jsonb not null,
  -- What its method needs besides: chain, rate and confirmations, telcos and penalty.
  settings jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (merchant_id, code),
  check (least <= most)
);

create table cashier.deposit (
  id uuid primary key,
  merchant_id text not null,
  order_no text not null check (order_no ~ '^D[0-9A-Z]{10}$'),
  member_id uuid not null,
  user_name text not null,
  channel_id uuid not null references cashier.deposit_channel,
  channel_code text not null,
  provider text not null,
  method text not null,
  currency text not null,
  -- The key of the call that made it: a repeat finds it again.
  request_key uuid not null,
  asked bigint not null check (asked > 0),
  fee_ppm integer not null,
  fee_fixed bigint not null,
  -- What came in and what it came to; null until then.
  received bigint check (received > 0),
  fee bigint check (fee >= 0),
  -- Of what came in, before the fee: what went where it can be played with, and what a limit keeps back.
  main_part bigint check (main_part >= 0),
  locked_part bigint check (locked_part >= 0),
  -- Of a way through another currency: millionths of a USDT, and smallest units for one.
  usdt_micro bigint,
  usdt_rate bigint,
  content text,
  payer_name text,
  pay jsonb not null default '{}',
  -- What a provider needs that only it is told: telco and declared value, never a card's code.
  details jsonb not null default '{}',
  provider_ref text,
  confirmations integer not null default 0,
  confirmations_needed integer,
  promotion_id integer,
  state text not null check (state in
    ('CREATED', 'PENDING_PAYMENT', 'CONFIRMING', 'REVIEW', 'CREDITED', 'REJECTED', 'EXPIRED', 'CANCELLED')),
  -- Why it is in review, rejected or in suspense: a word that the texts know.
  reason text,
  proof uuid[] not null default '{}',
  -- Made because money came without an order.
  by_money boolean not null default false,
  -- Credited on somebody's word, without a line of the bank: a line that comes later belongs to it.
  unbacked boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  said_paid_at timestamptz,
  changed_at timestamptz not null,
  credited_at timestamptz,
  unique (merchant_id, order_no),
  unique (member_id, request_key),
  check ((state = 'CREDITED') = (credited_at is not null)),
  check ((state = 'CREDITED') = (received is not null)),
  check (main_part + locked_part = received)
);
create unique index deposit_content on cashier.deposit (merchant_id, content) where content is not null;
create unique index deposit_provider_ref on cashier.deposit (provider, provider_ref) where provider_ref is not null;
-- One open order of each method.
create unique index deposit_open on cashier.deposit (member_id, method)
  where state in ('CREATED', 'PENDING_PAYMENT', 'CONFIRMING') and not by_money;
create index deposit_member on cashier.deposit (member_id, id desc);
create index deposit_queue on cashier.deposit (merchant_id, state, id);
create index deposit_waiting on cashier.deposit (merchant_id, id) where state in ('REVIEW', 'CONFIRMING', 'PENDING_PAYMENT');
create index deposit_list on cashier.deposit (merchant_id, id);
create index deposit_user on cashier.deposit (merchant_id, user_name, id);
create index deposit_ends on cashier.deposit (expires_at) where state in ('CREATED', 'PENDING_PAYMENT', 'CONFIRMING');
create index deposit_asked on cashier.deposit (channel_id, created_at);
create index deposit_credited on cashier.deposit (member_id, credited_at) where state = 'CREDITED';
create index deposit_locked on cashier.deposit (member_id) where locked_part > 0;

-- What happened to an order, in order; never changed.
create table cashier.deposit_event (
  deposit_id uuid not null references cashier.deposit,
  seq integer not null,
  at timestamptz not null,
  from_state text,
  to_state text not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'provider', 'system')),
  actor_name text not null,
  what text not null,
  detail jsonb not null default '{}',
  primary key (deposit_id, seq)
);
create trigger deposit_event_kept before update or delete on cashier.deposit_event
  for each row execute function ledger.refuse_change();

-- What a limit kept back and has let go since, by part.
create table cashier.deposit_unlock (
  member_id uuid not null,
  deposit_id uuid not null references cashier.deposit,
  seq integer not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (member_id, deposit_id, seq)
);

-- Everything that came in by a channel, once: a line of a bank's statement, or what a provider has confirmed.
create table cashier.receipt (
  id uuid primary key,
  merchant_id text not null,
  channel_id uuid not null references cashier.deposit_channel,
  source text not null check (source in ('BANK', 'PROVIDER')),
  -- Names it for ever: SHA-256 of the account and the bank's reference, of all a line says, or of the provider's own name.
  key bytea not null check (octet_length(key) = 32),
  booked_at timestamptz not null,
  -- In the brand's currency; what goes out is negative and only kept to compare.
  amount bigint not null check (amount <> 0),
  currency text not null,
  usdt_micro bigint,
  usdt_rate bigint,
  content text not null,
  payer_name text not null,
  payer_account text not null,
  reference text not null,
  balance bigint,
  import_id uuid,
  -- NEW is looked at by nobody yet; OUT went out.
  state text not null check (state in ('NEW', 'OUT', 'SUSPENSE', 'REVIEW', 'MATCHED', 'RETURNED')),
  -- How much of it is in suspense.
  left_over bigint not null default 0 check (left_over >= 0),
  -- The order it belongs or may belong to.
  deposit_id uuid references cashier.deposit,
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (merchant_id, key)
);
create index receipt_new on cashier.receipt (created_at) where state = 'NEW';
create index receipt_list on cashier.receipt (merchant_id, state, id);
create index receipt_deposit on cashier.receipt (deposit_id) where deposit_id is not null;
create index receipt_import on cashier.receipt (import_id) where import_id is not null;

-- What became of money in suspense, part by part; never changed.
create table cashier.receipt_use (
  receipt_id uuid not null references cashier.receipt,
  seq integer not null,
  kind text not null check (kind in ('CREDIT', 'COVER', 'RETURN')),
  amount bigint not null check (amount > 0),
  deposit_id uuid references cashier.deposit,
  staff_name text,
  note text not null default '',
  at timestamptz not null,
  primary key (receipt_id, seq)
);
create trigger receipt_use_kept before update or delete on cashier.receipt_use
  for each row execute function ledger.refuse_change();

-- One import of a bank's file.
create table cashier.bank_import (
  id uuid primary key,
  merchant_id text not null,
  channel_id uuid not null references cashier.deposit_channel,
  kind text not null check (kind in ('CSV', 'MT940', 'CAMT053')),
  file_hash bytea not null,
  lines integer not null,
  added integer not null,
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null
);
create index bank_import_list on cashier.bank_import (merchant_id, id desc);

-- Callbacks that were taken, so that a replay changes nothing.
create table cashier.provider_callback (
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 100),
  ref text not null,
  at timestamptz not null,
  handled_at timestamptz,
  primary key (provider, event_id)
);
create index provider_callback_old on cashier.provider_callback (at);

-- One address for each member and chain, for good.
create table cashier.crypto_address (
  merchant_id text not null,
  member_id uuid not null,
  chain text not null check (chain in ('TRC20', 'ERC20')),
  provider text not null,
  address text not null,
  created_at timestamptz not null,
  primary key (member_id, chain, provider),
  unique (chain, address)
);

-- Cards that were sent in: a keyed hash of telco, serial and code.
create table cashier.used_card (
  merchant_id text not null,
  card_hash bytea not null check (octet_length(card_hash) = 32),
  deposit_id uuid not null references cashier.deposit,
  primary key (merchant_id, card_hash)
);

-- Members whose deposits stand still until staff have looked.
create table cashier.deposit_stop (
  member_id uuid primary key,
  merchant_id text not null,
  at timestamptz not null,
  reason text not null
);

grant select, insert, update on cashier.deposit_channel, cashier.deposit, cashier.receipt, cashier.provider_callback to senluna_app;
grant select, insert on cashier.deposit_event, cashier.deposit_unlock, cashier.receipt_use, cashier.bank_import,
  cashier.crypto_address, cashier.used_card, cashier.deposit_stop to senluna_app;
grant delete on cashier.provider_callback, cashier.deposit_stop to senluna_app;
