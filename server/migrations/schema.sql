-- The whole schema as all migrations leave it. Printed by `npm run schema`; not to be edited.

-- Schemas

create schema affiliates;
create schema agents;
create schema approvals;
create schema archive;
create schema audit;
create schema bills;
create schema cashier;
create schema catalog;
create schema chat;
create schema codes;
create schema content;
create schema contracts;
create schema credit;
create schema facts;
create schema feedback;
create schema files;
create schema identities;
create schema jackpots;
create schema kyc;
create schema ledger;
create schema lottery;
create schema members;
create schema messages;
create schema operations;
create schema payout;
create schema platform;
create schema points;
create schema promotions;
create schema protection;
create schema push;
create schema rates;
create schema rebates;
create schema reconciliation;
create schema referrals;
create schema reports;
create schema risk;
create schema rounds;
create schema rtp;
create schema security;
create schema sessions;
create schema settings;
create schema staff;
create schema teams;
create schema transfers;
create schema turnover;
create schema vip;
create schema wagers;
create schema winners;

-- Sequences

create sequence ledger.hold_order as bigint start 1 increment 1;
create sequence ledger.house_account_no as integer start 1 increment 1;

-- Tables

create table agents.assistant (
  member_id uuid not null,
  merchant_id text not null,
  principal_id uuid not null,
  pages text[] not null,
  created_at timestamp with time zone not null,
  constraint assistant_pkey PRIMARY KEY (member_id)
);

create table agents.move (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  to_parent_id uuid,
  due_at timestamp with time zone not null,
  state text default 'PLANNED'::text not null,
  constraint move_pkey PRIMARY KEY (id),
  constraint move_state_check CHECK ((state = ANY (ARRAY['PLANNED'::text, 'DONE'::text, 'FAILED'::text])))
);

create table agents.opening (
  agent_id uuid not null,
  day date not null,
  opened integer not null,
  constraint opening_pkey PRIMARY KEY (agent_id),
  constraint opening_opened_check CHECK ((opened > 0))
);

create table agents.rate_request (
  id uuid not null,
  merchant_id text not null,
  agent_id uuid not null,
  member_id uuid not null,
  rates jsonb not null,
  state text default 'WAITING'::text not null,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint rate_request_pkey PRIMARY KEY (id),
  constraint rate_request_check CHECK (((state = 'WAITING'::text) = (answered_at IS NULL))),
  constraint rate_request_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'WITHDRAWN'::text])))
);

create table approvals.approval (
  id uuid not null,
  merchant_id text not null,
  action text not null,
  object_kind text not null,
  object_id text not null,
  member_id uuid,
  payload jsonb not null,
  before jsonb,
  after jsonb,
  needs text not null,
  state text default 'PENDING'::text not null,
  maker_id uuid not null,
  reason text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  checker_id uuid,
  decision text,
  decided_at timestamp with time zone,
  maker_ip text default ''::text not null,
  maker_device text default ''::text not null,
  checker_ip text default ''::text not null,
  checker_device text default ''::text not null,
  asked_by text,
  concerns jsonb default '[]'::jsonb not null,
  constraint approval_pkey PRIMARY KEY (id),
  constraint approval_action_check CHECK ((action ~ '^[a-z]+(\.[a-zA-Z]+)+$'::text)),
  constraint approval_check CHECK (((checker_id IS DISTINCT FROM maker_id) OR (state = ANY (ARRAY['PENDING'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))),
  constraint approval_check1 CHECK (((state = ANY (ARRAY['APPROVED'::text, 'REJECTED'::text])) = (checker_id IS NOT NULL))),
  constraint approval_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text]))),
  constraint approval_checker_id_fkey FOREIGN KEY (checker_id) REFERENCES staff.account(id),
  constraint approval_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES staff.account(id)
);

create table approvals.relation (
  staff_id uuid not null,
  member_id uuid not null,
  constraint relation_pkey PRIMARY KEY (staff_id, member_id),
  constraint relation_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table audit.anchor (
  merchant_id text not null,
  seq bigint not null,
  hash bytea not null,
  constraint anchor_pkey PRIMARY KEY (merchant_id)
);

create table audit.entry (
  merchant_id text not null,
  seq bigint not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id text not null,
  actor_name text not null,
  ip text not null,
  action text not null,
  object_kind text not null,
  object_id text not null,
  before json,
  after json,
  reason text not null,
  approver text not null,
  trace_id text not null,
  hash bytea not null,
  constraint entry_pkey PRIMARY KEY (merchant_id, seq, at),
  constraint entry_action_check CHECK ((action ~ '^[a-z]+(\.[a-zA-Z]+)+$'::text)),
  constraint entry_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['staff'::text, 'member'::text, 'agent'::text, 'system'::text])))
) partition by RANGE (at);

create table audit.head (
  merchant_id text not null,
  seq bigint not null,
  hash bytea not null,
  constraint head_pkey PRIMARY KEY (merchant_id),
  constraint head_hash_check CHECK ((octet_length(hash) = 32)),
  constraint head_seq_check CHECK ((seq >= 0))
);

create table audit.root (
  merchant_id text not null,
  day date not null,
  seq bigint not null,
  hash bytea not null,
  constraint root_pkey PRIMARY KEY (merchant_id, day)
);

create table bills.arrears (
  line_id uuid not null,
  merchant_id text not null,
  currency text not null,
  payer_id uuid not null,
  payee_id uuid not null,
  amount bigint not null,
  left_amount bigint not null,
  covered_at timestamp with time zone,
  made_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint arrears_pkey PRIMARY KEY (line_id),
  constraint arrears_amount_check CHECK ((amount >= 0)),
  constraint arrears_check CHECK (((left_amount >= 0) AND (left_amount <= amount)))
);

create table bills.bill (
  id uuid not null,
  line_id uuid not null,
  version integer not null,
  replaces_id uuid,
  merchant_id text not null,
  kind text not null,
  contract_id uuid not null,
  contract_version integer not null,
  signed_at timestamp with time zone not null,
  holder_id uuid not null,
  payer_id uuid,
  depth smallint not null,
  currency text not null,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone not null,
  day date not null,
  terms jsonb not null,
  valid_bet bigint not null,
  stake bigint not null,
  payout bigint not null,
  rebates bigint not null,
  bonuses bigint not null,
  wages bigint not null,
  payment_fees bigint not null,
  vendor_fee bigint not null,
  active integer not null,
  net_loss bigint not null,
  carry_in bigint not null,
  base bigint not null,
  carry_out bigint not null,
  before bigint not null,
  tier integer,
  rate_ppm integer not null,
  missed jsonb not null,
  gross bigint not null,
  adjustment bigint not null,
  adjustment_left bigint not null,
  due bigint not null,
  paid bigint default 0 not null,
  state text not null,
  reason text,
  computed_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  paid_at timestamp with time zone,
  platform_fee bigint default 0 not null,
  share bigint default 0 not null,
  qualified integer default 0 not null,
  cpa bigint default 0 not null,
  constraint bill_pkey PRIMARY KEY (id),
  constraint bill_contract_id_period_start_version_key UNIQUE (contract_id, period_start, version),
  constraint bill_adjustment_left_check CHECK ((adjustment_left <= 0)),
  constraint bill_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES bills.bill(id)
);

create table bills.correction (
  bill_id uuid not null,
  contract_id uuid not null,
  amount bigint not null,
  taken_by uuid,
  at timestamp with time zone not null,
  constraint correction_pkey PRIMARY KEY (bill_id),
  constraint correction_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES bills.bill(id),
  constraint correction_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES bills.bill(id)
);

create table bills.costs_since (
  day date not null,
  constraint costs_since_pkey PRIMARY KEY (day)
);

create table bills.counted (
  member_id uuid not null,
  line_id uuid not null,
  holder_id uuid not null,
  outcome text not null,
  at timestamp with time zone not null,
  constraint counted_pkey PRIMARY KEY (member_id),
  constraint counted_outcome_check CHECK ((outcome = ANY (ARRAY['QUALIFIED'::text, 'OVER_CAP'::text])))
);

create table bills.figure (
  bill_id uuid not null,
  member_id uuid not null,
  product text not null,
  counts boolean not null,
  valid_bet bigint not null,
  stake bigint not null,
  payout bigint not null,
  rebates bigint not null,
  bonuses bigint not null,
  wages bigint not null,
  payment_fees bigint not null,
  constraint figure_pkey PRIMARY KEY (bill_id, member_id, product),
  constraint figure_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES bills.bill(id)
);

create table bills.newcomer (
  bill_id uuid not null,
  member_id uuid not null,
  registered_on date not null,
  deposited_on date,
  deposited bigint,
  bets jsonb not null,
  barred text,
  outcome text not null,
  met_on date,
  last_day date not null,
  valid_bet bigint not null,
  amount bigint not null,
  constraint newcomer_pkey PRIMARY KEY (bill_id, member_id),
  constraint newcomer_check CHECK (((deposited_on IS NULL) = (deposited IS NULL))),
  constraint newcomer_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES bills.bill(id)
);

create table bills.payment (
  line_id uuid not null,
  seq integer not null,
  merchant_id text not null,
  what text not null,
  from_id uuid,
  to_id uuid,
  amount bigint not null,
  posting_key uuid not null,
  at timestamp with time zone not null,
  constraint payment_pkey PRIMARY KEY (line_id, seq),
  constraint payment_amount_check CHECK ((amount > 0)),
  constraint payment_what_check CHECK ((what = ANY (ARRAY['PAY'::text, 'ARREARS'::text, 'ADJUST'::text, 'COVER'::text])))
);

create table bills.run (
  merchant_id text not null,
  kind text not null,
  done_until timestamp with time zone not null,
  constraint run_pkey PRIMARY KEY (merchant_id, kind)
);

create table cashier.bank_import (
  id uuid not null,
  merchant_id text not null,
  channel_id uuid not null,
  kind text not null,
  file_hash bytea not null,
  lines integer not null,
  added integer not null,
  staff_id uuid not null,
  staff_name text not null,
  at timestamp with time zone not null,
  state text default 'RELEASED'::text not null,
  incoming integer default 0 not null,
  sum bigint default 0 not null,
  decided_by uuid,
  decided_name text,
  decided_at timestamp with time zone,
  constraint bank_import_pkey PRIMARY KEY (id),
  constraint bank_import_kind_check CHECK ((kind = ANY (ARRAY['CSV'::text, 'MT940'::text, 'CAMT053'::text]))),
  constraint bank_import_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'RELEASED'::text, 'REFUSED'::text]))),
  constraint bank_import_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES cashier.deposit_channel(id)
);

create table cashier.bank_line (
  import_id uuid not null,
  no integer not null,
  receipt_id uuid not null,
  key bytea not null,
  booked_at timestamp with time zone not null,
  amount bigint not null,
  content text not null,
  payer_name text not null,
  payer_account text not null,
  reference text not null,
  balance bigint,
  constraint bank_line_pkey PRIMARY KEY (import_id, no),
  constraint bank_line_import_id_fkey FOREIGN KEY (import_id) REFERENCES cashier.bank_import(id)
);

create table cashier.crypto_address (
  merchant_id text not null,
  member_id uuid not null,
  chain text not null,
  provider text not null,
  address text not null,
  created_at timestamp with time zone not null,
  constraint crypto_address_pkey PRIMARY KEY (member_id, chain, provider),
  constraint crypto_address_chain_address_key UNIQUE (chain, address),
  constraint crypto_address_chain_check CHECK ((chain = ANY (ARRAY['TRC20'::text, 'ERC20'::text])))
);

create table cashier.deposit (
  id uuid not null,
  merchant_id text not null,
  order_no text not null,
  member_id uuid not null,
  user_name text not null,
  channel_id uuid not null,
  channel_code text not null,
  provider text not null,
  method text not null,
  currency text not null,
  request_key uuid not null,
  asked bigint not null,
  fee_ppm integer not null,
  fee_fixed bigint not null,
  received bigint,
  fee bigint,
  main_part bigint,
  locked_part bigint,
  usdt_micro bigint,
  usdt_rate bigint,
  content text,
  payer_name text,
  pay jsonb default '{}'::jsonb not null,
  details jsonb default '{}'::jsonb not null,
  provider_ref text,
  confirmations integer default 0 not null,
  confirmations_needed integer,
  promotion_id integer,
  state text not null,
  reason text,
  proof uuid[] default '{}'::uuid[] not null,
  by_money boolean default false not null,
  unbacked boolean default false not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  said_paid_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  credited_at timestamp with time zone,
  played_later boolean default false not null,
  asked_at timestamp with time zone,
  constraint deposit_pkey PRIMARY KEY (id),
  constraint deposit_member_id_request_key_key UNIQUE (member_id, request_key),
  constraint deposit_merchant_id_order_no_key UNIQUE (merchant_id, order_no),
  constraint deposit_asked_check CHECK ((asked > 0)),
  constraint deposit_check CHECK (((state = 'CREDITED'::text) = (credited_at IS NOT NULL))),
  constraint deposit_check1 CHECK (((state = 'CREDITED'::text) = (received IS NOT NULL))),
  constraint deposit_check2 CHECK (((main_part + locked_part) = received)),
  constraint deposit_fee_check CHECK ((fee >= 0)),
  constraint deposit_locked_part_check CHECK ((locked_part >= 0)),
  constraint deposit_main_part_check CHECK ((main_part >= 0)),
  constraint deposit_order_no_check CHECK ((order_no ~ '^D[0-9A-Z]{10}$'::text)),
  constraint deposit_received_check CHECK ((received > 0)),
  constraint deposit_state_check CHECK ((state = ANY (ARRAY['CREATED'::text, 'PENDING_PAYMENT'::text, 'CONFIRMING'::text, 'REVIEW'::text, 'CREDITED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'CANCELLED'::text]))),
  constraint deposit_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES cashier.deposit_channel(id)
);

create table cashier.deposit_channel (
  id uuid not null,
  merchant_id text not null,
  code text not null,
  method text not null,
  provider text not null,
  name text not null,
  "least" bigint not null,
  most bigint not null,
  fee_ppm integer not null,
  fee_fixed bigint not null,
  expire_min integer not null,
  vip_from smallint default 0 not null,
  daily_cap bigint,
  priority integer not null,
  quick bigint[] not null,
  state text not null,
  payee jsonb not null,
  settings jsonb not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint deposit_channel_pkey PRIMARY KEY (id),
  constraint deposit_channel_merchant_id_code_key UNIQUE (merchant_id, code),
  constraint deposit_channel_check CHECK (("least" <= most)),
  constraint deposit_channel_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9-]{1,29}$'::text)),
  constraint deposit_channel_daily_cap_check CHECK ((daily_cap > 0)),
  constraint deposit_channel_expire_min_check CHECK (((expire_min >= 1) AND (expire_min <= 1440))),
  constraint deposit_channel_fee_fixed_check CHECK ((fee_fixed >= 0)),
  constraint deposit_channel_fee_ppm_check CHECK (((fee_ppm >= 0) AND (fee_ppm <= 1000000))),
  constraint deposit_channel_least_check CHECK (("least" > 0)),
  constraint deposit_channel_method_check CHECK ((method = ANY (ARRAY['BANK_QR'::text, 'EWALLET'::text, 'USDT'::text, 'SCRATCH'::text, 'GATEWAY'::text]))),
  constraint deposit_channel_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint deposit_channel_provider_check CHECK ((provider ~ '^[a-z][a-z0-9-]{1,29}$'::text)),
  constraint deposit_channel_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'PAUSED'::text, 'CLOSED'::text])))
);

create table cashier.deposit_event (
  deposit_id uuid not null,
  seq integer not null,
  at timestamp with time zone not null,
  from_state text,
  to_state text not null,
  actor_kind text not null,
  actor_name text not null,
  what text not null,
  detail jsonb default '{}'::jsonb not null,
  constraint deposit_event_pkey PRIMARY KEY (deposit_id, seq),
  constraint deposit_event_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'staff'::text, 'provider'::text, 'system'::text]))),
  constraint deposit_event_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposit(id)
);

create table cashier.deposit_stop (
  member_id uuid not null,
  merchant_id text not null,
  at timestamp with time zone not null,
  reason text not null,
  constraint deposit_stop_pkey PRIMARY KEY (member_id)
);

create table cashier.deposit_unlock (
  member_id uuid not null,
  deposit_id uuid not null,
  seq integer not null,
  amount bigint not null,
  at timestamp with time zone not null,
  constraint deposit_unlock_pkey PRIMARY KEY (member_id, deposit_id, seq),
  constraint deposit_unlock_amount_check CHECK ((amount > 0)),
  constraint deposit_unlock_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposit(id)
);

create table cashier.provider_callback (
  provider text not null,
  event_id text not null,
  ref text not null,
  at timestamp with time zone not null,
  handled_at timestamp with time zone,
  constraint provider_callback_pkey PRIMARY KEY (provider, event_id),
  constraint provider_callback_event_id_check CHECK (((length(event_id) >= 1) AND (length(event_id) <= 100)))
);

create table cashier.receipt (
  id uuid not null,
  merchant_id text not null,
  channel_id uuid not null,
  source text not null,
  key bytea not null,
  booked_at timestamp with time zone not null,
  amount bigint not null,
  currency text not null,
  usdt_micro bigint,
  usdt_rate bigint,
  content text not null,
  payer_name text not null,
  payer_account text not null,
  reference text not null,
  balance bigint,
  import_id uuid,
  state text not null,
  left_over bigint default 0 not null,
  deposit_id uuid,
  reason text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  import_no integer,
  constraint receipt_pkey PRIMARY KEY (id),
  constraint receipt_merchant_id_key_key UNIQUE (merchant_id, key),
  constraint receipt_amount_check CHECK ((amount <> 0)),
  constraint receipt_import_no CHECK (((import_id IS NULL) = (import_no IS NULL))),
  constraint receipt_key_check CHECK ((octet_length(key) = 32)),
  constraint receipt_left_over_check CHECK ((left_over >= 0)),
  constraint receipt_source_check CHECK ((source = ANY (ARRAY['BANK'::text, 'PROVIDER'::text]))),
  constraint receipt_state_check CHECK ((state = ANY (ARRAY['NEW'::text, 'OUT'::text, 'SUSPENSE'::text, 'REVIEW'::text, 'MATCHED'::text, 'RETURNED'::text, 'WRITTEN_OFF'::text]))),
  constraint receipt_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES cashier.deposit_channel(id),
  constraint receipt_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposit(id)
);

create table cashier.receipt_use (
  receipt_id uuid not null,
  seq integer not null,
  kind text not null,
  amount bigint not null,
  deposit_id uuid,
  staff_name text,
  note text default ''::text not null,
  at timestamp with time zone not null,
  constraint receipt_use_pkey PRIMARY KEY (receipt_id, seq),
  constraint receipt_use_amount_check CHECK ((amount > 0)),
  constraint receipt_use_kind_check CHECK ((kind = ANY (ARRAY['CREDIT'::text, 'COVER'::text, 'RETURN'::text, 'WRITE_OFF'::text]))),
  constraint receipt_use_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposit(id),
  constraint receipt_use_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES cashier.receipt(id)
);

create table cashier.used_card (
  merchant_id text not null,
  card_hash bytea not null,
  deposit_id uuid not null,
  constraint used_card_pkey PRIMARY KEY (merchant_id, card_hash),
  constraint used_card_card_hash_check CHECK ((octet_length(card_hash) = 32)),
  constraint used_card_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposit(id)
);

create table catalog.category (
  merchant_id text not null,
  game_type text not null,
  titles jsonb not null,
  page text not null,
  sort smallint not null,
  constraint category_pkey PRIMARY KEY (merchant_id, game_type),
  constraint category_page_check CHECK ((page ~ '^/[a-z]*$'::text))
);

create table catalog.favorite (
  member_id uuid not null,
  game_id text not null,
  merchant_id text not null,
  marked_at timestamp with time zone not null,
  constraint favorite_pkey PRIMARY KEY (member_id, game_id)
);

create table catalog.frozen (
  merchant_id text not null,
  game_id text not null,
  since timestamp with time zone not null,
  constraint frozen_pkey PRIMARY KEY (merchant_id, game_id)
);

create table catalog.game (
  merchant_id text not null,
  game_id text not null,
  node_id text not null,
  vassalage text not null,
  game_type text not null,
  classify text,
  name text not null,
  folded text collate "C" not null,
  words tsvector not null,
  theme text not null,
  features text[] not null,
  volatility text not null,
  rtp_x100 smallint,
  jackpot boolean not null,
  own boolean not null,
  demo boolean not null,
  maintenance boolean not null,
  enabled boolean default true not null,
  hot boolean default false not null,
  plays bigint default 0 not null,
  released_on date not null,
  motif text not null,
  palette text not null,
  backdrop text not null,
  seed integer not null,
  sort_no integer default 10000 not null,
  new_mark boolean,
  region_kind text default 'ALL'::text not null,
  regions text[] default '{}'::text[] not null,
  constraint game_pkey PRIMARY KEY (merchant_id, game_id),
  constraint game_game_id_check CHECK ((game_id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$'::text)),
  constraint game_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint game_plays_check CHECK ((plays >= 0)),
  constraint game_regions_check CHECK (((region_kind = ANY (ARRAY['ALL'::text, 'ONLY'::text, 'EXCEPT'::text])) AND ((region_kind = 'ALL'::text) = (regions = '{}'::text[])))),
  constraint game_rtp_x100_check CHECK (((rtp_x100 >= 1) AND (rtp_x100 <= 10000))),
  constraint game_sort_no_check CHECK (((sort_no >= 1) AND (sort_no <= 10000))),
  constraint game_volatility_check CHECK ((volatility = ANY (ARRAY['LOW'::text, 'MEDIUM'::text, 'HIGH'::text]))),
  constraint game_merchant_id_vassalage_fkey FOREIGN KEY (merchant_id, vassalage) REFERENCES catalog.vendor(merchant_id, vassalage)
) with (fillfactor=90);

create table catalog.menu_item (
  merchant_id text not null,
  page text not null,
  titles jsonb not null,
  data_path text,
  sort smallint not null,
  constraint menu_item_pkey PRIMARY KEY (merchant_id, page)
);

create table catalog.recent (
  member_id uuid not null,
  game_id text not null,
  merchant_id text not null,
  played_at timestamp with time zone not null,
  constraint recent_pkey PRIMARY KEY (member_id, game_id)
);

create table catalog.room (
  merchant_id text not null,
  vassalage text not null,
  room_id text not null,
  node_id text not null,
  game_type text not null,
  game_id text not null,
  name text not null,
  scene text not null,
  min_bet bigint not null,
  max_bet bigint not null,
  maintenance boolean not null,
  sort smallint not null,
  constraint room_pkey PRIMARY KEY (merchant_id, vassalage, room_id),
  constraint room_check CHECK ((max_bet >= min_bet)),
  constraint room_min_bet_check CHECK ((min_bet > 0)),
  constraint room_merchant_id_game_id_fkey FOREIGN KEY (merchant_id, game_id) REFERENCES catalog.game(merchant_id, game_id)
);

create table catalog.vendor (
  merchant_id text not null,
  vassalage text not null,
  account_type_id integer not null,
  display_name text not null,
  is_game text not null,
  wallet_mode text not null,
  maintenance boolean not null,
  enabled boolean default true not null,
  palette text not null,
  fee_ppm integer default 0 not null,
  listed boolean default true not null,
  constraint vendor_pkey PRIMARY KEY (merchant_id, vassalage),
  constraint vendor_merchant_id_account_type_id_key UNIQUE (merchant_id, account_type_id),
  constraint vendor_fee_ppm_check CHECK (((fee_ppm >= 0) AND (fee_ppm <= 1000000))),
  constraint vendor_is_game_check CHECK ((is_game = ANY (ARRAY['GAME'::text, 'VASSALAGE'::text]))),
  constraint vendor_vassalage_check CHECK ((vassalage ~ '^[A-Z0-9_]{2,40}$'::text)),
  constraint vendor_wallet_mode_check CHECK ((wallet_mode = ANY (ARRAY['SEAMLESS'::text, 'TRANSFER'::text])))
);

create table catalog.vendor_card (
  merchant_id text not null,
  game_type text not null,
  vassalage text not null,
  sort smallint not null,
  hot boolean default false not null,
  constraint vendor_card_pkey PRIMARY KEY (merchant_id, game_type, vassalage),
  constraint vendor_card_merchant_id_game_type_fkey FOREIGN KEY (merchant_id, game_type) REFERENCES catalog.category(merchant_id, game_type),
  constraint vendor_card_merchant_id_vassalage_fkey FOREIGN KEY (merchant_id, vassalage) REFERENCES catalog.vendor(merchant_id, vassalage)
);

create table catalog.vendor_key (
  id uuid not null,
  merchant_id text not null,
  vassalage text not null,
  sealed bytea not null,
  mark text not null,
  overlap_minutes integer not null,
  entered_by text not null,
  entered_at timestamp with time zone not null,
  approved_by text,
  since timestamp with time zone,
  until timestamp with time zone,
  constraint vendor_key_pkey PRIMARY KEY (id),
  constraint vendor_key_check CHECK ((((since IS NULL) = (approved_by IS NULL)) AND ((until IS NULL) OR (since IS NOT NULL)))),
  constraint vendor_key_mark_check CHECK ((mark ~ '^[0-9a-f]{8}$'::text)),
  constraint vendor_key_overlap_minutes_check CHECK (((overlap_minutes >= 0) AND (overlap_minutes <= 10080))),
  constraint vendor_key_merchant_id_vassalage_fkey FOREIGN KEY (merchant_id, vassalage) REFERENCES catalog.vendor(merchant_id, vassalage)
);

create table catalog.vendor_minute (
  merchant_id text not null,
  vassalage text not null,
  minute timestamp with time zone not null,
  calls integer not null,
  unanswered integer not null,
  took integer[] not null,
  answered_at timestamp with time zone,
  constraint vendor_minute_pkey PRIMARY KEY (merchant_id, vassalage, minute)
);

create table chat.conversation (
  id uuid not null,
  merchant_id text not null,
  owner_kind text not null,
  owner_id uuid not null,
  name text not null,
  language text not null,
  state text not null,
  staff_id uuid,
  staff_name text,
  created_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  last_seq integer not null,
  last_text text not null,
  owner_seen integer default 0 not null,
  closed_at timestamp with time zone,
  vip boolean default false not null,
  constraint conversation_pkey PRIMARY KEY (id),
  constraint conversation_check CHECK (((state = 'CLOSED'::text) = (closed_at IS NOT NULL))),
  constraint conversation_check1 CHECK (((state <> 'OPEN'::text) OR (staff_id IS NOT NULL))),
  constraint conversation_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['member'::text, 'guest'::text]))),
  constraint conversation_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'OPEN'::text, 'CLOSED'::text])))
);

create table chat.guest (
  id uuid not null,
  merchant_id text not null,
  token_hash bytea not null,
  name text not null,
  seen_at timestamp with time zone not null,
  constraint guest_pkey PRIMARY KEY (id),
  constraint guest_token_hash_key UNIQUE (token_hash)
);

create table chat.live_ticket (
  ticket_hash bytea not null,
  merchant_id text not null,
  guest_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint live_ticket_pkey PRIMARY KEY (ticket_hash)
);

create table chat.message (
  conversation_id uuid not null,
  seq integer not null,
  at timestamp with time zone not null,
  sender text not null,
  staff_id uuid,
  staff_name text,
  client_id uuid not null,
  body text not null,
  constraint message_pkey PRIMARY KEY (conversation_id, seq, at),
  constraint message_body_check CHECK ((char_length(body) <= 1000)),
  constraint message_sender_check CHECK ((sender = ANY (ARRAY['visitor'::text, 'staff'::text, 'system'::text])))
) partition by RANGE (at);

create table chat.report (
  merchant_id text not null,
  message_id uuid not null,
  member_id uuid not null,
  room text not null,
  at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint report_pkey PRIMARY KEY (merchant_id, message_id, member_id)
);

create table chat.room_message (
  merchant_id text not null,
  room text not null,
  id uuid not null,
  at timestamp with time zone not null,
  author_kind text not null,
  author_id uuid not null,
  author_name text not null,
  client_id uuid not null,
  body text not null,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  constraint room_message_pkey PRIMARY KEY (merchant_id, room, id, at),
  constraint room_message_author_kind_check CHECK ((author_kind = ANY (ARRAY['member'::text, 'agent'::text, 'staff'::text]))),
  constraint room_message_body_check CHECK ((char_length(body) <= 200))
) partition by RANGE (at);

create table chat.room_pace (
  merchant_id text not null,
  author_id uuid not null,
  at timestamp with time zone not null,
  constraint room_pace_pkey PRIMARY KEY (merchant_id, author_id)
);

create table chat.sanction (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  member_name text not null,
  kind text not null,
  since timestamp with time zone not null,
  until timestamp with time zone,
  reason text not null,
  staff_id uuid not null,
  staff_name text not null,
  lifted_at timestamp with time zone,
  constraint sanction_pkey PRIMARY KEY (id),
  constraint sanction_kind_check CHECK ((kind = ANY (ARRAY['MUTE'::text, 'BAN'::text])))
);

create table codes.code (
  key bytea not null,
  id uuid not null,
  code_hash bytea not null,
  tries smallint default 0 not null,
  expires_at timestamp with time zone not null,
  constraint code_pkey PRIMARY KEY (key)
);

create table codes.count (
  key bytea not null,
  count integer not null,
  since timestamp with time zone not null,
  locked_until timestamp with time zone,
  forget_at timestamp with time zone not null,
  constraint count_pkey PRIMARY KEY (key)
);

create table codes.token (
  token_hash bytea not null,
  purpose text not null,
  merchant_id text not null,
  member_id uuid not null,
  value text,
  expires_at timestamp with time zone not null,
  constraint token_pkey PRIMARY KEY (token_hash),
  constraint token_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'confirm'::text, 'login'::text])))
);

create table codes.used_proof (
  hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint used_proof_pkey PRIMARY KEY (hash)
);

create table content.document (
  merchant_id text not null,
  kind text not null,
  version text not null,
  titles jsonb not null,
  contents jsonb not null,
  effective_at timestamp with time zone not null,
  constraint document_pkey PRIMARY KEY (merchant_id, kind, version),
  constraint document_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'privacy'::text]))),
  constraint document_version_check CHECK ((version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}[a-z]?$'::text))
);

create table content.help_article (
  merchant_id text not null,
  id text not null,
  category_id text not null,
  titles jsonb not null,
  contents jsonb not null,
  cleaned_by smallint not null,
  sort smallint default 0 not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  by_staff boolean default false not null,
  shown boolean default true not null,
  constraint help_article_pkey PRIMARY KEY (merchant_id, id),
  constraint help_article_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text)),
  constraint help_article_merchant_id_category_id_fkey FOREIGN KEY (merchant_id, category_id) REFERENCES content.help_category(merchant_id, id)
);

create table content.help_category (
  merchant_id text not null,
  id text not null,
  parent_id text,
  names jsonb not null,
  icon text not null,
  sort smallint default 0 not null,
  constraint help_category_pkey PRIMARY KEY (merchant_id, id),
  constraint help_category_check CHECK ((parent_id IS DISTINCT FROM id)),
  constraint help_category_icon_check CHECK ((icon ~ '^[a-z][a-z-]{0,29}$'::text)),
  constraint help_category_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text)),
  constraint help_category_merchant_id_parent_id_fkey FOREIGN KEY (merchant_id, parent_id) REFERENCES content.help_category(merchant_id, id)
);

create table content.help_vote (
  merchant_id text not null,
  article_id text not null,
  voter bytea not null,
  helpful boolean not null,
  language text not null,
  at timestamp with time zone not null,
  constraint help_vote_pkey PRIMARY KEY (merchant_id, article_id, voter),
  constraint help_vote_merchant_id_article_id_fkey FOREIGN KEY (merchant_id, article_id) REFERENCES content.help_article(merchant_id, id) ON DELETE CASCADE
);

create table content.notice (
  merchant_id text not null,
  id text not null,
  type text not null,
  titles jsonb not null,
  contents jsonb not null,
  cleaned_by smallint not null,
  image_url text,
  link_type text not null,
  link text,
  sort smallint default 0 not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone,
  execution text not null,
  platforms text[] not null,
  audience text not null,
  frequency text not null,
  version integer not null,
  created_at timestamp with time zone not null,
  place text,
  only_for jsonb default '{}'::jsonb not null,
  constraint notice_pkey PRIMARY KEY (merchant_id, id),
  constraint notice_audience_check CHECK ((audience = ANY (ARRAY['ALL'::text, 'MEMBER'::text, 'AGENT'::text, 'SOME'::text]))),
  constraint notice_check CHECK (((end_at IS NULL) OR (end_at > start_at))),
  constraint notice_check1 CHECK (((link IS NULL) = (link_type = 'NONE'::text))),
  constraint notice_execution_check CHECK ((execution = ANY (ARRAY['B'::text, 'G'::text, 'L'::text]))),
  constraint notice_frequency_check CHECK ((frequency = ANY (ARRAY['ONCE'::text, 'DAILY'::text, 'ALWAYS'::text]))),
  constraint notice_id_check CHECK ((id ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint notice_link_type_check CHECK ((link_type = ANY (ARRAY['NONE'::text, 'URL'::text, 'ROUTE'::text, 'PROMOTION'::text, 'GAME'::text]))),
  constraint notice_place_check CHECK ((place ~ '^/[a-z]{1,20}$'::text)),
  constraint notice_platforms_check CHECK ((platforms <@ ARRAY['WEB'::text, 'H5'::text, 'APP'::text, 'ALL'::text])),
  constraint notice_type_check CHECK ((type = ANY (ARRAY['B'::text, 'PL'::text, 'PU'::text, 'PR'::text, 'H'::text]))),
  constraint notice_version_check CHECK ((version > 0))
);

create table content.notice_guest (
  merchant_id text not null,
  notice_id text not null,
  version integer not null,
  reader bytea not null,
  constraint notice_guest_pkey PRIMARY KEY (merchant_id, notice_id, version, reader),
  constraint notice_guest_reader_check CHECK ((octet_length(reader) = 32)),
  constraint notice_guest_merchant_id_notice_id_fkey FOREIGN KEY (merchant_id, notice_id) REFERENCES content.notice(merchant_id, id) ON DELETE CASCADE
);

create table content.notice_read (
  member_id uuid not null,
  merchant_id text not null,
  notice_id text not null,
  version integer not null,
  at timestamp with time zone not null,
  constraint notice_read_pkey PRIMARY KEY (member_id, merchant_id, notice_id),
  constraint notice_read_merchant_id_notice_id_fkey FOREIGN KEY (merchant_id, notice_id) REFERENCES content.notice(merchant_id, id) ON DELETE CASCADE
);

create table contracts.contract (
  id uuid not null,
  merchant_id text not null,
  kind text not null,
  holder_id uuid not null,
  offeror_id uuid,
  version integer not null,
  state text not null,
  terms jsonb not null,
  note text not null,
  termination_by text,
  end_reason text,
  offered_at timestamp with time zone not null,
  signed_at timestamp with time zone,
  effective_from timestamp with time zone,
  effective_to timestamp with time zone,
  closed_at timestamp with time zone,
  constraint contract_pkey PRIMARY KEY (id),
  constraint contract_check CHECK ((offeror_id <> holder_id)),
  constraint contract_check1 CHECK (((state = 'TERMINATION_REQUEST'::text) = (termination_by IS NOT NULL))),
  constraint contract_check2 CHECK (((state = ANY (ARRAY['SIGNED'::text, 'TERMINATION_REQUEST'::text, 'TERMINATED'::text])) = (signed_at IS NOT NULL))),
  constraint contract_check3 CHECK (((signed_at IS NULL) = (effective_from IS NULL))),
  constraint contract_check4 CHECK (((state = 'TERMINATED'::text) = (effective_to IS NOT NULL))),
  constraint contract_check5 CHECK (((state = ANY (ARRAY['NEW_REQUEST'::text, 'SIGNED'::text, 'TERMINATION_REQUEST'::text])) = (closed_at IS NULL))),
  constraint contract_end_reason_check CHECK ((end_reason = ANY (ARRAY['AGREED'::text, 'SILENCE'::text, 'REPLACED'::text, 'DOWNLINE_RATE_HIGHER'::text, 'UPLINE_TERMINATED'::text, 'ACCOUNT_MOVED'::text, 'ACCOUNT_CLOSED'::text, 'FORCED'::text]))),
  constraint contract_kind_check CHECK ((kind = ANY (ARRAY['DIVIDEND'::text, 'DAILY_SALARY'::text, 'HOURLY_SALARY'::text, 'REALTIME_SALARY'::text]))),
  constraint contract_state_check CHECK ((state = ANY (ARRAY['NEW_REQUEST'::text, 'SIGNED'::text, 'TERMINATION_REQUEST'::text, 'REJECTED'::text, 'CANCELLED'::text, 'EXPIRED'::text, 'TERMINATED'::text]))),
  constraint contract_termination_by_check CHECK ((termination_by = ANY (ARRAY['OFFEROR'::text, 'HOLDER'::text]))),
  constraint contract_version_check CHECK ((version > 0))
);

create table contracts.history (
  contract_id uuid not null,
  id uuid not null,
  event text not null,
  state text not null,
  actor text not null,
  by_id uuid,
  note text not null,
  at timestamp with time zone not null,
  constraint history_pkey PRIMARY KEY (contract_id, id),
  constraint history_actor_check CHECK ((actor = ANY (ARRAY['OFFEROR'::text, 'HOLDER'::text, 'OPERATOR'::text, 'SYSTEM'::text]))),
  constraint history_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES contracts.contract(id)
);

create table contracts.request (
  id uuid not null,
  contract_id uuid not null,
  type text not null,
  asked_by text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint request_pkey PRIMARY KEY (id),
  constraint request_asked_by_check CHECK ((asked_by = ANY (ARRAY['OFFEROR'::text, 'HOLDER'::text]))),
  constraint request_type_check CHECK ((type = ANY (ARRAY['OFFER'::text, 'TERMINATION'::text]))),
  constraint request_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES contracts.contract(id)
);

create table credit.account (
  member_id uuid not null,
  general_agent_id uuid not null,
  upline_id uuid,
  plays boolean not null,
  credit bigint default 0 not null,
  given bigint default 0 not null,
  constraint account_pkey PRIMARY KEY (member_id),
  constraint account_check CHECK (((given >= 0) AND (given <= credit))),
  constraint account_check1 CHECK (((NOT plays) OR (given = 0))),
  constraint account_credit_check CHECK ((credit >= 0)),
  constraint account_general_agent_id_fkey FOREIGN KEY (general_agent_id) REFERENCES credit.book(general_agent_id)
);

create table credit.book (
  general_agent_id uuid not null,
  merchant_id text not null,
  currency text not null,
  opened_at timestamp with time zone not null,
  open_week date not null,
  constraint book_pkey PRIMARY KEY (general_agent_id)
);

create table credit.change (
  id uuid not null,
  member_id uuid not null,
  upline_id uuid,
  credit_before bigint not null,
  credit_after bigint not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  constraint change_pkey PRIMARY KEY (id),
  constraint change_member_id_fkey FOREIGN KEY (member_id) REFERENCES credit.account(member_id)
);

create table credit.part (
  member_id uuid not null,
  week date not null,
  of_week date not null,
  product text not null,
  placed_day date not null,
  level smallint not null,
  taker_id uuid,
  ppm integer not null,
  amount bigint not null,
  constraint part_pkey PRIMARY KEY (member_id, week, of_week, product, placed_day, level),
  constraint part_member_id_week_of_week_product_placed_day_fkey FOREIGN KEY (member_id, week, of_week, product, placed_day) REFERENCES credit.tally(member_id, week, of_week, product, placed_day)
);

create table credit."position" (
  member_id uuid not null,
  product text not null,
  from_day date not null,
  least_ppm integer not null,
  most_ppm integer not null,
  share_ppm integer not null,
  by_id uuid not null,
  written_at timestamp with time zone not null,
  constraint position_pkey PRIMARY KEY (member_id, product, from_day),
  constraint position_check CHECK (((share_ppm >= least_ppm) AND (share_ppm <= most_ppm))),
  constraint position_least_ppm_check CHECK ((least_ppm >= 0)),
  constraint position_most_ppm_check CHECK ((most_ppm <= 1000000)),
  constraint position_member_id_fkey FOREIGN KEY (member_id) REFERENCES credit.account(member_id)
);

create table credit.statement (
  id uuid not null,
  week date not null,
  member_id uuid not null,
  upline_id uuid,
  general_agent_id uuid not null,
  merchant_id text not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  adjustment bigint not null,
  owed bigint not null,
  state text not null,
  made_at timestamp with time zone not null,
  reported_by uuid,
  reported_at timestamp with time zone,
  confirmed_by uuid,
  confirmed_at timestamp with time zone,
  to_reset bigint default 0 not null,
  resets smallint default 0 not null,
  constraint statement_pkey PRIMARY KEY (id),
  constraint statement_member_id_week_key UNIQUE (member_id, week),
  constraint statement_check CHECK (((state = 'EVEN'::text) = (owed = 0))),
  constraint statement_check1 CHECK (((state = 'PAID'::text) OR ((to_reset = 0) AND (resets = 0)))),
  constraint statement_state_check CHECK ((state = ANY (ARRAY['EVEN'::text, 'OPEN'::text, 'REPORTED'::text, 'PAID'::text]))),
  constraint statement_general_agent_id_fkey FOREIGN KEY (general_agent_id) REFERENCES credit.book(general_agent_id),
  constraint statement_member_id_fkey FOREIGN KEY (member_id) REFERENCES credit.account(member_id)
);

create table credit.tally (
  week date not null,
  member_id uuid not null,
  of_week date not null,
  product text not null,
  placed_day date not null,
  general_agent_id uuid not null,
  bets bigint not null,
  stake bigint not null,
  payout bigint not null,
  constraint tally_pkey PRIMARY KEY (member_id, week, of_week, product, placed_day),
  constraint tally_member_id_fkey FOREIGN KEY (member_id) REFERENCES credit.account(member_id)
);

create table facts.added (
  merchant_id text not null,
  day date not null,
  left_out text not null,
  constraint added_pkey PRIMARY KEY (merchant_id, day)
);

create table facts.checked (
  merchant_id text not null,
  day date not null,
  checked_at timestamp with time zone not null,
  mended integer not null,
  constraint checked_pkey PRIMARY KEY (merchant_id, day)
);

create table facts.cursor (
  owner_id uuid not null,
  account_no integer not null,
  version bigint not null,
  zone text not null,
  constraint cursor_pkey PRIMARY KEY (owner_id, account_no)
);

create table facts.days (
  merchant_id text not null,
  day date not null,
  currency text not null,
  product text not null,
  players bigint not null,
  bets bigint not null,
  wins bigint not null,
  stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  given bigint not null,
  constraint days_pkey PRIMARY KEY (merchant_id, day, currency, product)
);

create table facts.given (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  currency text not null,
  product text not null,
  game_id text not null,
  vendor text not null,
  amount bigint not null,
  constraint given_pkey PRIMARY KEY (merchant_id, day, member_id, currency, product, game_id, vendor)
);

create table facts.hours (
  merchant_id text not null,
  hour timestamp with time zone not null,
  member_id uuid not null,
  currency text not null,
  bets bigint default 0 not null,
  stake bigint default 0 not null,
  payout bigint default 0 not null,
  deposited bigint default 0 not null,
  withdrawn bigint default 0 not null,
  results bigint default 0 not null,
  constraint hours_pkey PRIMARY KEY (merchant_id, hour, member_id, currency)
);

create table facts.mark (
  member_id uuid not null,
  day date not null,
  taken boolean default false not null,
  constraint mark_pkey PRIMARY KEY (taken, member_id, day)
);

create table facts.money (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  kind smallint not null,
  code text not null,
  currency text not null,
  postings bigint not null,
  amount bigint not null,
  constraint money_pkey PRIMARY KEY (merchant_id, day, member_id, kind, code, currency)
);

create table facts.months (
  merchant_id text not null,
  month date not null,
  member_id uuid not null,
  currency text not null,
  product text not null,
  game_id text not null,
  vendor text not null,
  bets bigint not null,
  wins bigint not null,
  stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  given bigint not null,
  deposited bigint not null,
  withdrawn bigint not null,
  last_played date,
  first_half bigint,
  constraint months_pkey PRIMARY KEY (merchant_id, month, member_id, currency, product, game_id, vendor)
);

create table facts.orders (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  direction text not null,
  channel text not null,
  currency text not null,
  asked bigint not null,
  done bigint not null,
  failed bigint not null,
  amount bigint not null,
  fee bigint not null,
  seconds bigint not null,
  slowest bigint not null,
  constraint orders_pkey PRIMARY KEY (merchant_id, day, member_id, direction, channel, currency),
  constraint orders_direction_check CHECK ((direction = ANY (ARRAY['IN'::text, 'OUT'::text])))
);

create table facts.person (
  member_id uuid not null,
  merchant_id text not null,
  first_deposit_at timestamp with time zone,
  first_deposited bigint,
  second_deposit_at timestamp with time zone,
  first_played date,
  last_played date,
  weeks date[] default '{}'::date[] not null,
  constraint person_pkey PRIMARY KEY (member_id)
);

create table facts.play (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  game_id text not null,
  currency text not null,
  product text not null,
  vendor text not null,
  bets bigint not null,
  wins bigint not null,
  stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  best_x100 bigint,
  turned boolean default false not null,
  streak text,
  streak_turned boolean default false not null,
  constraint play_pkey PRIMARY KEY (merchant_id, day, member_id, game_id, currency, product, vendor),
  constraint play_best_x100_check CHECK ((best_x100 >= 0)),
  constraint play_streak_check CHECK ((streak ~ '^W*(LW*LW*)?$'::text))
);

create table facts.rewards (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  currency text not null,
  kind text not null,
  promotion_id text not null,
  claims bigint not null,
  cash bigint not null,
  free bigint not null,
  taken bigint not null,
  points bigint not null,
  worth bigint not null,
  asked bigint not null,
  wagered bigint not null,
  became bigint not null,
  constraint rewards_pkey PRIMARY KEY (merchant_id, day, member_id, currency, kind, promotion_id)
);

create table facts.seat (
  member_id uuid not null,
  no integer generated always as identity not null,
  constraint seat_pkey PRIMARY KEY (member_id),
  constraint seat_no_key UNIQUE (no)
);

create table facts.team_days (
  merchant_id text not null,
  leader_id uuid not null,
  day date not null,
  near boolean not null,
  currency text not null,
  kind smallint not null,
  product text not null,
  vendor text not null,
  bets bigint not null,
  stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  amount bigint not null,
  constraint team_days_pkey PRIMARY KEY (leader_id, day, near, currency, kind, product, vendor)
) with (fillfactor=80);

create table facts.team_hours (
  merchant_id text not null,
  leader_id uuid not null,
  hour timestamp with time zone not null,
  near boolean not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  deposited bigint not null,
  withdrawn bigint not null,
  constraint team_hours_pkey PRIMARY KEY (leader_id, hour, near, currency)
);

create table facts.team_months (
  merchant_id text not null,
  leader_id uuid not null,
  month date not null,
  near boolean not null,
  currency text not null,
  active integer[] not null,
  idle integer[] not null,
  depositors integer[] not null,
  constraint team_months_pkey PRIMARY KEY (leader_id, month, near, currency)
);

create table facts.team_months_added (
  merchant_id text not null,
  month date not null,
  until date not null,
  constraint team_months_added_pkey PRIMARY KEY (merchant_id, month)
);

create table facts.team_people (
  merchant_id text not null,
  leader_id uuid not null,
  day date not null,
  near boolean not null,
  currency text not null,
  active integer[] not null,
  idle integer[] not null,
  depositors integer[] not null,
  constraint team_people_pkey PRIMARY KEY (leader_id, day, near, currency)
);

create table facts.teams_added (
  merchant_id text not null,
  day date not null,
  moves bigint,
  left_out text,
  constraint teams_added_pkey PRIMARY KEY (merchant_id, day)
);

create table facts.visit (
  merchant_id text not null,
  day date not null,
  visitors integer not null,
  constraint visit_pkey PRIMARY KEY (merchant_id, day),
  constraint visit_visitors_check CHECK ((visitors >= 0))
);

create table facts.visit_salt (
  day date not null,
  salt bytea not null,
  constraint visit_salt_pkey PRIMARY KEY (day)
);

create table facts.visitor (
  merchant_id text not null,
  day date not null,
  hash bytea not null,
  constraint visitor_pkey PRIMARY KEY (day, merchant_id, hash)
);

create table facts.windows (
  merchant_id text not null,
  at timestamp with time zone not null,
  member_id uuid not null,
  product text not null,
  currency text not null,
  valid_bet bigint not null,
  constraint windows_pkey PRIMARY KEY (merchant_id, at, member_id, product, currency)
);

create table feedback.escalation (
  ticket_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  by_name text not null,
  role text,
  staff_id uuid,
  to_name text not null,
  reason text not null,
  constraint escalation_pkey PRIMARY KEY (ticket_id, id),
  constraint escalation_check CHECK (((role IS NULL) <> (staff_id IS NULL))),
  constraint escalation_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES feedback.ticket(id)
);

create table feedback.message (
  ticket_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  author text not null,
  staff_id uuid,
  staff_name text,
  content text not null,
  files uuid[] default '{}'::uuid[] not null,
  constraint message_pkey PRIMARY KEY (ticket_id, id),
  constraint message_author_check CHECK ((author = ANY (ARRAY['MEMBER'::text, 'STAFF'::text]))),
  constraint message_check CHECK ((((author = 'STAFF'::text) = (staff_id IS NOT NULL)) AND ((staff_id IS NULL) = (staff_name IS NULL)))),
  constraint message_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES feedback.ticket(id)
);

create table feedback.ticket (
  id uuid not null,
  merchant_id text not null,
  ticket_no text not null,
  owner_id uuid,
  user_name text,
  category text not null,
  state text not null,
  contact text,
  language text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  due_at timestamp with time zone,
  answered_at timestamp with time zone,
  unread boolean default false not null,
  held_role text,
  held_by uuid,
  held_name text,
  held_since timestamp with time zone,
  constraint ticket_pkey PRIMARY KEY (id),
  constraint ticket_merchant_id_ticket_no_key UNIQUE (merchant_id, ticket_no),
  constraint ticket_category_check CHECK ((category = ANY (ARRAY['DEPOSIT'::text, 'WITHDRAWAL'::text, 'GAME'::text, 'PROMOTION'::text, 'ACCOUNT'::text, 'SUGGESTION'::text, 'COMPLAINT'::text]))),
  constraint ticket_check CHECK (((owner_id IS NULL) = (user_name IS NULL))),
  constraint ticket_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'ANSWERED'::text, 'WAIT_MEMBER'::text, 'CLOSED'::text]))),
  constraint ticket_ticket_no_check CHECK ((ticket_no ~ '^[0-9A-HJKMNP-TV-Z]{10}$'::text))
);

create table files.body (
  file_id uuid not null,
  body bytea storage external not null,
  constraint body_pkey PRIMARY KEY (file_id),
  constraint body_file_id_fkey FOREIGN KEY (file_id) REFERENCES files.file(id)
);

create table files.file (
  id uuid not null,
  merchant_id text not null,
  owner_id uuid not null,
  purpose text not null,
  type text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamp with time zone not null,
  used_by text,
  used_at timestamp with time zone,
  sent_by uuid,
  constraint file_pkey PRIMARY KEY (id),
  constraint file_bytes_check CHECK ((bytes > 0)),
  constraint file_check CHECK (((used_by IS NULL) = (used_at IS NULL))),
  constraint file_height_check CHECK ((height > 0)),
  constraint file_purpose_check CHECK ((purpose = ANY (ARRAY['FEEDBACK'::text, 'AVATAR'::text, 'PROOF'::text, 'APPLY'::text, 'KYC'::text]))),
  constraint file_type_check CHECK ((type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text]))),
  constraint file_width_check CHECK ((width > 0))
);

create table identities.identity (
  merchant_id text not null,
  issuer text not null,
  subject text not null,
  provider text not null,
  member_id uuid not null,
  name text not null,
  linked_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint identity_pkey PRIMARY KEY (merchant_id, issuer, subject),
  constraint identity_member_id_provider_key UNIQUE (member_id, provider),
  constraint identity_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text, 'telegram'::text])))
);

create table identities.sign_in (
  state_hash bytea not null,
  browser_hash bytea not null,
  merchant_id text not null,
  provider text not null,
  redirect_uri text not null,
  verifier text not null,
  nonce text not null,
  member_id uuid,
  answered_at timestamp with time zone,
  ticket_hash bytea,
  issuer text,
  subject text,
  name text,
  email text,
  taken_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint sign_in_pkey PRIMARY KEY (state_hash),
  constraint sign_in_ticket_hash_key UNIQUE (ticket_hash),
  constraint sign_in_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text, 'telegram'::text])))
);

create table identities.taken_proof (
  proof_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint taken_proof_pkey PRIMARY KEY (proof_hash)
);

create table jackpots.cycle (
  merchant_id text not null,
  level text not null,
  no integer not null,
  terms jsonb not null,
  opened_at timestamp with time zone not null,
  commitment bytea,
  sealed bytea,
  ended_at timestamp with time zone,
  amount bigint,
  owner_id uuid,
  wager_id uuid,
  game_id text,
  to_level text,
  review text,
  released_at timestamp with time zone,
  returned_to text,
  refused_at timestamp with time zone,
  constraint cycle_pkey PRIMARY KEY (merchant_id, level, no),
  constraint cycle_amount_check CHECK ((amount > 0)),
  constraint cycle_check CHECK (((commitment IS NULL) = (sealed IS NULL))),
  constraint cycle_check1 CHECK ((((wager_id IS NULL) = (owner_id IS NULL)) AND ((wager_id IS NULL) = (game_id IS NULL)))),
  constraint cycle_check2 CHECK (((ended_at IS NULL) OR (amount IS NULL) OR ((wager_id IS NULL) <> (to_level IS NULL)))),
  constraint cycle_commitment_check CHECK ((length(commitment) = 32)),
  constraint cycle_no_check CHECK ((no > 0)),
  constraint cycle_refused CHECK ((((NOT (review IS DISTINCT FROM 'REFUSED'::text)) = (refused_at IS NOT NULL)) AND ((refused_at IS NULL) = (returned_to IS NULL)))),
  constraint cycle_released CHECK (((review = 'RELEASED'::text) = (released_at IS NOT NULL))),
  constraint cycle_review CHECK (((review IS NULL) OR (wager_id IS NOT NULL))),
  constraint cycle_review_check CHECK ((review = ANY (ARRAY['WAITING'::text, 'RELEASED'::text, 'REFUSED'::text]))),
  constraint cycle_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES jackpots.network(merchant_id)
);

create table jackpots.joined (
  merchant_id text not null,
  game_id text not null,
  currency text not null,
  constraint joined_pkey PRIMARY KEY (merchant_id, game_id),
  constraint joined_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES jackpots.network(merchant_id)
);

create table jackpots.lane (
  merchant_id text not null,
  counter_no integer not null,
  staked bigint not null,
  bets bigint not null,
  constraint lane_pkey PRIMARY KEY (merchant_id, counter_no),
  constraint lane_bets_check CHECK ((bets > 0)),
  constraint lane_staked_check CHECK ((staked > 0))
) with (fillfactor=50);

create table jackpots.network (
  merchant_id text not null,
  currency text not null,
  collected bigint default 0 not null,
  opened_at timestamp with time zone not null,
  constraint network_pkey PRIMARY KEY (merchant_id),
  constraint network_collected_check CHECK ((collected >= 0)),
  constraint network_currency_fkey FOREIGN KEY (currency) REFERENCES ledger.currency(code)
);

create table jackpots.pot (
  merchant_id text not null,
  level text not null,
  state text not null,
  cycle integer not null,
  micro bigint not null,
  reserve_micro bigint not null,
  next_terms jsonb,
  constraint pot_pkey PRIMARY KEY (merchant_id, level),
  constraint pot_cycle_check CHECK ((cycle > 0)),
  constraint pot_level_check CHECK ((level = ANY (ARRAY['MINI'::text, 'MINOR'::text, 'MAJOR'::text, 'GRAND'::text]))),
  constraint pot_micro_check CHECK ((micro >= 0)),
  constraint pot_reserve_micro_check CHECK ((reserve_micro >= 0)),
  constraint pot_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'SUSPENDED'::text, 'RETIRED'::text]))),
  constraint pot_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES jackpots.network(merchant_id)
);

create table jackpots.spell (
  merchant_id text not null,
  game_id text not null,
  currency text not null,
  since timestamp with time zone not null,
  until timestamp with time zone,
  constraint spell_pkey PRIMARY KEY (merchant_id, game_id, since),
  constraint spell_check CHECK ((until >= since)),
  constraint spell_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES jackpots.network(merchant_id)
);

create table kyc.application (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  tier smallint not null,
  state text not null,
  declared jsonb not null,
  kinds text[] not null,
  documents uuid[] not null,
  reason text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decided_name text,
  constraint application_pkey PRIMARY KEY (id),
  constraint application_check CHECK ((cardinality(kinds) = cardinality(documents))),
  constraint application_check1 CHECK (((state = 'PENDING'::text) = (decided_at IS NULL))),
  constraint application_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'ASKED_AGAIN'::text]))),
  constraint application_tier_check CHECK (((tier >= 1) AND (tier <= 3)))
);

create table kyc.standing (
  member_id uuid not null,
  merchant_id text not null,
  tier smallint not null,
  at timestamp with time zone not null,
  constraint standing_pkey PRIMARY KEY (member_id),
  constraint standing_tier_check CHECK (((tier >= 1) AND (tier <= 3)))
);

create table ledger.account (
  owner_id uuid not null,
  account_no integer not null,
  currency text not null,
  balance bigint default 0 not null,
  held bigint default 0 not null,
  floor bigint not null,
  version bigint default 0 not null,
  state smallint default 0 not null,
  entombed boolean default false not null,
  opened_at timestamp with time zone not null,
  constraint account_pkey PRIMARY KEY (owner_id, account_no),
  constraint account_floor CHECK (((held >= 0) AND ((balance - held) >= floor))),
  constraint account_currency_fkey FOREIGN KEY (currency) REFERENCES ledger.currency(code)
) with (fillfactor=50);

create table ledger.currency (
  code text not null,
  scale smallint not null,
  kind text not null,
  demonstration boolean not null,
  symbol text not null,
  display_decimals smallint not null,
  constraint currency_pkey PRIMARY KEY (code),
  constraint currency_code_check CHECK ((code ~ '^[A-Z]{3,4}$'::text)),
  constraint currency_display_decimals_check CHECK (((display_decimals >= 0) AND (display_decimals <= 12))),
  constraint currency_kind_check CHECK ((kind = ANY (ARRAY['cash'::text, 'trial'::text, 'points'::text]))),
  constraint currency_scale_check CHECK (((scale >= 0) AND (scale <= 12)))
);

create table ledger.hold (
  owner_id uuid not null,
  key uuid not null,
  source smallint not null,
  account_no integer not null,
  amount bigint not null,
  remaining bigint not null,
  event_at timestamp with time zone not null,
  at_version bigint,
  at_order bigint,
  held_after bigint,
  constraint hold_pkey PRIMARY KEY (owner_id, key, source),
  constraint hold_amount_check CHECK ((amount > 0)),
  constraint hold_check CHECK (((remaining >= 0) AND (remaining <= amount)))
) partition by HASH (owner_id);

create table ledger.hold_event (
  owner_id uuid not null,
  hold_key uuid not null,
  source smallint not null,
  key uuid not null,
  kind text not null,
  amount bigint not null,
  event_at timestamp with time zone not null,
  at_version bigint,
  at_order bigint,
  held_after bigint,
  constraint hold_event_pkey PRIMARY KEY (owner_id, key, source),
  constraint hold_event_amount_check CHECK ((amount > 0)),
  constraint hold_event_kind_check CHECK ((kind = ANY (ARRAY['capture'::text, 'release'::text])))
) partition by HASH (owner_id);

create table ledger.house_account (
  account_no integer not null,
  merchant_id text not null,
  code text not null,
  currency text not null,
  lane smallint not null,
  constraint house_account_pkey PRIMARY KEY (account_no),
  constraint house_account_merchant_id_code_currency_lane_key UNIQUE (merchant_id, code, currency, lane),
  constraint house_account_currency_fkey FOREIGN KEY (currency) REFERENCES ledger.currency(code)
);

create table ledger.named_number (
  list text not null,
  no smallint not null,
  name text not null,
  constraint named_number_pkey PRIMARY KEY (list, no),
  constraint named_number_list_name_key UNIQUE (list, name),
  constraint named_number_list_check CHECK ((list = ANY (ARRAY['kind'::text, 'source'::text, 'status'::text, 'wallet'::text, 'treasury'::text, 'account_state'::text, 'play_status'::text])))
);

create table ledger.reversal (
  owner_id uuid not null,
  key uuid not null,
  source smallint not null,
  reversal uuid not null,
  constraint reversal_pkey PRIMARY KEY (owner_id, key, source)
) partition by HASH (owner_id);

create table ledger.tombstone (
  owner_id uuid not null,
  key uuid not null,
  source smallint not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint tombstone_pkey PRIMARY KEY (owner_id, key, source)
) partition by HASH (owner_id);

create table ledger.transfer (
  owner_id uuid not null,
  key uuid not null,
  amount bigint not null,
  balance_after bigint not null,
  version bigint not null,
  event_at timestamp with time zone not null,
  written_at timestamp with time zone not null,
  account_no integer not null,
  counter_no integer not null,
  kind smallint not null,
  source smallint not null,
  leg smallint not null,
  ref uuid,
  constraint transfer_pkey PRIMARY KEY (owner_id, account_no, version),
  constraint transfer_owner_id_key_source_leg_key UNIQUE (owner_id, key, source, leg)
) partition by HASH (owner_id);

create table lottery.calendar_exception (
  game text not null,
  day date not null,
  kind text not null,
  moved_to date,
  note text default ''::text not null,
  changed_at timestamp with time zone not null,
  constraint calendar_exception_pkey PRIMARY KEY (game, day),
  constraint calendar_exception_kind_check CHECK ((kind = ANY (ARRAY['NO_DRAW'::text, 'MOVED'::text, 'EXTRA'::text])))
);

create table lottery.cancelled (
  draw_no integer not null,
  owner_id uuid not null,
  ticket_id uuid not null,
  constraint cancelled_pkey PRIMARY KEY (draw_no, owner_id, ticket_id)
);

create table lottery.draw (
  no integer generated always as identity not null,
  game text not null,
  numero text not null,
  profile text not null,
  source text not null,
  open_at timestamp with time zone not null,
  lock_at timestamp with time zone not null,
  draw_at timestamp with time zone not null,
  state smallint default 0 not null,
  facts jsonb default '{}'::jsonb not null,
  commitment text,
  result_version smallint default 0 not null,
  settled_version smallint default 0 not null,
  settled_to uuid,
  sealed_at timestamp with time zone,
  drawn_at timestamp with time zone,
  settled_at timestamp with time zone,
  void_reason text,
  void_note text,
  constraint draw_pkey PRIMARY KEY (no),
  constraint draw_game_numero_key UNIQUE (game, numero),
  constraint draw_check CHECK (((open_at <= lock_at) AND (lock_at <= draw_at))),
  constraint draw_source_check CHECK ((source = ANY (ARRAY['SELF'::text, 'OFFICIAL'::text, 'DEMONSTRATION'::text]))),
  constraint draw_state_check CHECK (((state >= 0) AND (state <= 4)))
);

create table lottery.exposure (
  draw_no integer not null,
  merchant_id text not null,
  currency text not null,
  bet_type text not null,
  key text not null,
  units bigint default 0 not null,
  payout bigint default 0 not null,
  constraint exposure_pkey PRIMARY KEY (draw_no, merchant_id, currency, bet_type, key),
  constraint exposure_payout_check CHECK ((payout >= 0)),
  constraint exposure_units_check CHECK ((units >= 0))
) with (fillfactor=70);

create table lottery.free_grant (
  id uuid not null,
  owner_id uuid not null,
  merchant_id text not null,
  games text[] not null,
  stake bigint not null,
  count integer not null,
  used integer default 0 not null,
  most bigint not null,
  turnover_x100 integer not null,
  won bigint default 0 not null,
  titles jsonb not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint free_grant_pkey PRIMARY KEY (id),
  constraint free_grant_check CHECK (((won >= 0) AND (won <= most))),
  constraint free_grant_count_check CHECK ((count > 0)),
  constraint free_grant_games_check CHECK ((cardinality(games) > 0)),
  constraint free_grant_most_check CHECK ((most > 0)),
  constraint free_grant_stake_check CHECK ((stake > 0)),
  constraint free_grant_turnover_x100_check CHECK ((turnover_x100 >= 0)),
  constraint free_grant_used_check CHECK ((used >= 0))
);

create table lottery.free_ticket (
  owner_id uuid not null,
  ticket_id uuid not null,
  order_id uuid not null,
  draw_no integer not null,
  grant_id uuid not null,
  stake bigint not null,
  kept bigint default 0 not null,
  returned bigint default 0 not null,
  is_back boolean default false not null,
  revision integer default 0 not null,
  at timestamp with time zone not null,
  constraint free_ticket_pkey PRIMARY KEY (owner_id, ticket_id),
  constraint free_ticket_owner_id_order_id_key UNIQUE (owner_id, order_id),
  constraint free_ticket_kept_check CHECK ((kept >= 0)),
  constraint free_ticket_returned_check CHECK ((returned >= 0)),
  constraint free_ticket_stake_check CHECK ((stake > 0)),
  constraint free_ticket_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES lottery.free_grant(id)
);

create table lottery.game (
  code text not null,
  enabled boolean not null,
  reason text,
  changed_at timestamp with time zone not null,
  constraint game_pkey PRIMARY KEY (code)
);

create table lottery.line_limit (
  leader_id uuid not null,
  merchant_id text not null,
  ticket bigint,
  draw bigint,
  number bigint,
  set_by text not null,
  set_at timestamp with time zone not null,
  by_agent uuid,
  constraint line_limit_once UNIQUE NULLS NOT DISTINCT (leader_id, by_agent),
  constraint line_limit_check CHECK ((COALESCE(ticket, draw, number) IS NOT NULL)),
  constraint line_limit_draw_check CHECK ((draw > 0)),
  constraint line_limit_number_check CHECK ((number > 0)),
  constraint line_limit_ticket_check CHECK ((ticket > 0))
);

create table lottery.on_air (
  draw_no integer not null,
  numbers jsonb not null,
  staff_id uuid not null,
  told_at timestamp with time zone not null,
  constraint on_air_pkey PRIMARY KEY (draw_no),
  constraint on_air_draw_no_fkey FOREIGN KEY (draw_no) REFERENCES lottery.draw(no)
);

create table lottery.orders (
  owner_id uuid not null,
  id uuid not null,
  no text not null,
  merchant_id text not null,
  account_no integer not null,
  currency text not null,
  book smallint not null,
  stake bigint not null,
  tickets integer not null,
  chase_stop boolean,
  placed_at timestamp with time zone not null,
  constraint orders_pkey PRIMARY KEY (owner_id, id)
) partition by HASH (owner_id);

create table lottery.pair_draw (
  draw_no integer not null,
  first_no integer not null,
  second_no integer not null,
  first_version smallint default 0 not null,
  second_version smallint default 0 not null,
  constraint pair_draw_pkey PRIMARY KEY (draw_no),
  constraint pair_draw_check CHECK ((first_no <> second_no)),
  constraint pair_draw_draw_no_fkey FOREIGN KEY (draw_no) REFERENCES lottery.draw(no),
  constraint pair_draw_first_no_fkey FOREIGN KEY (first_no) REFERENCES lottery.draw(no),
  constraint pair_draw_second_no_fkey FOREIGN KEY (second_no) REFERENCES lottery.draw(no)
);

create table lottery.player_seed (
  draw_no integer not null,
  order_id uuid not null,
  seed text not null,
  leaf bytea not null,
  constraint player_seed_pkey PRIMARY KEY (draw_no, order_id),
  constraint player_seed_seed_check CHECK ((seed ~ '^[A-Za-z0-9_-]{1,64}$'::text))
);

create table lottery.reminder (
  owner_id uuid not null,
  region text not null,
  minutes smallint not null,
  reminded_on date,
  changed_at timestamp with time zone not null,
  constraint reminder_pkey PRIMARY KEY (owner_id, region),
  constraint reminder_minutes_check CHECK (((minutes >= 5) AND (minutes <= 60))),
  constraint reminder_region_check CHECK ((region = ANY (ARRAY['xsmb'::text, 'xsmn'::text, 'xsmt'::text])))
);

create table lottery.report (
  id uuid not null,
  draw_no integer not null,
  source text not null,
  result jsonb not null,
  staff_id uuid,
  received_at timestamp with time zone not null,
  published_at timestamp with time zone,
  state text default 'OPEN'::text not null,
  facts jsonb default '{}'::jsonb not null,
  evidence jsonb default '{}'::jsonb not null,
  constraint report_pkey PRIMARY KEY (id),
  constraint report_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'USED'::text, 'DISAGREES'::text, 'DROPPED'::text]))),
  constraint report_draw_no_fkey FOREIGN KEY (draw_no) REFERENCES lottery.draw(no)
);

create table lottery.result (
  draw_no integer not null,
  version smallint not null,
  result jsonb not null,
  facts jsonb default '{}'::jsonb not null,
  origin text not null,
  entered_by uuid,
  approved_by uuid,
  reason text default ''::text not null,
  evidence jsonb default '{}'::jsonb not null,
  at timestamp with time zone not null,
  constraint result_pkey PRIMARY KEY (draw_no, version),
  constraint result_version_check CHECK ((version > 0)),
  constraint result_draw_no_fkey FOREIGN KEY (draw_no) REFERENCES lottery.draw(no)
);

create table lottery.saved_set (
  owner_id uuid not null,
  id uuid not null,
  name text not null,
  family text not null,
  width smallint not null,
  numbers jsonb not null,
  changed_at timestamp with time zone not null,
  constraint saved_set_pkey PRIMARY KEY (owner_id, id)
);

create table lottery.seed (
  draw_no integer not null,
  sealed bytea not null,
  beacon_source text not null,
  beacon_round bigint,
  beacon_signature text,
  beacon_randomness text,
  revealed text,
  beacon_first bigint,
  escrow bytea,
  escrow_key text,
  players_root text,
  players_orders integer,
  constraint seed_pkey PRIMARY KEY (draw_no),
  constraint seed_check CHECK (((escrow IS NULL) = (escrow_key IS NULL))),
  constraint seed_players_check CHECK (((players_root IS NULL) = (players_orders IS NULL))),
  constraint seed_draw_no_fkey FOREIGN KEY (draw_no) REFERENCES lottery.draw(no)
);

create table lottery.settlement (
  owner_id uuid not null,
  ticket_id uuid not null,
  revision smallint not null,
  result_version smallint not null,
  status smallint not null,
  hits integer not null,
  payout bigint not null,
  capped_from bigint,
  rebate bigint not null,
  valid_bet bigint not null,
  reason text,
  at timestamp with time zone not null,
  constraint settlement_pkey PRIMARY KEY (owner_id, ticket_id, revision)
) partition by HASH (owner_id);

create table lottery.terms (
  merchant_id text not null,
  game text not null,
  bet_type text not null,
  terms jsonb not null,
  revision integer default 1 not null,
  changed_by uuid,
  changed_at timestamp with time zone not null,
  constraint terms_pkey PRIMARY KEY (merchant_id, game, bet_type)
);

create table lottery.terms_change (
  merchant_id text not null,
  game text not null,
  bet_type text not null,
  revision integer not null,
  terms jsonb not null,
  asked_by uuid,
  approved_by uuid,
  at timestamp with time zone not null,
  constraint terms_change_pkey PRIMARY KEY (merchant_id, game, bet_type, revision)
);

create table lottery.ticket (
  owner_id uuid not null,
  id uuid not null,
  draw_no integer not null,
  order_id uuid not null,
  place smallint not null,
  merchant_id text not null,
  account_no integer not null,
  currency text not null,
  book smallint not null,
  bet_type text not null,
  selection jsonb not null,
  lines integer not null,
  unit bigint not null,
  multiple integer not null,
  stake bigint not null,
  price jsonb not null,
  rules text not null,
  rebate_ppm integer default 0 not null,
  rates jsonb default '[]'::jsonb not null,
  accepted_at timestamp with time zone not null,
  constraint ticket_pkey PRIMARY KEY (owner_id, id)
) partition by HASH (owner_id);

create table members.contact (
  member_id uuid not null,
  kind text not null,
  merchant_id text not null,
  value text not null,
  verified_at timestamp with time zone,
  constraint contact_pkey PRIMARY KEY (member_id, kind),
  constraint contact_kind_check CHECK ((kind = ANY (ARRAY['mobile'::text, 'email'::text]))),
  constraint contact_member_id_fkey FOREIGN KEY (member_id) REFERENCES members.member(id) ON DELETE CASCADE
);

create table members.earlier_place (
  member_id uuid not null,
  until timestamp with time zone not null,
  type smallint not null,
  parent_id uuid,
  path uuid[] not null,
  constraint earlier_place_pkey PRIMARY KEY (member_id, until)
);

create table members.lock (
  member_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  staff_name text not null,
  reason text not null,
  constraint lock_pkey PRIMARY KEY (member_id, kind),
  constraint lock_kind_check CHECK ((kind = ANY (ARRAY['LOGIN'::text, 'BET'::text, 'MONEY'::text])))
);

create table members.member (
  id uuid not null,
  merchant_id text not null,
  user_name text not null,
  type smallint not null,
  parent_id uuid,
  path uuid[] default '{}'::uuid[] not null,
  nickname text not null,
  avatar text not null,
  language text not null,
  currency text not null,
  password_hash text,
  password_changed_at timestamp with time zone not null,
  payment_password_hash text,
  first_login boolean not null,
  must_change boolean not null,
  age_declared smallint,
  terms_version text,
  terms_at timestamp with time zone,
  profile jsonb default '{}'::jsonb not null,
  registration jsonb default '{}'::jsonb not null,
  referrer_id uuid,
  state smallint default 0 not null,
  excluded_until timestamp with time zone,
  created_at timestamp with time zone not null,
  payment_password_at timestamp with time zone,
  label text default ''::text not null,
  placed_at timestamp with time zone,
  password_until timestamp with time zone,
  pretended boolean default false not null,
  birthday_at timestamp with time zone,
  constraint member_pkey PRIMARY KEY (id),
  constraint member_merchant_id_user_name_key UNIQUE (merchant_id, user_name),
  constraint member_label_check CHECK ((length(label) <= 20)),
  constraint member_state_check CHECK ((state = ANY (ARRAY[0, 1, 2]))),
  constraint member_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 3, 4, 41, 42]))),
  constraint member_user_name_check CHECK ((user_name = lower(user_name)))
);

create table members.note (
  member_id uuid not null,
  at timestamp with time zone not null,
  id uuid not null,
  merchant_id text not null,
  staff_id uuid not null,
  staff_name text not null,
  text text not null,
  constraint note_pkey PRIMARY KEY (member_id, at, id),
  constraint note_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);

create table messages.mailing (
  id uuid not null,
  merchant_id text not null,
  tab text not null,
  title text not null,
  content text not null,
  route text,
  label text default ''::text not null,
  state text default 'RUNNING'::text not null,
  after_id uuid,
  sent integer default 0 not null,
  skipped integer default 0 not null,
  maker text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  segment jsonb default '{}'::jsonb not null,
  titles jsonb,
  contents jsonb,
  template text,
  send_at timestamp with time zone,
  checker text,
  reached integer,
  no_consent integer default 0 not null,
  cancelled_by text,
  constraint mailing_pkey PRIMARY KEY (id),
  constraint mailing_state_check CHECK (((state = ANY (ARRAY['PLANNED'::text, 'SENDING'::text, 'RUNNING'::text, 'DONE'::text, 'CANCELLED'::text])) AND ((state <> 'CANCELLED'::text) OR (cancelled_by IS NOT NULL))))
);

create table messages.mailing_read (
  mailing_id uuid not null,
  lane smallint not null,
  reads integer not null,
  constraint mailing_read_pkey PRIMARY KEY (mailing_id, lane)
);

create table messages.message (
  member_id uuid not null,
  at timestamp with time zone not null,
  id uuid not null,
  tab text not null,
  template text,
  args jsonb default '{}'::jsonb not null,
  title text,
  content text,
  cleaned_by smallint,
  route text,
  read_at timestamp with time zone,
  mailing_id uuid,
  constraint message_pkey PRIMARY KEY (member_id, at, id),
  constraint message_check CHECK ((((template IS NULL) = (title IS NOT NULL)) AND ((title IS NULL) = (content IS NULL)) AND ((title IS NULL) = (cleaned_by IS NULL)))),
  constraint message_tab_check CHECK ((tab = ANY (ARRAY['SYSTEM'::text, 'PROMOTION'::text, 'PERSONAL'::text]))),
  constraint message_template_check CHECK ((template ~ '^[a-zA-Z]{1,40}$'::text))
) partition by RANGE (at);

create table messages.message_template (
  merchant_id text not null,
  id text not null,
  tab text not null,
  titles jsonb not null,
  contents jsonb not null,
  route text,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  constraint message_template_pkey PRIMARY KEY (merchant_id, id),
  constraint message_template_id_check CHECK ((id ~ '^[a-z0-9-]{1,40}$'::text)),
  constraint message_template_tab_check CHECK ((tab = ANY (ARRAY['SYSTEM'::text, 'PROMOTION'::text, 'PERSONAL'::text])))
);

create table messages.preference (
  member_id uuid not null,
  promotion_messages boolean not null,
  winner_board boolean not null,
  changed_at timestamp with time zone not null,
  constraint preference_pkey PRIMARY KEY (member_id)
);

create table operations.day_mark (
  merchant_id text not null,
  day date not null,
  code text not null,
  balance numeric not null,
  at timestamp with time zone not null,
  constraint day_mark_pkey PRIMARY KEY (merchant_id, day, code)
);

create table operations.history (
  merchant_id text not null,
  began_at timestamp with time zone not null,
  opened_at timestamp with time zone not null,
  made_at timestamp with time zone,
  constraint history_pkey PRIMARY KEY (merchant_id)
);

create table payout.account (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  kind text not null,
  bank_code text,
  number text not null,
  holder text not null,
  branch text,
  state text default 'ACTIVE'::text not null,
  usable_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_check CHECK (((kind = 'BANK'::text) = (bank_code IS NOT NULL))),
  constraint account_kind_check CHECK ((kind = ANY (ARRAY['BANK'::text, 'USDT_TRC20'::text, 'USDT_ERC20'::text]))),
  constraint account_state_check CHECK ((state = ANY (ARRAY['ACTIVE'::text, 'LOCKED'::text, 'REMOVED'::text])))
);

create table payout.adjustment (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  amount bigint not null,
  currency text not null,
  turnover_x100 integer not null,
  reason text not null,
  made_by text not null,
  checked_by text not null,
  at timestamp with time zone not null,
  files uuid[] default '{}'::uuid[] not null,
  constraint adjustment_pkey PRIMARY KEY (id),
  constraint adjustment_amount_check CHECK ((amount <> 0)),
  constraint adjustment_turnover_x100_check CHECK (((turnover_x100 >= 0) AND (turnover_x100 <= 10000)))
);

create table payout.balance (
  provider text not null,
  currency text not null,
  amount bigint,
  told_at timestamp with time zone,
  asked_at timestamp with time zone not null,
  failed boolean not null,
  constraint balance_pkey PRIMARY KEY (provider, currency),
  constraint balance_check CHECK (((amount IS NULL) = (told_at IS NULL)))
);

create table payout.channel (
  merchant_id text not null,
  id text not null,
  provider text not null,
  name text not null,
  kinds text[] not null,
  "least" bigint not null,
  most bigint not null,
  priority integer default 0 not null,
  paused boolean default false not null,
  closed_at timestamp with time zone,
  fee_ppm integer default 0 not null,
  fee_fixed bigint default 0 not null,
  constraint channel_pkey PRIMARY KEY (merchant_id, id),
  constraint channel_check CHECK ((most >= "least")),
  constraint channel_fee_fixed_check CHECK ((fee_fixed >= 0)),
  constraint channel_fee_ppm_check CHECK (((fee_ppm >= 0) AND (fee_ppm <= 1000000))),
  constraint channel_id_check CHECK ((id ~ '^[a-z][a-z0-9-]{1,38}$'::text)),
  constraint channel_least_check CHECK (("least" > 0))
);

create table payout.part (
  no text not null,
  part integer not null,
  amount bigint not null,
  channel_id text not null,
  state text default 'QUEUED'::text not null,
  hold_key uuid not null,
  send_key uuid not null,
  bank_ref text,
  proof_file uuid,
  reason text,
  made_by uuid,
  made_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  asked integer default 0 not null,
  ask_at timestamp with time zone,
  paid_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  confirmed_by text,
  heard boolean default false not null,
  forgotten boolean default false not null,
  constraint part_pkey PRIMARY KEY (no, part),
  constraint part_send_key_key UNIQUE (send_key),
  constraint part_amount_check CHECK ((amount > 0)),
  constraint part_confirmed_by_check CHECK ((confirmed_by = ANY (ARRAY['MEMBER'::text, 'CLOCK'::text, 'STAFF'::text]))),
  constraint part_part_check CHECK ((part > 0)),
  constraint part_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'UNKNOWN'::text, 'PAID'::text, 'CONFIRMED'::text, 'FAILED'::text, 'DISPUTED'::text]))),
  constraint part_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff.account(id),
  constraint part_no_fkey FOREIGN KEY (no) REFERENCES payout.withdrawal(no)
);

create table payout.step (
  no text not null,
  step integer not null,
  state text not null,
  by text not null,
  note text,
  at timestamp with time zone not null,
  constraint step_pkey PRIMARY KEY (no, step),
  constraint step_no_fkey FOREIGN KEY (no) REFERENCES payout.withdrawal(no)
);

create table payout.withdrawal (
  no text not null,
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  amount bigint not null,
  fee bigint not null,
  account_id uuid not null,
  state text not null,
  decision text not null,
  score integer not null,
  auto_confirm_minutes integer not null,
  returned bigint default 0 not null,
  missing text[] default '{}'::text[] not null,
  reason text,
  claimed_by uuid,
  claimed_at timestamp with time zone,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  wallet smallint default 1 not null,
  constraint withdrawal_pkey PRIMARY KEY (no),
  constraint withdrawal_amount_check CHECK ((amount > 0)),
  constraint withdrawal_auto_confirm_minutes_check CHECK ((auto_confirm_minutes > 0)),
  constraint withdrawal_check CHECK (((fee >= 0) AND (fee < amount))),
  constraint withdrawal_decision_check CHECK ((decision = ANY (ARRAY['AUTO'::text, 'MANUAL'::text, 'SENIOR'::text, 'HOLD'::text]))),
  constraint withdrawal_returned_check CHECK ((returned >= 0)),
  constraint withdrawal_state_check CHECK ((state = ANY (ARRAY['REVIEW'::text, 'HOLD'::text, 'APPROVED'::text, 'PAYING'::text, 'PAID'::text, 'RECEIVED'::text, 'AUTO_RECEIVED'::text, 'REJECTED'::text, 'FAILED'::text, 'DISPUTED'::text]))),
  constraint withdrawal_wallet_check CHECK ((wallet = ANY (ARRAY[1, 4]))),
  constraint withdrawal_account_id_fkey FOREIGN KEY (account_id) REFERENCES payout.account(id),
  constraint withdrawal_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES staff.account(id)
);

create table platform.backup (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  seconds real not null,
  bytes bigint not null,
  program text not null,
  encrypted boolean not null,
  constraint backup_pkey PRIMARY KEY (id),
  constraint backup_bytes_check CHECK ((bytes >= 0)),
  constraint backup_program_check CHECK ((program ~ '^[a-z][a-z0-9-]{1,30}$'::text)),
  constraint backup_seconds_check CHECK ((seconds >= (0)::double precision))
);

create table platform.dead_event (
  no bigint generated always as identity not null,
  event_id bigint not null,
  topic text not null,
  audience text not null,
  payload jsonb not null,
  trace_id text,
  at timestamp with time zone not null,
  problem text not null,
  found_at timestamp with time zone not null,
  constraint dead_event_pkey PRIMARY KEY (no)
);

create table platform.job_run (
  id bigint generated always as identity not null,
  name text not null,
  period text,
  how text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  ms integer not null,
  done_rows bigint,
  last_key text,
  failed text,
  constraint job_run_pkey PRIMARY KEY (id),
  constraint job_run_how_check CHECK ((how = ANY (ARRAY['CLOCK'::text, 'WANTED'::text, 'REPLAY'::text])))
);

create table platform.job_state (
  name text not null,
  cron text not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  ms integer,
  failed text,
  runs bigint default 0 not null,
  paused boolean default false not null,
  wanted boolean default false not null,
  done_rows bigint,
  last_key text,
  period text,
  replays boolean default false not null,
  replay text,
  constraint job_state_pkey PRIMARY KEY (name)
);

create table platform.kept_message (
  id uuid not null,
  at timestamp with time zone not null,
  merchant_id text not null,
  message jsonb not null,
  constraint kept_message_pkey PRIMARY KEY (id)
);

create table platform.key_print (
  name text not null,
  print bytea not null,
  at timestamp with time zone not null,
  constraint key_print_pkey PRIMARY KEY (name),
  constraint key_print_name_check CHECK ((name = ANY (ARRAY['SEED_KEY'::text, 'PEPPER'::text, 'KEY_SECRET'::text]))),
  constraint key_print_print_check CHECK ((length(print) = 16))
);

create table platform.monthly (
  name text not null,
  ahead smallint not null,
  kept_days integer not null,
  act text not null,
  constraint monthly_pkey PRIMARY KEY (name),
  constraint monthly_act_check CHECK ((act = ANY (ARRAY['drop'::text, 'detach'::text, 'detach verified'::text]))),
  constraint monthly_ahead_check CHECK (((ahead >= 1) AND (ahead <= 24))),
  constraint monthly_kept_days_check CHECK ((kept_days > 0)),
  constraint monthly_name_check CHECK ((name ~ '^[a-z]+\.[a-z_]+$'::text))
);

create table platform.once_reply (
  owner_id uuid not null,
  key uuid not null,
  fingerprint bytea not null,
  reply jsonb,
  at timestamp with time zone not null,
  constraint once_reply_pkey PRIMARY KEY (owner_id, key)
);

create table platform.outbox (
  id bigint generated always as identity not null,
  topic text not null,
  audience text not null,
  payload jsonb storage external not null,
  trace_id text,
  at timestamp with time zone not null,
  constraint outbox_pkey PRIMARY KEY (id)
);

create table platform.outgoing (
  id uuid not null,
  kind text not null,
  merchant_id text not null,
  purpose text not null,
  sealed bytea not null,
  attempts smallint default 0 not null,
  unsure boolean default false not null,
  next_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  trace_id text,
  constraint outgoing_pkey PRIMARY KEY (id),
  constraint outgoing_kind_check CHECK ((kind = ANY (ARRAY['sms'::text, 'mail'::text, 'push'::text]))),
  constraint outgoing_purpose_check CHECK ((purpose ~ '^[a-z0-9-]{1,40}$'::text))
);

create table platform.outgoing_quota (
  kind text not null,
  until timestamp with time zone not null,
  constraint outgoing_quota_pkey PRIMARY KEY (kind),
  constraint outgoing_quota_kind_check CHECK ((kind = ANY (ARRAY['sms'::text, 'mail'::text, 'push'::text])))
);

create table points.conversion (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  points bigint not null,
  ratio integer not null,
  amount bigint not null,
  currency text not null,
  turnover_required bigint not null,
  created_at timestamp with time zone not null,
  constraint conversion_pkey PRIMARY KEY (id),
  constraint conversion_amount_check CHECK ((amount > 0)),
  constraint conversion_points_check CHECK ((points > 0)),
  constraint conversion_ratio_check CHECK ((ratio > 0)),
  constraint conversion_turnover_required_check CHECK ((turnover_required >= 0))
);

create table points.day (
  member_id uuid not null,
  day date not null,
  merchant_id text not null,
  earned bigint default 0 not null,
  taken_back bigint default 0 not null,
  converted bigint default 0 not null,
  credited bigint default 0 not null,
  redeemed bigint default 0 not null,
  returned bigint default 0 not null,
  constraint day_pkey PRIMARY KEY (member_id, day),
  constraint day_converted_check CHECK ((converted >= 0)),
  constraint day_credited_check CHECK ((credited >= 0)),
  constraint day_earned_check CHECK ((earned >= 0)),
  constraint day_redeemed_check CHECK ((redeemed >= 0)),
  constraint day_returned_check CHECK ((returned >= 0)),
  constraint day_taken_back_check CHECK ((taken_back >= 0))
);

create table points.goods (
  merchant_id text not null,
  id text not null,
  kind text not null,
  names jsonb not null,
  images jsonb not null,
  points bigint not null,
  value bigint not null,
  requirement bigint not null,
  vip integer not null,
  stock integer not null,
  per_member integer,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone,
  enabled boolean not null,
  sort integer not null,
  version integer not null,
  created_at timestamp with time zone not null,
  constraint goods_pkey PRIMARY KEY (merchant_id, id),
  constraint goods_check CHECK ((end_at > start_at)),
  constraint goods_id_check CHECK ((id ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint goods_kind_check CHECK ((kind = ANY (ARRAY['PHYSICAL'::text, 'PHONE_CARD'::text, 'VOUCHER'::text, 'BONUS'::text, 'FREE_SPINS'::text]))),
  constraint goods_per_member_check CHECK ((per_member > 0)),
  constraint goods_points_check CHECK ((points > 0)),
  constraint goods_requirement_check CHECK ((requirement >= 0)),
  constraint goods_stock_check CHECK ((stock >= 0)),
  constraint goods_value_check CHECK ((value >= 0)),
  constraint goods_vip_check CHECK (((vip >= 0) AND (vip <= 20)))
);

create table points.member (
  member_id uuid not null,
  merchant_id text not null,
  remainder bigint not null,
  constraint member_pkey PRIMARY KEY (member_id),
  constraint member_remainder_check CHECK ((remainder >= 0))
);

create table points.redemption (
  id uuid not null,
  order_no text not null,
  merchant_id text not null,
  member_id uuid not null,
  goods_id text not null,
  kind text not null,
  names jsonb not null,
  quantity integer not null,
  points bigint not null,
  value bigint not null,
  currency text not null,
  state text not null,
  address jsonb,
  delivery text,
  reason text,
  decided_by text,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint redemption_pkey PRIMARY KEY (id),
  constraint redemption_order_no_key UNIQUE (order_no),
  constraint redemption_points_check CHECK ((points >= 0)),
  constraint redemption_quantity_check CHECK ((quantity > 0)),
  constraint redemption_state_check CHECK ((state = ANY (ARRAY['In Process'::text, 'Approved'::text, 'Rejected'::text]))),
  constraint redemption_value_check CHECK ((value >= 0))
);

create table points.wager (
  member_id uuid not null,
  wager_id uuid not null,
  weight_pct integer not null,
  multiplier_pct integer not null,
  counted bigint not null,
  constraint wager_pkey PRIMARY KEY (member_id, wager_id),
  constraint wager_counted_check CHECK ((counted >= 0)),
  constraint wager_multiplier_pct_check CHECK (((multiplier_pct >= 0) AND (multiplier_pct <= 1000))),
  constraint wager_weight_pct_check CHECK (((weight_pct >= 0) AND (weight_pct <= 1000)))
);

create table promotions.application (
  id uuid not null,
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  cycle text not null,
  attempt integer not null,
  state text not null,
  remark text not null,
  images uuid[] not null,
  terms_version integer not null,
  rules jsonb not null,
  amount bigint,
  reason text,
  decided_by text,
  reward_id uuid,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint application_pkey PRIMARY KEY (id),
  constraint application_member_id_promotion_id_cycle_attempt_key UNIQUE (member_id, promotion_id, cycle, attempt),
  constraint application_reward_id_key UNIQUE (reward_id),
  constraint application_amount_check CHECK ((amount > 0)),
  constraint application_attempt_check CHECK ((attempt > 0)),
  constraint application_check CHECK (((state = 'ACCEPTED'::text) = (reward_id IS NOT NULL))),
  constraint application_check1 CHECK (((state = 'ACCEPTED'::text) = (amount IS NOT NULL))),
  constraint application_check2 CHECK (((state = 'REJECTED'::text) = (reason IS NOT NULL))),
  constraint application_cycle_check CHECK (((length(cycle) >= 1) AND (length(cycle) <= 40))),
  constraint application_images_check CHECK ((cardinality(images) <= 3)),
  constraint application_remark_check CHECK (((length(remark) >= 1) AND (length(remark) <= 140))),
  constraint application_state_check CHECK ((state = ANY (ARRAY['APPLYING'::text, 'ACCEPTED'::text, 'REJECTED'::text, 'WITHDRAWN'::text]))),
  constraint application_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table promotions.budget (
  merchant_id text not null,
  promotion_id text not null,
  most bigint not null,
  spent bigint not null,
  constraint budget_pkey PRIMARY KEY (merchant_id, promotion_id),
  constraint budget_most_check CHECK ((most > 0)),
  constraint budget_spent_check CHECK ((spent >= 0)),
  constraint budget_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table promotions.choice (
  member_id uuid not null,
  merchant_id text not null,
  promotion_id text not null,
  cycle text not null,
  terms_version integer not null,
  rules jsonb not null,
  chosen_at timestamp with time zone not null,
  constraint choice_pkey PRIMARY KEY (member_id),
  constraint choice_cycle_check CHECK (((length(cycle) >= 1) AND (length(cycle) <= 40))),
  constraint choice_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table promotions.draft (
  merchant_id text not null,
  id text not null,
  body jsonb not null,
  version integer not null,
  published_version integer,
  saved_by text not null,
  saved_at timestamp with time zone not null,
  constraint draft_pkey PRIMARY KEY (merchant_id, id),
  constraint draft_id_check CHECK ((id ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint draft_version_check CHECK ((version > 0))
);

create table promotions.draw (
  id uuid not null,
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  day date not null,
  place integer not null,
  nonce integer not null,
  commitment text not null,
  server_seed text not null,
  client_seed text not null,
  prizes jsonb not null,
  drawn integer not null,
  picked text not null,
  prize text not null,
  amount bigint not null,
  currency text not null,
  terms_version integer not null,
  created_at timestamp with time zone not null,
  constraint draw_pkey PRIMARY KEY (id),
  constraint draw_member_id_promotion_id_day_place_key UNIQUE (member_id, promotion_id, day, place),
  constraint draw_member_id_promotion_id_nonce_key UNIQUE (member_id, promotion_id, nonce),
  constraint draw_amount_check CHECK ((amount >= 0)),
  constraint draw_drawn_check CHECK ((drawn >= 0)),
  constraint draw_nonce_check CHECK ((nonce >= 0)),
  constraint draw_place_check CHECK ((place > 0)),
  constraint draw_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table promotions.friend (
  id uuid not null,
  merchant_id text not null,
  promotion_id text not null,
  referrer_id uuid not null,
  friend_id uuid not null,
  state text not null,
  bars text[] default '{}'::text[] not null,
  terms_version integer not null,
  rules jsonb not null,
  currency text not null,
  deposit bigint not null,
  registered_at timestamp with time zone not null,
  until timestamp with time zone not null,
  valid_bet bigint default 0 not null,
  reward_id uuid,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint friend_pkey PRIMARY KEY (id),
  constraint friend_friend_id_promotion_id_key UNIQUE (friend_id, promotion_id),
  constraint friend_reward_id_key UNIQUE (reward_id),
  constraint friend_check CHECK ((referrer_id <> friend_id)),
  constraint friend_check1 CHECK (((state = 'QUALIFIED'::text) = (reward_id IS NOT NULL))),
  constraint friend_deposit_check CHECK ((deposit > 0)),
  constraint friend_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'HELD'::text, 'QUALIFIED'::text, 'REFUSED'::text, 'MISSED'::text]))),
  constraint friend_valid_bet_check CHECK ((valid_bet >= 0)),
  constraint friend_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table promotions.given (
  merchant_id text not null,
  promotion_id text not null,
  cycle text not null,
  count integer not null,
  amount bigint not null,
  constraint given_pkey PRIMARY KEY (merchant_id, promotion_id, cycle),
  constraint given_amount_check CHECK ((amount >= 0)),
  constraint given_count_check CHECK ((count >= 0)),
  constraint given_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table promotions.joined (
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  control boolean not null,
  joined_at timestamp with time zone not null,
  constraint joined_pkey PRIMARY KEY (merchant_id, promotion_id, member_id),
  constraint joined_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table promotions.looked (
  one boolean default true not null,
  upto timestamp with time zone not null,
  constraint looked_pkey PRIMARY KEY (one),
  constraint looked_one_check CHECK (one)
);

create table promotions.mission_look (
  member_id uuid not null,
  at timestamp with time zone not null,
  constraint mission_look_pkey PRIMARY KEY (member_id)
);

create table promotions.mission_notified (
  member_id uuid not null,
  promotion_id text not null,
  cycle text not null,
  at timestamp with time zone not null,
  constraint mission_notified_pkey PRIMARY KEY (member_id, promotion_id, cycle)
);

create table promotions.participation (
  id uuid not null,
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  cycle text not null,
  state text not null,
  terms_version integer not null,
  currency text not null,
  amount bigint not null,
  required bigint not null,
  kind smallint not null,
  data jsonb not null,
  claim_before timestamp with time zone,
  claimed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  removed bigint,
  ended_at timestamp with time zone,
  constraint participation_pkey PRIMARY KEY (id),
  constraint participation_member_id_promotion_id_cycle_key UNIQUE (member_id, promotion_id, cycle),
  constraint participation_amount_check CHECK (((amount > 0) OR ((amount = 0) AND (data ?| ARRAY['free'::text, 'extra'::text])))),
  constraint participation_check CHECK (((state = 'CLAIMED'::text) = (claimed_at IS NOT NULL))),
  constraint participation_check1 CHECK (((state <> 'ISSUED'::text) OR (claim_before IS NOT NULL))),
  constraint participation_check2 CHECK (((removed IS NULL) OR (ended_at IS NOT NULL))),
  constraint participation_cycle_check CHECK (((length(cycle) >= 1) AND (length(cycle) <= 40))),
  constraint participation_removed_check CHECK ((removed >= 0)),
  constraint participation_required_check CHECK ((required >= 0)),
  constraint participation_state_check CHECK ((state = ANY (ARRAY['ISSUED'::text, 'CLAIMED'::text, 'CLOSED'::text]))),
  constraint participation_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table promotions.period (
  merchant_id text not null,
  promotion_id text not null,
  cycle text not null,
  issued integer not null,
  at timestamp with time zone not null,
  constraint period_pkey PRIMARY KEY (merchant_id, promotion_id, cycle)
);

create table promotions.prize (
  merchant_id text not null,
  promotion_id text not null,
  prize text not null,
  given integer not null,
  constraint prize_pkey PRIMARY KEY (merchant_id, promotion_id, prize),
  constraint prize_given_check CHECK ((given >= 0))
);

create table promotions.promotion (
  merchant_id text not null,
  id text not null,
  category text not null,
  titles jsonb not null,
  summaries jsonb not null,
  facts jsonb not null,
  terms jsonb not null,
  cleaned_by smallint not null,
  image_url text not null,
  sort smallint default 0 not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone,
  enabled boolean default true not null,
  version integer not null,
  created_at timestamp with time zone not null,
  rules jsonb default '{"kind": "INFO"}'::jsonb not null,
  segment_id text,
  control_percent smallint default 0 not null,
  vip_from smallint default 0 not null,
  constraint promotion_pkey PRIMARY KEY (merchant_id, id),
  constraint promotion_category_check CHECK ((category = ANY (ARRAY['WELCOME'::text, 'DAILY'::text, 'GAMES'::text, 'VIP'::text, 'EVENT'::text]))),
  constraint promotion_check CHECK (((end_at IS NULL) OR (end_at > start_at))),
  constraint promotion_control_percent_check CHECK (((control_percent >= 0) AND (control_percent <= 50))),
  constraint promotion_id_check CHECK ((id ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint promotion_version_check CHECK ((version > 0)),
  constraint promotion_vip_from_check CHECK (((vip_from >= 0) AND (vip_from <= 10))),
  constraint promotion_merchant_id_segment_id_fkey FOREIGN KEY (merchant_id, segment_id) REFERENCES promotions.segment(merchant_id, id)
);

create table promotions.score (
  merchant_id text not null,
  promotion_id text not null,
  cycle text not null,
  member_id uuid not null,
  score bigint not null,
  reached_at timestamp with time zone not null,
  constraint score_pkey PRIMARY KEY (merchant_id, promotion_id, cycle, member_id),
  constraint score_cycle_check CHECK (((length(cycle) >= 1) AND (length(cycle) <= 40))),
  constraint score_score_check CHECK ((score >= 0)),
  constraint score_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table promotions.segment (
  merchant_id text not null,
  id text not null,
  name text not null,
  rules jsonb not null,
  version integer not null,
  maker text not null,
  checker text not null,
  changed_at timestamp with time zone not null,
  constraint segment_pkey PRIMARY KEY (merchant_id, id),
  constraint segment_id_check CHECK ((id ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint segment_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint segment_version_check CHECK ((version > 0))
);

create table promotions.suspicion (
  id uuid not null,
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  reward_id uuid not null,
  state text not null,
  found jsonb not null,
  decided_by text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint suspicion_pkey PRIMARY KEY (id),
  constraint suspicion_reward_id_key UNIQUE (reward_id),
  constraint suspicion_check CHECK (((state = 'HELD'::text) = (decided_at IS NULL))),
  constraint suspicion_state_check CHECK ((state = ANY (ARRAY['HELD'::text, 'RELEASED'::text, 'REJECTED'::text]))),
  constraint suspicion_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES promotions.participation(id)
);

create table promotions.turn (
  member_id uuid not null,
  promotion_id text not null,
  merchant_id text not null,
  draws integer not null,
  constraint turn_pkey PRIMARY KEY (member_id, promotion_id),
  constraint turn_draws_check CHECK ((draws >= 0))
);

create table promotions.wording (
  merchant_id text not null,
  promotion_id text not null,
  version integer not null,
  titles jsonb not null,
  summaries jsonb not null,
  facts jsonb not null,
  terms jsonb not null,
  cleaned_by smallint not null,
  rules jsonb not null,
  constraint wording_pkey PRIMARY KEY (merchant_id, promotion_id, version),
  constraint wording_merchant_id_promotion_id_fkey FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotions.promotion(merchant_id, id)
);

create table protection.bucket (
  owner_id uuid not null,
  hour timestamp with time zone not null,
  staked bigint not null,
  won bigint not null,
  constraint bucket_pkey PRIMARY KEY (owner_id, hour)
) with (fillfactor=70);

create table protection.guard (
  owner_id uuid not null,
  merchant_id text not null,
  active boolean default false not null,
  cooling_until timestamp with time zone,
  excluded boolean default false not null,
  excluded_until timestamp with time zone,
  return_asked_at timestamp with time zone,
  session_ends_at timestamp with time zone,
  capped_until timestamp with time zone,
  cap_most bigint,
  cap_products text[],
  constraint guard_pkey PRIMARY KEY (owner_id),
  constraint guard_cap_most_check CHECK ((cap_most > 0)),
  constraint guard_check CHECK (((capped_until IS NOT NULL) OR ((cap_most IS NULL) AND (cap_products IS NULL))))
);

create table protection.marker (
  owner_id uuid not null,
  merchant_id text not null,
  level smallint not null,
  spoke jsonb not null,
  since timestamp with time zone not null,
  calm_since timestamp with time zone,
  told_at timestamp with time zone,
  looked_at timestamp with time zone not null,
  constraint marker_pkey PRIMARY KEY (owner_id),
  constraint marker_level_check CHECK (((level >= 0) AND (level <= 3)))
);

create table protection.member_limit (
  owner_id uuid not null,
  kind text not null,
  value bigint,
  pending boolean default false not null,
  pending_value bigint,
  pending_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint member_limit_pkey PRIMARY KEY (owner_id, kind),
  constraint member_limit_check CHECK (((pending = (pending_at IS NOT NULL)) AND (pending OR (pending_value IS NULL)))),
  constraint member_limit_kind_check CHECK ((kind = ANY (ARRAY['depositDay'::text, 'depositWeek'::text, 'depositMonth'::text, 'lossDay'::text, 'lossWeek'::text, 'lossMonth'::text, 'stake'::text, 'session'::text]))),
  constraint member_limit_pending_value_check CHECK ((pending_value >= 0)),
  constraint member_limit_value_check CHECK ((value >= 0))
);

create table protection.reality_check (
  owner_id uuid not null,
  minutes smallint not null,
  chosen boolean default false not null,
  session_id uuid not null,
  since timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint reality_check_pkey PRIMARY KEY (owner_id),
  constraint reality_check_minutes_check CHECK ((minutes > 0))
);

create table protection.step (
  owner_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  detail jsonb not null,
  constraint step_pkey PRIMARY KEY (owner_id, at, id),
  constraint step_kind_check CHECK ((kind = ANY (ARRAY['limit'::text, 'raiseAsked'::text, 'raiseConfirmed'::text, 'raiseDropped'::text, 'coolOff'::text, 'exclusion'::text, 'returnAsked'::text, 'returned'::text, 'checkInterval'::text, 'checkAcknowledged'::text, 'sessionOver'::text, 'contact'::text, 'marked'::text, 'depositPrompt'::text])))
);

create table public.function_file (
  name text not null,
  hash text not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint function_file_pkey PRIMARY KEY (name)
);

create table public.migration (
  name text not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint migration_pkey PRIMARY KEY (name)
);

create table push.subscription (
  endpoint text not null,
  member_id uuid not null,
  device_id text not null,
  merchant_id text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamp with time zone not null,
  constraint subscription_pkey PRIMARY KEY (endpoint),
  constraint subscription_member_id_device_id_key UNIQUE (member_id, device_id),
  constraint subscription_endpoint_check CHECK ((length(endpoint) <= 1024))
);

create table rates.change (
  member_id uuid not null,
  id uuid not null,
  merchant_id text not null,
  product text not null,
  from_ppm integer,
  to_ppm integer not null,
  by_id uuid,
  at timestamp with time zone not null,
  constraint change_pkey PRIMARY KEY (member_id, id)
);

create table rates.rate (
  member_id uuid not null,
  product text not null,
  merchant_id text not null,
  ppm integer not null,
  since timestamp with time zone not null,
  constraint rate_pkey PRIMARY KEY (member_id, product),
  constraint rate_ppm_check CHECK (((ppm >= 0) AND (ppm <= 1000000)))
);

create table rebates.branch (
  scope text not null,
  beneficiary_id uuid not null,
  branch_id uuid not null,
  product text not null,
  currency text not null,
  merchant_id text not null,
  day date not null,
  amount bigint not null,
  constraint branch_pkey PRIMARY KEY (scope, beneficiary_id, branch_id, product, currency, merchant_id)
);

create table rebates.day (
  merchant_id text not null,
  day date not null,
  done_at timestamp with time zone not null,
  constraint day_pkey PRIMARY KEY (merchant_id, day)
);

create table rebates.mark (
  scope text not null,
  taken boolean default false not null,
  constraint mark_pkey PRIMARY KEY (taken, scope)
);

create table rebates.part (
  scope text not null,
  beneficiary_id uuid not null,
  source_id uuid not null,
  product text not null,
  currency text not null,
  merchant_id text not null,
  day date not null,
  base bigint not null,
  amount bigint not null,
  constraint part_pkey PRIMARY KEY (scope, beneficiary_id, source_id, product, currency)
);

create table rebates.posted (
  scope text not null,
  beneficiary_id uuid not null,
  currency text not null,
  own boolean not null,
  seq integer not null,
  merchant_id text not null,
  amount bigint not null,
  state smallint not null,
  at timestamp with time zone not null,
  constraint posted_pkey PRIMARY KEY (scope, beneficiary_id, currency, own, seq),
  constraint posted_state_check CHECK ((state = ANY (ARRAY[0, 1])))
);

create table rebates.team (
  scope text not null,
  leader_id uuid not null,
  near boolean not null,
  product text not null,
  currency text not null,
  merchant_id text not null,
  day date not null,
  amount bigint not null,
  constraint team_pkey PRIMARY KEY (scope, leader_id, near, product, currency, merchant_id)
);

create table rebates.to_sum (
  scope text not null,
  day date not null,
  moved_only boolean not null,
  constraint to_sum_pkey PRIMARY KEY (scope)
);

create table reconciliation."case" (
  id uuid not null,
  merchant_id text not null,
  kind text not null,
  about text not null,
  currency text not null,
  difference bigint not null,
  ours jsonb not null,
  theirs jsonb not null,
  state text default 'OPEN'::text not null,
  note text not null,
  opened_by text not null,
  opened_at timestamp with time zone not null,
  reason text,
  made_by text,
  checked_by text,
  closed_at timestamp with time zone,
  constraint case_pkey PRIMARY KEY (id),
  constraint case_check CHECK ((((state = 'OPEN'::text) = (closed_at IS NULL)) AND ((closed_at IS NULL) = (checked_by IS NULL)))),
  constraint case_kind_check CHECK ((kind = ANY (ARRAY['BANK'::text, 'VENDOR'::text, 'CHAIN'::text]))),
  constraint case_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'EXPLAINED'::text, 'WRITTEN_OFF'::text])))
);

create table reconciliation.chain_report (
  merchant_id text not null,
  chain text not null,
  address text not null,
  came_micro bigint not null,
  asked_at timestamp with time zone not null,
  constraint chain_report_pkey PRIMARY KEY (merchant_id, chain, address),
  constraint chain_report_came_micro_check CHECK ((came_micro >= 0))
);

create table reconciliation.resolution (
  id uuid not null,
  merchant_id text not null,
  day date not null,
  channel text not null,
  how text not null,
  unbacked bigint not null,
  suspense bigint not null,
  reason text not null,
  made_by text not null,
  checked_by text not null,
  at timestamp with time zone not null,
  constraint resolution_pkey PRIMARY KEY (id),
  constraint resolution_how_check CHECK ((how = ANY (ARRAY['EXPLAINED'::text, 'WRITTEN_OFF'::text]))),
  constraint resolution_suspense_check CHECK ((suspense >= 0)),
  constraint resolution_unbacked_check CHECK ((unbacked >= 0))
);

create table reconciliation.run (
  at timestamp with time zone not null,
  seconds real not null,
  checks integer not null,
  breaks jsonb not null,
  constraint run_pkey PRIMARY KEY (at),
  constraint run_checks_check CHECK ((checks > 0)),
  constraint run_seconds_check CHECK ((seconds >= (0)::double precision))
);

create table reconciliation.vendor_day (
  merchant_id text not null,
  vassalage text not null,
  day date not null,
  currency text not null,
  our_bets integer,
  our_stake bigint,
  our_payout bigint,
  our_net bigint not null,
  their_bets integer,
  their_stake bigint,
  their_payout bigint,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint vendor_day_pkey PRIMARY KEY (merchant_id, vassalage, day),
  constraint vendor_day_check CHECK ((((our_bets IS NULL) = (our_stake IS NULL)) AND ((our_bets IS NULL) = (our_payout IS NULL)))),
  constraint vendor_day_check1 CHECK ((((answered_at IS NULL) = (their_bets IS NULL)) AND ((their_bets IS NULL) = (their_stake IS NULL)) AND ((their_bets IS NULL) = (their_payout IS NULL))))
);

create table referrals.locked (
  member_id uuid not null,
  merchant_id text not null,
  by_id uuid not null,
  locked_at timestamp with time zone not null,
  constraint locked_pkey PRIMARY KEY (member_id)
);

create table referrals.ref_code (
  merchant_id text not null,
  code text not null,
  kind text not null,
  owner_id uuid not null,
  opens smallint default 0 not null,
  domain text,
  channel text default ''::text not null,
  note text default ''::text not null,
  valid_until timestamp with time zone,
  max_uses integer default 0 not null,
  uses integer default 0 not null,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  rates jsonb default '{}'::jsonb not null,
  opened integer default 0 not null,
  first_deposits integer default 0 not null,
  constraint ref_code_pkey PRIMARY KEY (merchant_id, code),
  constraint ref_code_check CHECK (((opens = 0) OR ((opens = 1) AND (kind = 'AGENT_LINK'::text)))),
  constraint ref_code_check1 CHECK (((domain IS NULL) OR (kind = 'AFFILIATE'::text))),
  constraint ref_code_check2 CHECK (((uses >= 0) AND ((max_uses = 0) OR (uses <= max_uses)))),
  constraint ref_code_code_check CHECK ((code ~ '^[0-9A-Z]{3,20}$'::text)),
  constraint ref_code_first_deposits_check CHECK ((first_deposits >= 0)),
  constraint ref_code_kind_check CHECK ((kind = ANY (ARRAY['AGENT_LINK'::text, 'AFFILIATE'::text, 'MEMBER_REFERRAL'::text]))),
  constraint ref_code_max_uses_check CHECK ((max_uses >= 0)),
  constraint ref_code_opened_check CHECK ((opened >= 0))
);

create table referrals.registration (
  member_id uuid not null,
  merchant_id text not null,
  code text not null,
  constraint registration_pkey PRIMARY KEY (member_id)
);

create table reports.liability (
  merchant_id text not null,
  day date not null,
  currency text not null,
  kind text not null,
  amount bigint not null,
  at timestamp with time zone not null,
  constraint liability_pkey PRIMARY KEY (merchant_id, day, currency, kind)
);

create table reports.mail (
  id uuid not null,
  merchant_id text not null,
  staff_id uuid not null,
  report text not null,
  filters jsonb not null,
  cadence text not null,
  hour smallint not null,
  language text not null,
  origin text not null,
  next_at timestamp with time zone not null,
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_cadence_check CHECK ((cadence = ANY (ARRAY['DAILY'::text, 'WEEKLY'::text, 'MONTHLY'::text]))),
  constraint mail_hour_check CHECK (((hour >= 0) AND (hour <= 23))),
  constraint mail_report_check CHECK ((report = ANY (ARRAY['play'::text, 'money'::text, 'cohorts'::text])))
);

create table risk."case" (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  kind text not null,
  about_id text not null,
  score integer not null,
  signals jsonb not null,
  state text default 'OPEN'::text not null,
  owner_id uuid,
  notes jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone,
  decided_at timestamp with time zone,
  merged_into uuid,
  merged_by text,
  merged_why text,
  constraint case_pkey PRIMARY KEY (id),
  constraint case_merchant_id_kind_about_id_key UNIQUE (merchant_id, kind, about_id),
  constraint case_kind_check CHECK ((kind = ANY (ARRAY['WITHDRAWAL'::text, 'TURNOVER'::text, 'AML'::text]))),
  constraint case_merged_check CHECK ((((state = 'MERGED'::text) = (merged_into IS NOT NULL)) AND ((merged_into IS NULL) = (merged_by IS NULL)) AND ((merged_by IS NULL) = (merged_why IS NULL)) AND ((merged_into IS NULL) OR (decided_at IS NOT NULL)) AND (merged_into <> id))),
  constraint case_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'INVESTIGATING'::text, 'CLEARED'::text, 'CONFIRMED'::text, 'REPORTED'::text, 'CLOSED_ACCOUNT'::text, 'MERGED'::text]))),
  constraint case_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES risk."case"(id),
  constraint case_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff.account(id)
);

create table risk.cleared_link (
  merchant_id text not null,
  device_id text not null,
  member_id uuid not null,
  reason text not null,
  cleared_by text not null,
  cleared_at timestamp with time zone not null,
  constraint cleared_link_pkey PRIMARY KEY (merchant_id, device_id, member_id)
);

create table risk.decision (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  about text not null,
  about_id text not null,
  amount bigint not null,
  signals jsonb not null,
  score integer not null,
  decision text not null,
  auto_max bigint not null,
  at timestamp with time zone not null,
  constraint decision_pkey PRIMARY KEY (id),
  constraint decision_about_about_id_key UNIQUE (about, about_id),
  constraint decision_decision_check CHECK ((decision = ANY (ARRAY['AUTO'::text, 'MANUAL'::text, 'SENIOR'::text, 'HOLD'::text])))
);

create table risk.rule (
  merchant_id text not null,
  signal text not null,
  weight integer not null,
  changed_at timestamp with time zone not null,
  constraint rule_pkey PRIMARY KEY (merchant_id, signal),
  constraint rule_weight_check CHECK (((weight >= '-100'::integer) AND (weight <= 100)))
);

create table risk.watch (
  id uuid not null,
  merchant_id text not null,
  kind text not null,
  value text not null,
  note text not null,
  added_by uuid not null,
  added_at timestamp with time zone not null,
  removed_by uuid,
  removed_at timestamp with time zone,
  constraint watch_pkey PRIMARY KEY (id),
  constraint watch_kind_check CHECK ((kind = ANY (ARRAY['NAME'::text, 'DEVICE'::text, 'IP'::text, 'BANK'::text, 'ADDRESS'::text]))),
  constraint watch_value_check CHECK (((length(value) >= 1) AND (length(value) <= 120)))
);

create table rounds.free_grant (
  id uuid not null,
  owner_id uuid not null,
  merchant_id text not null,
  games text[] not null,
  stake bigint not null,
  count integer not null,
  used integer default 0 not null,
  keeps_stake boolean not null,
  most bigint not null,
  turnover_x100 integer not null,
  won bigint default 0 not null,
  titles jsonb not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint free_grant_pkey PRIMARY KEY (id),
  constraint free_grant_check CHECK (((used >= 0) AND (used <= count))),
  constraint free_grant_check1 CHECK (((won >= 0) AND (won <= most))),
  constraint free_grant_count_check CHECK ((count > 0)),
  constraint free_grant_games_check CHECK ((cardinality(games) > 0)),
  constraint free_grant_most_check CHECK ((most > 0)),
  constraint free_grant_stake_check CHECK ((stake > 0)),
  constraint free_grant_turnover_x100_check CHECK ((turnover_x100 >= 0))
);

create table rounds.free_round (
  owner_id uuid not null,
  id uuid not null,
  grant_id uuid not null,
  place integer not null,
  stake bigint not null,
  payout bigint not null,
  returned bigint not null,
  at timestamp with time zone not null,
  voided_at timestamp with time zone,
  constraint free_round_pkey PRIMARY KEY (owner_id, id),
  constraint free_round_grant_id_place_key UNIQUE (grant_id, place),
  constraint free_round_check CHECK (((returned >= 0) AND (returned <= payout))),
  constraint free_round_payout_check CHECK ((payout >= 0)),
  constraint free_round_place_check CHECK ((place > 0)),
  constraint free_round_stake_check CHECK ((stake > 0)),
  constraint free_round_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES rounds.free_grant(id)
);

create table rounds.gamble (
  owner_id uuid not null,
  id uuid not null,
  of_round uuid not null,
  step smallint not null,
  stake bigint not null,
  payout bigint not null,
  at timestamp with time zone not null,
  constraint gamble_pkey PRIMARY KEY (owner_id, id),
  constraint gamble_owner_id_of_round_step_key UNIQUE (owner_id, of_round, step),
  constraint gamble_payout_check CHECK ((payout >= 0)),
  constraint gamble_stake_check CHECK ((stake > 0)),
  constraint gamble_step_check CHECK (((step >= 1) AND (step <= 5)))
);

create table rounds.game_session (
  owner_id uuid not null,
  id uuid not null,
  bearer_hash bytea,
  launch_hash bytea,
  merchant_id text not null,
  session_id uuid not null,
  account text not null,
  game_id text not null,
  book smallint not null,
  wallet_no integer not null,
  currency text not null,
  language text not null,
  launch_expires_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint game_session_pkey PRIMARY KEY (owner_id, id),
  constraint game_session_bearer_hash_key UNIQUE (bearer_hash),
  constraint game_session_launch_hash_key UNIQUE (launch_hash)
);

create table rounds.move (
  owner_id uuid not null,
  run_id uuid not null,
  place smallint not null,
  key uuid not null,
  move text not null,
  at timestamp with time zone not null,
  raised bigint,
  constraint move_pkey PRIMARY KEY (owner_id, run_id, place),
  constraint move_owner_id_key_key UNIQUE (owner_id, key),
  constraint move_move_check CHECK ((move ~ '^[a-z0-9]$'::text)),
  constraint move_place_check CHECK ((place > 0)),
  constraint move_raised_check CHECK ((raised > 0)),
  constraint move_owner_id_run_id_fkey FOREIGN KEY (owner_id, run_id) REFERENCES rounds.run(owner_id, id)
);

create table rounds.play_state (
  owner_id uuid not null,
  game_id text not null,
  book smallint not null,
  seed_id uuid not null,
  next_seed_id uuid not null,
  nonce bigint default 0 not null,
  session_id uuid,
  session_expires_at timestamp with time zone,
  open_round uuid,
  open_seen smallint default 0 not null,
  last_spin_at timestamp with time zone,
  auto_id uuid,
  auto_left integer default 0 not null,
  auto_loss_left bigint default 0 not null,
  auto_win_limit bigint,
  auto_stop_on_feature boolean default false not null,
  guarded boolean default false not null,
  check_due_at timestamp with time zone,
  constraint play_state_pkey PRIMARY KEY (owner_id, game_id, book)
) with (fillfactor=50);

create table rounds.round (
  owner_id uuid not null,
  id uuid not null,
  seed_id uuid not null,
  nonce bigint not null,
  rules_no smallint not null,
  steps smallint not null,
  draws bytea not null,
  constraint round_pkey PRIMARY KEY (owner_id, id)
) partition by HASH (owner_id);

create table rounds.rules (
  rules_no smallint generated always as identity not null,
  game_id text not null,
  configuration_hash text not null,
  constraint rules_pkey PRIMARY KEY (rules_no),
  constraint rules_game_id_configuration_hash_key UNIQUE (game_id, configuration_hash),
  constraint rules_configuration_hash_check CHECK ((configuration_hash ~ '^[0-9a-f]{64}$'::text))
);

create table rounds.run (
  owner_id uuid not null,
  id uuid not null,
  game_id text not null,
  book smallint not null,
  wallet_no integer not null,
  currency text not null,
  vendor text not null,
  seed_id uuid not null,
  nonce bigint not null,
  rules_no smallint not null,
  opening text not null,
  stake bigint not null,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_key uuid,
  constraint run_pkey PRIMARY KEY (owner_id, id),
  constraint run_opening_check CHECK ((opening ~ '^[a-z0-9]{1,16}$'::text)),
  constraint run_stake_check CHECK ((stake > 0))
);

create table rounds.seed (
  owner_id uuid not null,
  id uuid not null,
  game_id text not null,
  book smallint not null,
  commitment bytea not null,
  sealed bytea not null,
  client_seed text not null,
  rounds bigint default 0 not null,
  created_at timestamp with time zone not null,
  revealed_at timestamp with time zone,
  rules_nos smallint[] default '{}'::smallint[] not null,
  constraint seed_pkey PRIMARY KEY (owner_id, id),
  constraint seed_id_key UNIQUE (id),
  constraint seed_client_seed_check CHECK ((client_seed ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  constraint seed_commitment_check CHECK ((length(commitment) = 32))
);

create table rtp.day (
  merchant_id text not null,
  day date not null,
  game_id text not null,
  mode text not null,
  currency text not null,
  rounds bigint not null,
  staked numeric not null,
  won numeric not null,
  expected numeric not null,
  variance numeric not null,
  squares numeric not null,
  constraint day_pkey PRIMARY KEY (merchant_id, day, game_id, mode, currency),
  constraint day_expected_check CHECK ((expected >= (0)::numeric)),
  constraint day_rounds_check CHECK ((rounds > 0)),
  constraint day_squares_check CHECK ((squares >= (0)::numeric)),
  constraint day_staked_check CHECK ((staked > (0)::numeric)),
  constraint day_variance_check CHECK ((variance >= (0)::numeric)),
  constraint day_won_check CHECK ((won >= (0)::numeric))
) with (fillfactor=50);

create table security.challenge (
  challenge_hash bytea not null,
  merchant_id text not null,
  member_id uuid,
  expires_at timestamp with time zone not null,
  constraint challenge_pkey PRIMARY KEY (challenge_hash)
);

create table security.change (
  member_id uuid not null,
  at timestamp with time zone not null,
  id uuid not null,
  what text not null,
  ip text not null,
  detail jsonb default '{}'::jsonb not null,
  constraint change_pkey PRIMARY KEY (member_id, at, id)
);

create table security.closure (
  member_id uuid not null,
  merchant_id text not null,
  closed_at timestamp with time zone not null,
  reason text not null,
  given_up bigint not null,
  currency text not null,
  erase_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  forget_at timestamp with time zone not null,
  forgotten_at timestamp with time zone,
  constraint closure_pkey PRIMARY KEY (member_id)
);

create table security.export (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  state smallint default 0 not null,
  tries integer default 0 not null,
  claimed_until timestamp with time zone,
  language text not null,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  bytes bigint,
  report text default 'OWN_DATA'::text not null,
  filter jsonb default '{}'::jsonb not null,
  cut_at integer,
  constraint export_pkey PRIMARY KEY (id),
  constraint export_report_check CHECK ((report = ANY (ARRAY['OWN_DATA'::text, 'BETS'::text, 'TRANSACTIONS'::text, 'TEAM_BETS'::text, 'TEAM_TRANSACTIONS'::text, 'TEAM_ACCOUNTS'::text, 'TEAM_PROFIT'::text]))),
  constraint export_state_check CHECK ((state = ANY (ARRAY[0, 1, 2, 3])))
);

create table security.export_piece (
  export_id uuid not null,
  no integer not null,
  piece_sealed bytea not null,
  constraint export_piece_pkey PRIMARY KEY (export_id, no)
);

create table security.known_device (
  member_id uuid not null,
  token_hash bytea not null,
  name text not null,
  known_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint known_device_pkey PRIMARY KEY (member_id, token_hash)
);

create table security.passkey (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  rp_id text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  synced boolean not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id)
);

create table security.pin_try (
  member_id uuid not null,
  count integer not null,
  since timestamp with time zone not null,
  locked_until timestamp with time zone,
  constraint pin_try_pkey PRIMARY KEY (member_id)
);

create table security.recovery_code (
  member_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (member_id, code_hash)
);

create table security.second_step (
  ticket_hash bytea not null,
  merchant_id text not null,
  member_id uuid not null,
  shown bytea not null,
  password_print bytea not null,
  by_password boolean not null,
  weak_password boolean not null,
  tries integer default 0 not null,
  used_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint second_step_pkey PRIMARY KEY (ticket_hash)
);

create table security.totp (
  member_id uuid not null,
  secret_sealed bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  created_at timestamp with time zone not null,
  constraint totp_pkey PRIMARY KEY (member_id)
);

create table sessions.captcha (
  id text not null,
  answer bytea not null,
  expires_at timestamp with time zone not null,
  constraint captcha_pkey PRIMARY KEY (id)
);

create table sessions.failure (
  key bytea not null,
  count integer not null,
  since timestamp with time zone not null,
  locked_until timestamp with time zone,
  constraint failure_pkey PRIMARY KEY (key)
);

create table sessions.human_proof (
  nonce text not null,
  expires_at timestamp with time zone not null,
  constraint human_proof_pkey PRIMARY KEY (nonce)
);

create table sessions.live_ticket (
  ticket_hash bytea not null,
  merchant_id text not null,
  member_id uuid not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint live_ticket_pkey PRIMARY KEY (ticket_hash)
);

create table sessions.login_record (
  member_id uuid not null,
  at timestamp with time zone not null,
  id uuid not null,
  merchant_id text not null,
  ip text not null,
  place text not null,
  device text not null,
  result smallint not null,
  constraint login_record_pkey PRIMARY KEY (member_id, at, id),
  constraint login_record_result_check CHECK ((result = ANY (ARRAY[0, 1, 2, 3])))
) partition by RANGE (at);

create table sessions.session (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  user_name text not null,
  type smallint not null,
  token_hash bytea not null,
  handle_hash bytea not null,
  weak_password boolean not null,
  password_expired boolean not null,
  password_change_required boolean not null,
  device_id text not null,
  device_name text not null,
  ip text not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_why text,
  place text default ''::text not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_ended_why_check CHECK ((ended_why = ANY (ARRAY['logout'::text, 'kicked'::text, 'password'::text, 'closed'::text, 'expired'::text, 'replaced'::text])))
);

create table settings.body_key (
  kid text not null,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamp with time zone not null,
  constraint body_key_pkey PRIMARY KEY (kid)
);

create table settings.brand_host (
  host text not null,
  merchant_id text not null,
  login_scope text not null,
  added_by text not null,
  added_at timestamp with time zone not null,
  constraint brand_host_pkey PRIMARY KEY (host),
  constraint brand_host_host_check CHECK (((host = lower(host)) AND ((length(host) >= 1) AND (length(host) <= 248)))),
  constraint brand_host_login_scope_check CHECK ((login_scope = ANY (ARRAY['ANY'::text, 'AGENT'::text, 'MEMBER'::text])))
);

create table settings.door_hit (
  merchant_id text not null,
  rule text not null,
  lane smallint not null,
  day date not null,
  today bigint not null,
  total bigint not null,
  last_at timestamp with time zone not null,
  constraint door_hit_pkey PRIMARY KEY (merchant_id, rule, lane),
  constraint door_hit_check CHECK ((total >= today)),
  constraint door_hit_rule_check CHECK (((length(rule) >= 1) AND (length(rule) <= 60))),
  constraint door_hit_today_check CHECK ((today >= 0))
);

create table settings.opened_body (
  jti text not null,
  at timestamp with time zone not null,
  constraint opened_body_pkey PRIMARY KEY (jti)
);

create table settings.setting (
  merchant_id text not null,
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null,
  constraint setting_pkey PRIMARY KEY (merchant_id, key)
);

create table settings.text (
  merchant_id text not null,
  language text not null,
  key text not null,
  message text not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint text_pkey PRIMARY KEY (merchant_id, language, key),
  constraint text_key_check CHECK (((length(key) >= 1) AND (length(key) <= 120))),
  constraint text_language_check CHECK ((language ~ '^[A-Z]{2}$'::text)),
  constraint text_message_check CHECK (((length(message) >= 1) AND (length(message) <= 2000)))
);

create table staff.account (
  id uuid not null,
  merchant_id text not null,
  name text not null,
  shown_as text not null,
  password_hash text not null,
  totp_secret bytea,
  totp_since timestamp with time zone,
  totp_step bigint default 0 not null,
  enrol_until timestamp with time zone not null,
  demonstration boolean default false not null,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  email text,
  email_verified_at timestamp with time zone,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_merchant_id_name_key UNIQUE (merchant_id, name),
  constraint account_name_check CHECK ((name = lower(name)))
);

create table staff.account_role (
  staff_id uuid not null,
  merchant_id text not null,
  role text not null,
  constraint account_role_pkey PRIMARY KEY (staff_id, role),
  constraint account_role_merchant_id_role_fkey FOREIGN KEY (merchant_id, role) REFERENCES staff.role(merchant_id, code),
  constraint account_role_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table staff.favorite (
  staff_id uuid not null,
  path text not null,
  since timestamp with time zone not null,
  constraint favorite_pkey PRIMARY KEY (staff_id, path),
  constraint favorite_path_check CHECK ((path ~ '^/[a-z][a-z0-9-]{0,39}$'::text)),
  constraint favorite_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table staff.house_right (
  staff_id uuid not null,
  name text not null,
  given_at timestamp with time zone not null,
  constraint house_right_pkey PRIMARY KEY (staff_id, name),
  constraint house_right_name_check CHECK ((name ~ '^[a-zA-Z]+\.[a-z]+$'::text)),
  constraint house_right_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table staff.invitation (
  staff_id uuid not null,
  secret_hash bytea not null,
  email text,
  expires_at timestamp with time zone not null,
  constraint invitation_pkey PRIMARY KEY (staff_id),
  constraint invitation_secret_hash_key UNIQUE (secret_hash),
  constraint invitation_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table staff.live_ticket (
  ticket_hash bytea not null,
  merchant_id text not null,
  staff_id uuid not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint live_ticket_pkey PRIMARY KEY (ticket_hash)
);

create table staff.login_step (
  ticket_hash bytea not null,
  staff_id uuid not null,
  secret bytea,
  expires_at timestamp with time zone not null,
  constraint login_step_pkey PRIMARY KEY (ticket_hash),
  constraint login_step_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table staff.permission (
  merchant_id text not null,
  role text not null,
  page text not null,
  action text not null,
  constraint permission_pkey PRIMARY KEY (merchant_id, role, page, action),
  constraint permission_action_check CHECK ((action = ANY (ARRAY['view'::text, 'edit'::text, 'approve'::text, 'export'::text, 'senior'::text]))),
  constraint permission_merchant_id_role_fkey FOREIGN KEY (merchant_id, role) REFERENCES staff.role(merchant_id, code) ON DELETE CASCADE
);

create table staff.recovery_code (
  staff_id uuid not null,
  hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (staff_id, hash),
  constraint recovery_code_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table staff.refused_call (
  staff_id uuid not null,
  call text not null,
  since timestamp with time zone not null,
  times integer not null,
  constraint refused_call_pkey PRIMARY KEY (staff_id, call),
  constraint refused_call_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table staff.role (
  merchant_id text not null,
  code text not null,
  offered text[] default '{}'::text[] not null,
  constraint role_pkey PRIMARY KEY (merchant_id, code),
  constraint role_code_check CHECK ((code ~ '^[A-Z][A-Z_]{1,39}$'::text))
);

create table staff.session (
  id uuid not null,
  merchant_id text not null,
  staff_id uuid not null,
  token_hash bytea not null,
  handle_hash bytea not null,
  ip text not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table staff.sponsor (
  staff_id uuid not null,
  sponsor_id uuid not null,
  at timestamp with time zone not null,
  constraint sponsor_pkey PRIMARY KEY (staff_id, sponsor_id),
  constraint sponsor_sponsor_id_fkey FOREIGN KEY (sponsor_id) REFERENCES staff.account(id),
  constraint sponsor_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table staff.view (
  staff_id uuid not null,
  page text not null,
  name text not null,
  settings jsonb not null,
  constraint view_pkey PRIMARY KEY (staff_id, page, name),
  constraint view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint view_page_check CHECK ((page ~ '^[a-z][a-zA-Z-]{0,39}$'::text)),
  constraint view_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.account(id)
);

create table transfers.keyless (
  owner_id uuid not null,
  fingerprint bytea not null,
  request_id uuid not null,
  at timestamp with time zone not null,
  constraint keyless_pkey PRIMARY KEY (owner_id, fingerprint)
);

create table transfers.member_transfer (
  id uuid not null,
  merchant_id text not null,
  sender_id uuid not null,
  receiver_id uuid not null,
  direction text not null,
  amount bigint not null,
  currency text not null,
  at timestamp with time zone not null,
  constraint member_transfer_pkey PRIMARY KEY (id),
  constraint member_transfer_amount_check CHECK ((amount > 0)),
  constraint member_transfer_check CHECK ((receiver_id <> sender_id)),
  constraint member_transfer_direction_check CHECK ((direction = ANY (ARRAY['UP'::text, 'DOWN'::text])))
);

create table transfers.request (
  owner_id uuid not null,
  id uuid not null,
  fingerprint bytea not null,
  at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint request_pkey PRIMARY KEY (owner_id, id)
);

create table transfers.vendor_transfer (
  id uuid not null,
  owner_id uuid not null,
  request_id uuid not null,
  merchant_id text not null,
  vassalage text not null,
  wallet_no integer not null,
  direction text not null,
  amount bigint not null,
  currency text not null,
  state text not null,
  reason text,
  asked integer default 0 not null,
  ask_at timestamp with time zone,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint vendor_transfer_pkey PRIMARY KEY (id),
  constraint vendor_transfer_owner_id_request_id_vassalage_key UNIQUE (owner_id, request_id, vassalage),
  constraint vendor_transfer_amount_check CHECK ((amount > 0)),
  constraint vendor_transfer_check CHECK (((state = ANY (ARRAY['DONE'::text, 'REVERSED'::text])) = (ended_at IS NOT NULL))),
  constraint vendor_transfer_check1 CHECK (((state = ANY (ARRAY['SENT'::text, 'UNKNOWN'::text])) = (ask_at IS NOT NULL))),
  constraint vendor_transfer_direction_check CHECK ((direction = ANY (ARRAY['IN'::text, 'OUT'::text]))),
  constraint vendor_transfer_state_check CHECK ((state = ANY (ARRAY['CREATED'::text, 'DEBITED'::text, 'SENT'::text, 'DONE'::text, 'REVERSED'::text, 'UNKNOWN'::text, 'MANUAL'::text]))),
  constraint vendor_transfer_wallet_no_check CHECK ((wallet_no > 100))
);

create table transfers.vendor_wallet (
  owner_id uuid not null,
  vassalage text not null,
  merchant_id text not null,
  wallet_no integer not null,
  moves bigint default 0 not null,
  opened_at timestamp with time zone not null,
  moved_at timestamp with time zone,
  asked_at timestamp with time zone,
  constraint vendor_wallet_pkey PRIMARY KEY (owner_id, vassalage),
  constraint vendor_wallet_owner_id_wallet_no_key UNIQUE (owner_id, wallet_no),
  constraint vendor_wallet_wallet_no_check CHECK ((wallet_no > 100))
);

create table turnover.requirement (
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  source text not null,
  source_id text not null,
  required bigint not null,
  done bigint default 0 not null,
  contrib jsonb,
  min_odds_milli integer,
  state text default 'OPEN'::text not null,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  flagged boolean default false not null,
  constraint requirement_pkey PRIMARY KEY (id),
  constraint requirement_member_id_source_source_id_key UNIQUE (member_id, source, source_id),
  constraint requirement_check CHECK (((done >= 0) AND (done <= required))),
  constraint requirement_check1 CHECK (((state = 'OPEN'::text) = (closed_at IS NULL))),
  constraint requirement_check2 CHECK (((state <> 'DONE'::text) OR (done = required) OR flagged)),
  constraint requirement_required_check CHECK ((required > 0)),
  constraint requirement_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'DONE'::text, 'CLEARED_LOW_BALANCE'::text, 'DROPPED'::text, 'WAIVED'::text])))
);

create table turnover.use (
  member_id uuid not null,
  wager_id uuid not null,
  requirement_id uuid not null,
  used bigint not null,
  constraint use_pkey PRIMARY KEY (member_id, wager_id, requirement_id),
  constraint use_used_check CHECK ((used > 0)),
  constraint use_requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES turnover.requirement(id)
);

create table vip.event (
  member_id uuid not null,
  id uuid not null,
  merchant_id text not null,
  kind text not null,
  from_level smallint not null,
  to_level smallint not null,
  ladder integer not null,
  valid_bet bigint,
  deposit bigint,
  month_bet bigint,
  used bigint default 0 not null,
  by_id uuid,
  reason text default ''::text not null,
  at timestamp with time zone not null,
  constraint event_pkey PRIMARY KEY (member_id, id),
  constraint event_check CHECK ((to_level <> from_level)),
  constraint event_check1 CHECK (((kind = 'HAND'::text) = (by_id IS NOT NULL))),
  constraint event_kind_check CHECK ((kind = ANY (ARRAY['RISE'::text, 'FALL'::text, 'HAND'::text])))
);

create table vip.gift (
  member_id uuid not null,
  kind text not null,
  period text not null,
  merchant_id text not null,
  level smallint not null,
  currency text not null,
  amount bigint not null,
  offered_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  constraint gift_pkey PRIMARY KEY (member_id, kind, period),
  constraint gift_amount_check CHECK ((amount > 0)),
  constraint gift_kind_check CHECK ((kind = ANY (ARRAY['UPGRADE'::text, 'WEEKLY'::text, 'MONTHLY'::text, 'BIRTHDAY'::text])))
);

create table vip.host (
  member_id uuid not null,
  merchant_id text not null,
  staff_id uuid not null,
  since timestamp with time zone not null,
  constraint host_pkey PRIMARY KEY (member_id)
);

create table vip.host_change (
  id uuid not null,
  member_id uuid not null,
  merchant_id text not null,
  from_staff uuid,
  to_staff uuid,
  by_name text not null,
  reason text not null,
  at timestamp with time zone not null,
  seq bigint generated always as identity not null,
  constraint host_change_pkey PRIMARY KEY (id),
  constraint host_change_check CHECK ((from_staff IS DISTINCT FROM to_staff))
);

create table vip.ladder (
  merchant_id text not null,
  version integer not null,
  levels jsonb not null,
  rebate jsonb not null,
  from_day date not null,
  by_id uuid not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint ladder_pkey PRIMARY KEY (merchant_id, version),
  constraint ladder_version_check CHECK ((version > 0))
);

create table vip.rebate (
  member_id uuid not null,
  day date not null,
  seq integer not null,
  merchant_id text not null,
  currency text not null,
  level smallint not null,
  bets jsonb not null,
  amount bigint not null,
  state smallint not null,
  at timestamp with time zone not null,
  constraint rebate_pkey PRIMARY KEY (member_id, day, seq),
  constraint rebate_state_check CHECK ((state = ANY (ARRAY[0, 1])))
);

create table vip.run (
  merchant_id text not null,
  kind text not null,
  day date not null,
  upto uuid,
  changed integer default 0 not null,
  done_at timestamp with time zone,
  constraint run_pkey PRIMARY KEY (merchant_id, kind, day),
  constraint run_kind_check CHECK ((kind = ANY (ARRAY['RISE'::text, 'KEEP'::text, 'REBATE'::text])))
);

create table vip.state (
  member_id uuid not null,
  merchant_id text not null,
  level smallint not null,
  peak smallint not null,
  raised_at timestamp with time zone,
  fell_on date,
  used bigint default 0 not null,
  kept_month date,
  changed_at timestamp with time zone not null,
  constraint state_pkey PRIMARY KEY (member_id),
  constraint state_check CHECK ((peak >= level)),
  constraint state_level_check CHECK ((level >= 0)),
  constraint state_used_check CHECK ((used >= 0))
);

create table wagers.active_day (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  constraint active_day_pkey PRIMARY KEY (merchant_id, day, member_id)
);

create table wagers.late_hour (
  owner_id uuid not null,
  hour timestamp with time zone not null,
  settled_to timestamp with time zone,
  constraint late_hour_pkey PRIMARY KEY (owner_id, hour)
) with (fillfactor=80);

create table wagers.movement (
  owner_id uuid not null,
  key uuid not null,
  source smallint not null,
  kind smallint not null,
  status smallint not null,
  account_no integer not null,
  currency text not null,
  vendor text not null,
  round_id uuid not null,
  ref uuid,
  amount bigint not null,
  moved bigint not null,
  debt bigint not null,
  wager_id uuid,
  step integer,
  part_of uuid,
  balance_before bigint not null,
  balance_after bigint not null,
  version bigint not null,
  reason text,
  at timestamp with time zone not null,
  written_at timestamp with time zone not null,
  constraint movement_pkey PRIMARY KEY (owner_id, key, source)
) partition by HASH (owner_id);

create table wagers.net_since (
  at timestamp with time zone not null,
  cards_at timestamp with time zone not null,
  constraint net_since_pkey PRIMARY KEY (at)
);

create table wagers.round_state (
  owner_id uuid not null,
  source smallint not null,
  round_id uuid not null,
  bets integer default 0 not null,
  wins integer default 0 not null,
  steps integer default 0 not null,
  closed_at timestamp with time zone,
  state smallint generated always as (
CASE
    WHEN (bets = 0) THEN 3
    WHEN (closed_at IS NOT NULL) THEN 2
    WHEN (wins > 0) THEN 1
    ELSE 0
END) stored not null,
  account_no integer not null,
  currency text not null,
  book smallint not null,
  product text not null,
  vendor text not null,
  game_id text not null,
  merchant_id text not null,
  opened_at timestamp with time zone not null,
  constraint round_state_pkey PRIMARY KEY (owner_id, round_id, source),
  constraint round_state_bets_check CHECK ((bets >= 0)),
  constraint round_state_wins_check CHECK ((wins >= 0))
) partition by HASH (owner_id);

create table wagers.round_step (
  owner_id uuid not null,
  round_id uuid not null,
  source smallint not null,
  step integer not null,
  kind smallint not null,
  key uuid not null,
  wager_id uuid not null,
  named boolean not null,
  moved bigint not null,
  undone boolean default false not null,
  constraint round_step_pkey PRIMARY KEY (owner_id, round_id, source, step)
) partition by HASH (owner_id);

create table wagers.vendor_day (
  merchant_id text not null,
  day date not null,
  vassalage text not null,
  bets bigint not null,
  stake numeric not null,
  payout numeric not null,
  players integer not null,
  at timestamp with time zone not null,
  constraint vendor_day_pkey PRIMARY KEY (merchant_id, day, vassalage)
);

create table wagers.wager (
  owner_id uuid not null,
  id uuid not null,
  round_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  placed_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  status smallint not null,
  book smallint not null,
  currency text not null,
  product text not null,
  vendor text not null,
  game_id text not null,
  held_before bigint,
  held_after bigint,
  constraint wager_pkey PRIMARY KEY (owner_id, id)
) partition by HASH (owner_id);

create table winners.win (
  owner_id uuid not null,
  wager_id uuid not null,
  merchant_id text not null,
  game_id text not null,
  vendor text not null,
  stake bigint not null,
  winnings bigint not null,
  shown_at timestamp with time zone not null,
  constraint win_pkey PRIMARY KEY (owner_id, wager_id),
  constraint win_winnings_check CHECK ((winnings > 0))
);

-- Partitions

create table audit.entry_rest partition of audit.entry DEFAULT;
create table chat.message_rest partition of chat.message DEFAULT;
create table chat.room_message_rest partition of chat.room_message DEFAULT;
create table ledger.hold_0 partition of ledger.hold FOR VALUES WITH (modulus 4, remainder 0);
create table ledger.hold_1 partition of ledger.hold FOR VALUES WITH (modulus 4, remainder 1);
create table ledger.hold_2 partition of ledger.hold FOR VALUES WITH (modulus 4, remainder 2);
create table ledger.hold_3 partition of ledger.hold FOR VALUES WITH (modulus 4, remainder 3);
create table ledger.hold_event_0 partition of ledger.hold_event FOR VALUES WITH (modulus 4, remainder 0);
create table ledger.hold_event_1 partition of ledger.hold_event FOR VALUES WITH (modulus 4, remainder 1);
create table ledger.hold_event_2 partition of ledger.hold_event FOR VALUES WITH (modulus 4, remainder 2);
create table ledger.hold_event_3 partition of ledger.hold_event FOR VALUES WITH (modulus 4, remainder 3);
create table ledger.reversal_0 partition of ledger.reversal FOR VALUES WITH (modulus 4, remainder 0);
create table ledger.reversal_1 partition of ledger.reversal FOR VALUES WITH (modulus 4, remainder 1);
create table ledger.reversal_2 partition of ledger.reversal FOR VALUES WITH (modulus 4, remainder 2);
create table ledger.reversal_3 partition of ledger.reversal FOR VALUES WITH (modulus 4, remainder 3);
create table ledger.tombstone_0 partition of ledger.tombstone FOR VALUES WITH (modulus 4, remainder 0);
create table ledger.tombstone_1 partition of ledger.tombstone FOR VALUES WITH (modulus 4, remainder 1);
create table ledger.tombstone_2 partition of ledger.tombstone FOR VALUES WITH (modulus 4, remainder 2);
create table ledger.tombstone_3 partition of ledger.tombstone FOR VALUES WITH (modulus 4, remainder 3);
create table ledger.transfer_0 partition of ledger.transfer FOR VALUES WITH (modulus 4, remainder 0);
create table ledger.transfer_1 partition of ledger.transfer FOR VALUES WITH (modulus 4, remainder 1);
create table ledger.transfer_2 partition of ledger.transfer FOR VALUES WITH (modulus 4, remainder 2);
create table ledger.transfer_3 partition of ledger.transfer FOR VALUES WITH (modulus 4, remainder 3);
create table lottery.orders_0 partition of lottery.orders FOR VALUES WITH (modulus 4, remainder 0);
create table lottery.orders_1 partition of lottery.orders FOR VALUES WITH (modulus 4, remainder 1);
create table lottery.orders_2 partition of lottery.orders FOR VALUES WITH (modulus 4, remainder 2);
create table lottery.orders_3 partition of lottery.orders FOR VALUES WITH (modulus 4, remainder 3);
create table lottery.settlement_0 partition of lottery.settlement FOR VALUES WITH (modulus 4, remainder 0);
create table lottery.settlement_1 partition of lottery.settlement FOR VALUES WITH (modulus 4, remainder 1);
create table lottery.settlement_2 partition of lottery.settlement FOR VALUES WITH (modulus 4, remainder 2);
create table lottery.settlement_3 partition of lottery.settlement FOR VALUES WITH (modulus 4, remainder 3);
create table lottery.ticket_0 partition of lottery.ticket FOR VALUES WITH (modulus 4, remainder 0);
create table lottery.ticket_1 partition of lottery.ticket FOR VALUES WITH (modulus 4, remainder 1);
create table lottery.ticket_2 partition of lottery.ticket FOR VALUES WITH (modulus 4, remainder 2);
create table lottery.ticket_3 partition of lottery.ticket FOR VALUES WITH (modulus 4, remainder 3);
create table messages.message_rest partition of messages.message DEFAULT;
create table rounds.round_0 partition of rounds.round FOR VALUES WITH (modulus 4, remainder 0);
create table rounds.round_1 partition of rounds.round FOR VALUES WITH (modulus 4, remainder 1);
create table rounds.round_2 partition of rounds.round FOR VALUES WITH (modulus 4, remainder 2);
create table rounds.round_3 partition of rounds.round FOR VALUES WITH (modulus 4, remainder 3);
create table sessions.login_record_rest partition of sessions.login_record DEFAULT;
create table wagers.movement_0 partition of wagers.movement FOR VALUES WITH (modulus 4, remainder 0);
create table wagers.movement_1 partition of wagers.movement FOR VALUES WITH (modulus 4, remainder 1);
create table wagers.movement_2 partition of wagers.movement FOR VALUES WITH (modulus 4, remainder 2);
create table wagers.movement_3 partition of wagers.movement FOR VALUES WITH (modulus 4, remainder 3);
create table wagers.round_state_0 partition of wagers.round_state FOR VALUES WITH (modulus 4, remainder 0);
create table wagers.round_state_1 partition of wagers.round_state FOR VALUES WITH (modulus 4, remainder 1);
create table wagers.round_state_2 partition of wagers.round_state FOR VALUES WITH (modulus 4, remainder 2);
create table wagers.round_state_3 partition of wagers.round_state FOR VALUES WITH (modulus 4, remainder 3);
create table wagers.round_step_0 partition of wagers.round_step FOR VALUES WITH (modulus 4, remainder 0);
create table wagers.round_step_1 partition of wagers.round_step FOR VALUES WITH (modulus 4, remainder 1);
create table wagers.round_step_2 partition of wagers.round_step FOR VALUES WITH (modulus 4, remainder 2);
create table wagers.round_step_3 partition of wagers.round_step FOR VALUES WITH (modulus 4, remainder 3);
create table wagers.wager_0 partition of wagers.wager FOR VALUES WITH (modulus 4, remainder 0) with (fillfactor=60);
create table wagers.wager_1 partition of wagers.wager FOR VALUES WITH (modulus 4, remainder 1) with (fillfactor=60);
create table wagers.wager_2 partition of wagers.wager FOR VALUES WITH (modulus 4, remainder 2) with (fillfactor=60);
create table wagers.wager_3 partition of wagers.wager FOR VALUES WITH (modulus 4, remainder 3) with (fillfactor=60);

-- Indexes

CREATE INDEX assistant_of ON agents.assistant USING btree (principal_id, created_at, member_id);
CREATE INDEX move_due ON agents.move USING btree (due_at) WHERE (state = 'PLANNED'::text);
CREATE UNIQUE INDEX move_planned ON agents.move USING btree (member_id) WHERE (state = 'PLANNED'::text);
CREATE INDEX rate_request_of_agent ON agents.rate_request USING btree (agent_id) WHERE (state = 'WAITING'::text);
CREATE UNIQUE INDEX rate_request_waiting ON agents.rate_request USING btree (member_id) WHERE (state = 'WAITING'::text);
CREATE INDEX approval_of_brand ON approvals.approval USING btree (merchant_id, id DESC);
CREATE INDEX approval_waiting ON approvals.approval USING btree (expires_at) WHERE (state = 'PENDING'::text);
CREATE UNIQUE INDEX approval_open ON approvals.approval USING btree (merchant_id, action, object_kind, object_id) WHERE (state = 'PENDING'::text);
CREATE INDEX entry_actor ON ONLY audit.entry USING btree (merchant_id, actor_id, seq);
CREATE INDEX entry_object ON ONLY audit.entry USING btree (merchant_id, object_kind, object_id, seq);
CREATE INDEX arrears_of_brand ON bills.arrears USING btree (merchant_id, made_at, line_id) WHERE (left_amount > 0);
CREATE INDEX arrears_of_payee ON bills.arrears USING btree (payee_id, made_at, line_id) WHERE (left_amount > 0);
CREATE INDEX arrears_open ON bills.arrears USING btree (payer_id, made_at, line_id) WHERE (left_amount > 0);
CREATE INDEX bill_of_brand ON bills.bill USING btree (merchant_id, period_end DESC, id DESC) WHERE (state <> 'ADJUSTED'::text);
CREATE INDEX bill_of_holder ON bills.bill USING btree (holder_id, kind, period_end DESC, id DESC) WHERE (state <> 'ADJUSTED'::text);
CREATE INDEX bill_of_line ON bills.bill USING btree (line_id, version);
CREATE INDEX bill_of_payer ON bills.bill USING btree (payer_id, kind, period_end DESC, id DESC) WHERE (state <> 'ADJUSTED'::text);
CREATE INDEX bill_open ON bills.bill USING btree (merchant_id, kind, period_end) WHERE (state = ANY (ARRAY['REVIEW'::text, 'ISSUED'::text]));
CREATE INDEX correction_open ON bills.correction USING btree (contract_id) WHERE (taken_by IS NULL);
CREATE INDEX counted_by_line ON bills.counted USING btree (line_id);
CREATE INDEX payment_from ON bills.payment USING btree (from_id, at);
CREATE INDEX payment_to ON bills.payment USING btree (to_id, at);
CREATE INDEX bank_import_list ON cashier.bank_import USING btree (merchant_id, id DESC);
CREATE INDEX deposit_asked ON cashier.deposit USING btree (channel_id, created_at);
CREATE INDEX deposit_asking ON cashier.deposit USING btree (asked_at NULLS FIRST, expires_at) WHERE (state = ANY (ARRAY['PENDING_PAYMENT'::text, 'CONFIRMING'::text]));
CREATE INDEX deposit_credited ON cashier.deposit USING btree (member_id, credited_at) WHERE (state = 'CREDITED'::text);
CREATE INDEX deposit_ends ON cashier.deposit USING btree (expires_at) WHERE (state = ANY (ARRAY['CREATED'::text, 'PENDING_PAYMENT'::text, 'CONFIRMING'::text]));
CREATE INDEX deposit_list ON cashier.deposit USING btree (merchant_id, id);
CREATE INDEX deposit_locked ON cashier.deposit USING btree (member_id) WHERE (locked_part > 0);
CREATE INDEX deposit_member ON cashier.deposit USING btree (member_id, id DESC);
CREATE INDEX deposit_queue ON cashier.deposit USING btree (merchant_id, state, id);
CREATE INDEX deposit_user ON cashier.deposit USING btree (merchant_id, user_name, id);
CREATE INDEX deposit_waiting ON cashier.deposit USING btree (merchant_id, id) WHERE (state = ANY (ARRAY['REVIEW'::text, 'CONFIRMING'::text, 'PENDING_PAYMENT'::text]));
CREATE UNIQUE INDEX deposit_content ON cashier.deposit USING btree (merchant_id, content) WHERE (content IS NOT NULL);
CREATE UNIQUE INDEX deposit_open ON cashier.deposit USING btree (member_id, method) WHERE ((state = ANY (ARRAY['CREATED'::text, 'PENDING_PAYMENT'::text, 'CONFIRMING'::text])) AND (NOT by_money));
CREATE UNIQUE INDEX deposit_provider_ref ON cashier.deposit USING btree (provider, provider_ref) WHERE (provider_ref IS NOT NULL);
CREATE INDEX provider_callback_old ON cashier.provider_callback USING btree (at);
CREATE INDEX receipt_deposit ON cashier.receipt USING btree (deposit_id) WHERE (deposit_id IS NOT NULL);
CREATE INDEX receipt_import ON cashier.receipt USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX receipt_list ON cashier.receipt USING btree (merchant_id, state, id);
CREATE INDEX receipt_new ON cashier.receipt USING btree (created_at) WHERE (state = 'NEW'::text);
CREATE INDEX favorite_by_time ON catalog.favorite USING btree (member_id, marked_at DESC, game_id);
CREATE INDEX game_az ON catalog.game USING btree (merchant_id, game_type, folded, game_id) WHERE enabled;
CREATE INDEX game_az_all ON catalog.game USING btree (merchant_id, folded, game_id) WHERE enabled;
CREATE INDEX game_marked_hot ON catalog.game USING btree (merchant_id, folded, game_id) WHERE (enabled AND hot);
CREATE INDEX game_new ON catalog.game USING btree (merchant_id, game_type, (('2200-01-01'::date - released_on)), folded, game_id) WHERE enabled;
CREATE INDEX game_new_all ON catalog.game USING btree (merchant_id, (('2200-01-01'::date - released_on)), folded, game_id) WHERE enabled;
CREATE INDEX game_of_vendor ON catalog.game USING btree (merchant_id, vassalage, (((sort_no * '100000000000'::bigint) - plays)), ((NOT own)), md5(game_id), game_id) WHERE enabled;
CREATE INDEX game_played ON catalog.game USING btree (merchant_id, ((- plays)), ((NOT own)), md5(game_id), game_id) WHERE (enabled AND (plays > 0));
CREATE INDEX game_popular ON catalog.game USING btree (merchant_id, game_type, (((sort_no * '100000000000'::bigint) - plays)), ((NOT own)), md5(game_id), game_id) WHERE enabled;
CREATE INDEX game_popular_all ON catalog.game USING btree (merchant_id, (((sort_no * '100000000000'::bigint) - plays)), ((NOT own)), md5(game_id), game_id) WHERE enabled;
CREATE INDEX game_rtp ON catalog.game USING btree (merchant_id, game_type, ((- COALESCE((rtp_x100)::integer, 0))), folded, game_id) WHERE enabled;
CREATE INDEX game_rtp_all ON catalog.game USING btree (merchant_id, ((- COALESCE((rtp_x100)::integer, 0))), folded, game_id) WHERE enabled;
CREATE INDEX game_shut ON catalog.game USING btree (merchant_id, game_id) WHERE (region_kind <> 'ALL'::text);
CREATE INDEX game_words ON catalog.game USING gin (words) WITH (fastupdate=off);
CREATE INDEX recent_by_time ON catalog.recent USING btree (member_id, played_at DESC, game_id);
CREATE INDEX vendor_key_of ON catalog.vendor_key USING btree (merchant_id, vassalage, entered_at DESC);
CREATE UNIQUE INDEX vendor_key_signs ON catalog.vendor_key USING btree (merchant_id, vassalage) WHERE ((since IS NOT NULL) AND (until IS NULL));
CREATE INDEX vendor_minute_old ON catalog.vendor_minute USING btree (minute);
CREATE INDEX conversation_old ON chat.conversation USING btree (last_at);
CREATE INDEX conversation_owner ON chat.conversation USING btree (owner_id, created_at);
CREATE INDEX conversation_queue ON chat.conversation USING btree (merchant_id, state, last_at, id);
CREATE INDEX conversation_vip_waiting ON chat.conversation USING btree (merchant_id, ((NOT vip)), last_at, id) WHERE (state = 'WAITING'::text);
CREATE UNIQUE INDEX conversation_running ON chat.conversation USING btree (merchant_id, owner_id) WHERE (state <> 'CLOSED'::text);
CREATE INDEX guest_old ON chat.guest USING btree (seen_at);
CREATE INDEX live_ticket_expires ON chat.live_ticket USING btree (expires_at);
CREATE INDEX message_client ON ONLY chat.message USING btree (conversation_id, client_id);
CREATE INDEX report_open ON chat.report USING btree (merchant_id, at) WHERE (settled_at IS NULL);
CREATE INDEX room_message_author ON ONLY chat.room_message USING btree (merchant_id, author_id, id);
CREATE INDEX sanction_list ON chat.sanction USING btree (merchant_id, since, id) WHERE (lifted_at IS NULL);
CREATE INDEX sanction_member ON chat.sanction USING btree (merchant_id, member_id) WHERE (lifted_at IS NULL);
CREATE INDEX code_expires ON codes.code USING btree (expires_at);
CREATE INDEX count_forget ON codes.count USING btree (forget_at);
CREATE INDEX token_expires ON codes.token USING btree (expires_at);
CREATE INDEX token_member ON codes.token USING btree (member_id, purpose);
CREATE INDEX used_proof_expires ON codes.used_proof USING btree (expires_at);
CREATE INDEX notice_shown ON content.notice USING btree (merchant_id, type, sort, created_at DESC, id);
CREATE INDEX notice_read_of ON content.notice_read USING btree (merchant_id, notice_id);
CREATE INDEX contract_in_force ON contracts.contract USING btree (merchant_id, kind, effective_from) WHERE (signed_at IS NOT NULL);
CREATE INDEX contract_of_brand ON contracts.contract USING btree (merchant_id, id);
CREATE INDEX contract_of_holder ON contracts.contract USING btree (holder_id, id);
CREATE INDEX contract_of_offeror ON contracts.contract USING btree (offeror_id, id);
CREATE UNIQUE INDEX contract_that_holds ON contracts.contract USING btree (holder_id, kind) WHERE (state = ANY (ARRAY['SIGNED'::text, 'TERMINATION_REQUEST'::text]));
CREATE UNIQUE INDEX contract_that_waits ON contracts.contract USING btree (holder_id, kind) WHERE (state = 'NEW_REQUEST'::text);
CREATE INDEX request_by_end ON contracts.request USING btree (expires_at, id) WHERE (answered_at IS NULL);
CREATE UNIQUE INDEX request_that_waits ON contracts.request USING btree (contract_id) WHERE (answered_at IS NULL);
CREATE INDEX account_of_book ON credit.account USING btree (general_agent_id);
CREATE INDEX account_of_upline ON credit.account USING btree (upline_id);
CREATE INDEX book_of_brand ON credit.book USING btree (merchant_id, general_agent_id);
CREATE INDEX change_of_account ON credit.change USING btree (member_id, at DESC);
CREATE INDEX part_of_taker ON credit.part USING btree (taker_id, week);
CREATE INDEX statement_of_book ON credit.statement USING btree (merchant_id, week DESC, id DESC);
CREATE INDEX statement_of_upline ON credit.statement USING btree (upline_id, week DESC);
CREATE INDEX statement_to_reset ON credit.statement USING btree (id) WHERE (to_reset <> 0);
CREATE INDEX statement_unpaid ON credit.statement USING btree (general_agent_id) WHERE (state = ANY (ARRAY['OPEN'::text, 'REPORTED'::text]));
CREATE INDEX tally_of_book ON credit.tally USING btree (general_agent_id, of_week);
CREATE INDEX given_of_member ON facts.given USING btree (member_id, day);
CREATE INDEX money_for_teams ON facts.money USING btree (merchant_id, day, member_id) INCLUDE (kind, currency, amount) WHERE (kind <> ALL (ARRAY[200, 201, 901, 902]));
CREATE INDEX money_of_member ON facts.money USING btree (member_id, day);
CREATE INDEX money_of_vendors ON facts.money USING btree (merchant_id, day) WHERE (kind = 122);
CREATE INDEX months_begun ON facts.months USING btree (merchant_id, month) WHERE (first_half IS NULL);
CREATE INDEX months_of_member ON facts.months USING btree (member_id, month);
CREATE INDEX months_of_no_game ON facts.months USING btree (merchant_id, month) WHERE (game_id = ''::text);
CREATE INDEX orders_of_member ON facts.orders USING btree (member_id, day);
CREATE INDEX person_of_brand ON facts.person USING btree (merchant_id, first_deposit_at);
CREATE INDEX play_for_teams ON facts.play USING btree (merchant_id, day, member_id) INCLUDE (product, vendor, currency, bets, stake, valid_bet, payout);
CREATE INDEX play_of_member ON facts.play USING btree (member_id, day);
CREATE INDEX play_of_unknown_best ON facts.play USING btree (merchant_id, day) WHERE (best_x100 IS NULL);
CREATE INDEX play_of_unknown_streak ON facts.play USING btree (merchant_id, day) WHERE (streak IS NULL);
CREATE INDEX rewards_of_member ON facts.rewards USING btree (member_id, day);
CREATE INDEX team_days_of_day ON facts.team_days USING btree (merchant_id, day);
CREATE INDEX team_hours_of_hour ON facts.team_hours USING btree (hour);
CREATE INDEX team_months_of_month ON facts.team_months USING btree (merchant_id, month);
CREATE INDEX team_people_of_day ON facts.team_people USING btree (merchant_id, day);
CREATE INDEX windows_of_member ON facts.windows USING btree (member_id, at);
CREATE INDEX ticket_desk ON feedback.ticket USING btree (merchant_id, state, created_at, id);
CREATE INDEX ticket_owner ON feedback.ticket USING btree (owner_id, created_at DESC, id DESC) WHERE (owner_id IS NOT NULL);
CREATE INDEX ticket_quiet ON feedback.ticket USING btree (changed_at) WHERE (state = ANY (ARRAY['ANSWERED'::text, 'WAIT_MEMBER'::text]));
CREATE INDEX file_going ON files.file USING btree (used_at) WHERE (used_by = 'removal'::text);
CREATE INDEX file_owner ON files.file USING btree (owner_id, created_at);
CREATE INDEX file_sent_by ON files.file USING btree (sent_by, created_at) WHERE (sent_by IS NOT NULL);
CREATE INDEX file_unused ON files.file USING btree (created_at) WHERE (used_by IS NULL);
CREATE INDEX sign_in_expires ON identities.sign_in USING btree (expires_at);
CREATE INDEX taken_proof_expires ON identities.taken_proof USING btree (expires_at);
CREATE INDEX cycle_in_review ON jackpots.cycle USING btree (merchant_id, ended_at) WHERE (review = 'WAITING'::text);
CREATE INDEX cycle_of_wager ON jackpots.cycle USING btree (owner_id, wager_id) WHERE (wager_id IS NOT NULL);
CREATE INDEX cycle_won ON jackpots.cycle USING btree (merchant_id, ended_at, level, no) WHERE (wager_id IS NOT NULL);
CREATE UNIQUE INDEX spell_under_way ON jackpots.spell USING btree (merchant_id, game_id) WHERE (until IS NULL);
CREATE INDEX application_brand ON kyc.application USING btree (merchant_id, id DESC);
CREATE INDEX application_member ON kyc.application USING btree (member_id, id DESC);
CREATE INDEX application_of_person ON kyc.application USING btree (merchant_id, ((declared ->> 'birthday'::text)), lower((declared ->> 'payeeName'::text)));
CREATE INDEX application_queue ON kyc.application USING btree (merchant_id, state, id);
CREATE UNIQUE INDEX application_waiting ON kyc.application USING btree (member_id) WHERE (state = 'PENDING'::text);
CREATE INDEX hold_by_version ON ONLY ledger.hold USING btree (owner_id, account_no, at_version DESC, at_order DESC);
CREATE INDEX hold_event_by_version ON ONLY ledger.hold_event USING btree (owner_id, at_version DESC, at_order DESC);
CREATE INDEX hold_event_hold ON ONLY ledger.hold_event USING btree (owner_id, hold_key);
CREATE INDEX transfer_beside_play ON ONLY ledger.transfer USING btree (owner_id, account_no, version DESC) WHERE (kind <> ALL (ARRAY[200, 201, 901, 902]));
CREATE INDEX transfer_beside_play_listed ON ONLY ledger.transfer USING btree (event_at DESC, owner_id DESC, version DESC) WHERE (kind <> ALL (ARRAY[200, 201, 901, 902]));
CREATE INDEX transfer_beside_play_time ON ONLY ledger.transfer USING btree (owner_id, account_no, event_at DESC, version DESC) WHERE (kind <> ALL (ARRAY[200, 201, 901, 902]));
CREATE INDEX draw_by_time ON lottery.draw USING btree (draw_at DESC, no DESC);
CREATE INDEX draw_early ON lottery.draw USING btree (draw_at) WHERE ((state = 2) AND (source = 'OFFICIAL'::text) AND (facts ? 'voidFrom'::text));
CREATE INDEX draw_history ON lottery.draw USING btree (game, draw_at DESC);
CREATE INDEX draw_of_nothing ON lottery.draw USING btree (game, draw_at) WHERE (state = ANY (ARRAY[3, 4]));
CREATE INDEX draw_open ON lottery.draw USING btree (lock_at) WHERE (state = 0);
CREATE INDEX draw_sealed ON lottery.draw USING btree (draw_at) WHERE (state = 1);
CREATE INDEX draw_unsettled ON lottery.draw USING btree (no) WHERE ((state = ANY (ARRAY[2, 3])) AND (settled_at IS NULL));
CREATE INDEX free_grant_of_owner ON lottery.free_grant USING btree (owner_id, expires_at);
CREATE INDEX free_ticket_of_draw ON lottery.free_ticket USING btree (draw_no);
CREATE INDEX line_limit_of_brand ON lottery.line_limit USING btree (merchant_id, set_at DESC, leader_id DESC);
CREATE INDEX order_by_time ON ONLY lottery.orders USING btree (owner_id, placed_at DESC, id DESC);
CREATE UNIQUE INDEX order_no ON ONLY lottery.orders USING btree (owner_id, no);
CREATE INDEX pair_draw_first ON lottery.pair_draw USING btree (first_no);
CREATE INDEX pair_draw_second ON lottery.pair_draw USING btree (second_no);
CREATE INDEX reminder_due ON lottery.reminder USING btree (region, owner_id);
CREATE INDEX report_by_draw ON lottery.report USING btree (draw_no, received_at);
CREATE INDEX seed_kept_back ON lottery.seed USING btree (draw_no) WHERE (revealed IS NULL);
CREATE INDEX seed_second_round ON lottery.seed USING btree (draw_no) WHERE (beacon_round <> beacon_first);
CREATE INDEX terms_change_by_game ON lottery.terms_change USING btree (game, at);
CREATE INDEX ticket_by_draw ON ONLY lottery.ticket USING btree (draw_no, owner_id, accepted_at, order_id, place);
CREATE INDEX ticket_by_order ON ONLY lottery.ticket USING btree (owner_id, order_id);
CREATE INDEX ticket_with_chain ON ONLY lottery.ticket USING btree (draw_no, owner_id, id) WHERE (rates <> '[]'::jsonb);
CREATE UNIQUE INDEX contact_verified ON members.contact USING btree (merchant_id, kind, value) WHERE (verified_at IS NOT NULL);
CREATE INDEX earlier_place_team ON members.earlier_place USING gin (path) WHERE (path <> '{}'::uuid[]);
CREATE INDEX earlier_place_until ON members.earlier_place USING btree (until);
CREATE INDEX member_below ON members.member USING btree (parent_id, user_name) WHERE (parent_id IS NOT NULL);
CREATE INDEX member_birthday ON members.member USING btree (merchant_id, substr(NULLIF((profile ->> 'birthday'::text), ''::text), 6)) WHERE (NULLIF((profile ->> 'birthday'::text), ''::text) IS NOT NULL);
CREATE INDEX member_by_id ON members.member USING btree (merchant_id, id) WHERE ((state = 0) AND (type <> 4));
CREATE INDEX member_by_name ON members.member USING btree (merchant_id, user_name text_pattern_ops);
CREATE INDEX member_internal ON members.member USING btree (merchant_id, id) WHERE (type = 3);
CREATE INDEX member_label ON members.member USING btree (merchant_id, label, created_at DESC, id DESC) WHERE (label <> ''::text);
CREATE INDEX member_of_brand ON members.member USING btree (merchant_id, created_at DESC, id DESC);
CREATE INDEX member_parent ON members.member USING btree (parent_id, id) WHERE (parent_id IS NOT NULL);
CREATE INDEX member_person ON members.member USING btree (merchant_id, lower((profile ->> 'payeeName'::text)), ((profile ->> 'birthday'::text))) WHERE ((profile ? 'payeeName'::text) AND (profile ? 'birthday'::text));
CREATE INDEX member_referrer ON members.member USING btree (referrer_id, id) WHERE (referrer_id IS NOT NULL);
CREATE INDEX member_restricted ON members.member USING btree (merchant_id, state, created_at DESC, id DESC) WHERE (state <> 0);
CREATE INDEX member_team ON members.member USING gin (path) WHERE (path <> '{}'::uuid[]);
CREATE INDEX member_trial ON members.member USING btree (created_at) WHERE (type = 4);
CREATE INDEX mailing_of_brand ON messages.mailing USING btree (merchant_id, started_at DESC, id DESC);
CREATE INDEX mailing_running ON messages.mailing USING btree (started_at) WHERE (state = 'RUNNING'::text);
CREATE INDEX mailing_to_send ON messages.mailing USING btree (send_at) WHERE (state = ANY (ARRAY['PLANNED'::text, 'SENDING'::text]));
CREATE INDEX message_unread ON ONLY messages.message USING btree (member_id) WHERE (read_at IS NULL);
CREATE INDEX account_by_number ON payout.account USING btree (merchant_id, number);
CREATE INDEX account_of_member ON payout.account USING btree (member_id, id);
CREATE UNIQUE INDEX account_number ON payout.account USING btree (merchant_id, kind, COALESCE(bank_code, ''::text), number) WHERE (state <> 'REMOVED'::text);
CREATE INDEX adjustment_of_brand ON payout.adjustment USING btree (merchant_id, id DESC);
CREATE INDEX part_to_ask ON payout.part USING btree (ask_at) WHERE (state = ANY (ARRAY['SENT'::text, 'UNKNOWN'::text]));
CREATE INDEX part_to_confirm ON payout.part USING btree (paid_at) WHERE (state = 'PAID'::text);
CREATE INDEX part_to_send ON payout.part USING btree (made_at) WHERE (state = 'QUEUED'::text);
CREATE INDEX withdrawal_of_brand ON payout.withdrawal USING btree (merchant_id, created_at DESC, no DESC);
CREATE INDEX withdrawal_of_member ON payout.withdrawal USING btree (member_id, created_at DESC, no DESC);
CREATE INDEX withdrawal_running ON payout.withdrawal USING btree (merchant_id, state, created_at DESC, no DESC) WHERE (ended_at IS NULL);
CREATE INDEX backup_at ON platform.backup USING btree (at DESC);
CREATE INDEX job_run_of ON platform.job_run USING btree (name, id DESC);
CREATE INDEX job_run_old ON platform.job_run USING btree (ended_at);
CREATE INDEX kept_message_newest ON platform.kept_message USING btree (merchant_id, at DESC, id DESC);
CREATE INDEX once_reply_at ON platform.once_reply USING btree (at);
CREATE INDEX outgoing_next ON platform.outgoing USING btree (kind, next_at);
CREATE INDEX conversion_of_member ON points.conversion USING btree (member_id, created_at);
CREATE INDEX points_of_day ON points.day USING btree (merchant_id, day);
CREATE INDEX redemption_decided ON points.redemption USING btree (merchant_id, decided_at) WHERE (state = 'Approved'::text);
CREATE INDEX redemption_of_brand ON points.redemption USING btree (merchant_id, state, created_at, id);
CREATE INDEX redemption_of_goods ON points.redemption USING btree (member_id, goods_id);
CREATE INDEX redemption_of_member ON points.redemption USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX application_accepted ON promotions.application USING btree (merchant_id, promotion_id, decided_by, changed_at) WHERE (state = 'ACCEPTED'::text);
CREATE INDEX application_of_brand ON promotions.application USING btree (merchant_id, state, id DESC);
CREATE UNIQUE INDEX application_one ON promotions.application USING btree (member_id, promotion_id, cycle) WHERE (state = ANY (ARRAY['APPLYING'::text, 'ACCEPTED'::text]));
CREATE INDEX draft_latest ON promotions.draft USING btree (merchant_id, saved_at DESC, id DESC);
CREATE INDEX draw_of_brand ON promotions.draw USING btree (merchant_id, promotion_id, id DESC);
CREATE INDEX friend_of_brand ON promotions.friend USING btree (merchant_id, state, id DESC);
CREATE INDEX friend_of_referrer ON promotions.friend USING btree (referrer_id, id DESC);
CREATE INDEX friend_to_close ON promotions.friend USING btree (until) WHERE (state = 'WAITING'::text);
CREATE INDEX participation_made ON promotions.participation USING btree (created_at) WHERE (state = 'ISSUED'::text);
CREATE INDEX participation_of_member ON promotions.participation USING btree (member_id, id DESC);
CREATE INDEX participation_of_promotion ON promotions.participation USING btree (merchant_id, promotion_id, id DESC);
CREATE INDEX participation_to_claim ON promotions.participation USING btree (claim_before) WHERE (state = 'ISSUED'::text);
CREATE INDEX participation_to_end ON promotions.participation USING btree (ends_at) WHERE ((ends_at IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX participation_without_money ON promotions.participation USING btree (merchant_id, claimed_at) WHERE ((amount = 0) AND (claimed_at IS NOT NULL));
CREATE UNIQUE INDEX participation_one_bonus ON promotions.participation USING btree (member_id) WHERE ((ends_at IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX score_in_order ON promotions.score USING btree (merchant_id, promotion_id, cycle, score DESC, reached_at, member_id);
CREATE INDEX suspicion_of_brand ON promotions.suspicion USING btree (merchant_id, state, id DESC);
CREATE INDEX suspicion_of_member ON promotions.suspicion USING btree (member_id, created_at);
CREATE INDEX bucket_old ON protection.bucket USING btree (hour);
CREATE INDEX guard_of_brand ON protection.guard USING btree (merchant_id, owner_id DESC);
CREATE INDEX guard_session_end ON protection.guard USING btree (session_ends_at) WHERE (session_ends_at IS NOT NULL);
CREATE INDEX marker_of_brand ON protection.marker USING btree (merchant_id, owner_id DESC) WHERE (level > 0);
CREATE INDEX reality_check_chosen ON protection.reality_check USING btree (owner_id) WHERE chosen;
CREATE INDEX branch_of_beneficiary ON rebates.branch USING btree (beneficiary_id, day) INCLUDE (merchant_id, branch_id, product, currency, amount);
CREATE INDEX part_of_beneficiary ON rebates.part USING btree (beneficiary_id, day);
CREATE INDEX part_of_source ON rebates.part USING btree (source_id, day);
CREATE INDEX posted_to ON rebates.posted USING btree (beneficiary_id, at);
CREATE INDEX team_of_leader ON rebates.team USING btree (leader_id, day) INCLUDE (merchant_id, near, product, currency, amount);
CREATE INDEX case_about ON reconciliation."case" USING btree (merchant_id, kind, about, closed_at DESC);
CREATE INDEX case_of_brand ON reconciliation."case" USING btree (merchant_id, id DESC);
CREATE UNIQUE INDEX case_open ON reconciliation."case" USING btree (merchant_id, kind, about) WHERE (state = 'OPEN'::text);
CREATE INDEX resolution_of_day ON reconciliation.resolution USING btree (merchant_id, day, channel, id DESC);
CREATE INDEX ref_code_newest ON referrals.ref_code USING btree (owner_id, created_at DESC, code DESC) WHERE (kind = 'AGENT_LINK'::text);
CREATE INDEX ref_code_owner ON referrals.ref_code USING btree (owner_id, kind, created_at);
CREATE UNIQUE INDEX ref_code_of_domain ON referrals.ref_code USING btree (merchant_id, domain) WHERE ((domain IS NOT NULL) AND (closed_at IS NULL));
CREATE UNIQUE INDEX ref_code_of_member ON referrals.ref_code USING btree (owner_id) WHERE (kind = 'MEMBER_REFERRAL'::text);
CREATE INDEX mail_due ON reports.mail USING btree (next_at, id);
CREATE INDEX mail_of_staff ON reports.mail USING btree (staff_id, id);
CREATE INDEX case_merged ON risk."case" USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX case_of_brand ON risk."case" USING btree (merchant_id, kind, id DESC);
CREATE INDEX case_of_member ON risk."case" USING btree (member_id) WHERE (decided_at IS NULL);
CREATE INDEX cleared_link_of ON risk.cleared_link USING btree (member_id);
CREATE INDEX decision_of_brand ON risk.decision USING btree (merchant_id, at DESC);
CREATE UNIQUE INDEX watch_once ON risk.watch USING btree (merchant_id, kind, value) WHERE (removed_at IS NULL);
CREATE INDEX free_grant_of_owner ON rounds.free_grant USING btree (owner_id, expires_at);
CREATE INDEX game_session_of_session ON rounds.game_session USING btree (owner_id, session_id) WHERE (ended_at IS NULL);
CREATE INDEX run_waiting ON rounds.run USING btree (opened_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX run_open ON rounds.run USING btree (owner_id, game_id, book) WHERE (ended_at IS NULL);
CREATE INDEX seed_of_play_state ON rounds.seed USING btree (owner_id, game_id, book, revealed_at DESC);
CREATE INDEX challenge_expires ON security.challenge USING btree (expires_at);
CREATE INDEX closure_erase ON security.closure USING btree (erase_at) WHERE (erased_at IS NULL);
CREATE INDEX closure_forget ON security.closure USING btree (forget_at) WHERE (forgotten_at IS NULL);
CREATE INDEX closure_open ON security.closure USING btree (merchant_id, closed_at DESC, member_id DESC) WHERE (erased_at IS NULL);
CREATE INDEX export_expires ON security.export USING btree (expires_at) WHERE (state = 1);
CREATE INDEX export_member ON security.export USING btree (member_id, asked_at);
CREATE INDEX export_waiting ON security.export USING btree (asked_at) WHERE (state = 0);
CREATE INDEX known_device_expires ON security.known_device USING btree (expires_at);
CREATE INDEX passkey_member ON security.passkey USING btree (member_id);
CREATE INDEX second_step_expires ON security.second_step USING btree (expires_at);
CREATE INDEX second_step_member ON security.second_step USING btree (member_id);
CREATE INDEX captcha_expires ON sessions.captcha USING btree (expires_at);
CREATE INDEX failure_since ON sessions.failure USING btree (since);
CREATE INDEX human_proof_expires ON sessions.human_proof USING btree (expires_at);
CREATE INDEX live_ticket_expires ON sessions.live_ticket USING btree (expires_at);
CREATE INDEX session_address ON sessions.session USING btree (ip, seen_at);
CREATE INDEX session_device ON sessions.session USING btree (device_id, seen_at);
CREATE INDEX session_expires ON sessions.session USING btree (expires_at);
CREATE INDEX session_member ON sessions.session USING btree (member_id, device_id);
CREATE INDEX session_unused ON sessions.session USING btree (seen_at) WHERE (ended_at IS NULL);
CREATE INDEX opened_body_at ON settings.opened_body USING btree (at);
CREATE INDEX live_ticket_expires ON staff.live_ticket USING btree (expires_at);
CREATE INDEX login_step_expires ON staff.login_step USING btree (expires_at);
CREATE INDEX session_expires ON staff.session USING btree (expires_at);
CREATE INDEX session_staff ON staff.session USING btree (staff_id) WHERE (ended_at IS NULL);
CREATE INDEX sponsor_of ON staff.sponsor USING btree (sponsor_id);
CREATE INDEX member_transfer_brand ON transfers.member_transfer USING btree (merchant_id, id DESC);
CREATE INDEX member_transfer_receiver ON transfers.member_transfer USING btree (receiver_id, at);
CREATE INDEX member_transfer_sender ON transfers.member_transfer USING btree (sender_id, at);
CREATE INDEX vendor_transfer_ask ON transfers.vendor_transfer USING btree (ask_at) WHERE (state = ANY (ARRAY['SENT'::text, 'UNKNOWN'::text]));
CREATE INDEX vendor_transfer_brand ON transfers.vendor_transfer USING btree (merchant_id, id DESC);
CREATE INDEX vendor_transfer_owner ON transfers.vendor_transfer USING btree (owner_id, id DESC);
CREATE INDEX vendor_transfer_state ON transfers.vendor_transfer USING btree (merchant_id, state, id DESC);
CREATE INDEX vendor_transfer_unsent ON transfers.vendor_transfer USING btree (created_at) WHERE (state = ANY (ARRAY['CREATED'::text, 'DEBITED'::text]));
CREATE UNIQUE INDEX vendor_transfer_open ON transfers.vendor_transfer USING btree (owner_id, vassalage, direction) WHERE (state = ANY (ARRAY['CREATED'::text, 'DEBITED'::text, 'SENT'::text, 'UNKNOWN'::text, 'MANUAL'::text]));
CREATE INDEX vendor_wallet_asked ON transfers.vendor_wallet USING btree (asked_at NULLS FIRST);
CREATE INDEX requirement_of_member ON turnover.requirement USING btree (member_id, id DESC);
CREATE INDEX requirement_open ON turnover.requirement USING btree (member_id, created_at, id) WHERE (state = 'OPEN'::text);
CREATE INDEX requirement_open_of_brand ON turnover.requirement USING btree (merchant_id, id DESC) WHERE (state = 'OPEN'::text);
CREATE INDEX host_of_staff ON vip.host USING btree (merchant_id, staff_id, member_id);
CREATE INDEX host_change_of_member ON vip.host_change USING btree (member_id, id DESC);
CREATE INDEX rebate_of_day ON vip.rebate USING btree (merchant_id, day);
CREATE INDEX state_of_brand ON vip.state USING btree (merchant_id, level, member_id);
CREATE INDEX late_hour_changing ON wagers.late_hour USING btree (owner_id, hour) WHERE (settled_to IS NULL);
CREATE INDEX round_waiting ON ONLY wagers.round_state USING btree (opened_at) WHERE (state = ANY (ARRAY[0, 1]));
CREATE INDEX wager_by_time ON ONLY wagers.wager USING btree (owner_id, placed_at DESC);
CREATE INDEX wager_listed ON ONLY wagers.wager USING btree (placed_at DESC);
CREATE INDEX win_biggest ON winners.win USING btree (merchant_id, winnings DESC, wager_id DESC);
CREATE INDEX win_latest ON winners.win USING btree (merchant_id, shown_at DESC, wager_id DESC);
CREATE INDEX win_old ON winners.win USING btree (shown_at);

-- Views

create view affiliates.in_bills as
 SELECT cpa,
    due,
    gross,
    holder_id,
    id,
    merchant_id,
    net_loss,
    paid,
    period_end,
    period_start,
    qualified,
    share,
    state
   FROM bills.for_affiliates;

create view agents.in_logins as
 SELECT at,
    id,
    member_id,
    place
   FROM sessions.for_logins;

create view agents.in_members as
 SELECT created_at,
    id,
    merchant_id,
    nickname,
    parent_id,
    path,
    state,
    type,
    user_name
   FROM members.for_agents;

create view approvals.for_relations as
 SELECT staff_id,
    member_id
   FROM approvals.relation;

create view approvals.in_payees as
 SELECT merchant_id,
    member_id,
    kind,
    bank_code,
    number
   FROM payout.for_relations;

create view approvals.in_people as
 SELECT merchant_id,
    member_id,
    payee_name,
    birthday
   FROM members.for_newcomers;

create view approvals.in_relations as
 SELECT relation.staff_id,
    relation.member_id
   FROM approvals.relation
UNION ALL
 SELECT s.staff_id,
    m.member_id
   FROM (staff.for_relations s
     JOIN members.for_relations m ON (((m.merchant_id = s.merchant_id) AND (m.email = s.email))));

create view bills.for_affiliates as
 SELECT id,
    merchant_id,
    holder_id,
    period_start,
    period_end,
    net_loss,
    share,
    qualified,
    cpa,
    gross,
    due,
    paid,
    state
   FROM bills.bill
  WHERE ((kind = 'DIVIDEND'::text) AND (state <> 'ADJUSTED'::text));

create view bills.for_arrears as
 SELECT payer_id AS member_id,
    (sum(left_amount))::bigint AS owed
   FROM bills.arrears
  WHERE (left_amount > 0)
  GROUP BY payer_id;

create view bills.in_members as
 SELECT counted,
    created_at,
    id,
    line_id,
    merchant_id,
    parent_id,
    referrer_id,
    user_name
   FROM members.for_reports;

create view bills.in_play as
 SELECT merchant_id,
    day,
    member_id,
    product,
    currency,
    stake,
    payout,
    valid_bet
   FROM facts.for_pay;

create view cashier.for_bonuses as
 SELECT member_id,
    order_no,
    credited_at,
    received
   FROM cashier.deposit
  WHERE (state = 'CREDITED'::text);

create view cashier.for_chains as
 SELECT merchant_id,
    member_id,
    chain,
    provider,
    address,
    ( SELECT (COALESCE(sum(x.usdt_micro), (0)::numeric))::bigint AS "coalesce"
           FROM (cashier.deposit d
             JOIN cashier.receipt x ON ((x.deposit_id = d.id)))
          WHERE ((d.member_id = a.member_id) AND ((d.pay ->> 'address'::text) = a.address) AND (x.usdt_micro IS NOT NULL))) AS booked_micro
   FROM cashier.crypto_address a;

create view cashier.for_credited as
 SELECT merchant_id,
    channel_code,
    credited_at,
    received,
    unbacked
   FROM cashier.deposit
  WHERE (state = 'CREDITED'::text);

create view cashier.for_deposits as
 SELECT id,
    merchant_id,
    member_id,
    state,
    received,
    created_at,
    credited_at,
    changed_at
   FROM cashier.deposit;

create view cashier.for_facts as
 SELECT deposit.member_id,
    deposit.created_at AS at,
    deposit.id,
    'deposit'::text AS what,
    ((deposit.order_no || ' · '::text) || deposit.channel_code) AS detail,
    NULL::text AS by,
    deposit.state,
    deposit.order_no AS ref,
    COALESCE(deposit.received, deposit.asked) AS amount
   FROM cashier.deposit
UNION ALL
 SELECT withdrawal.member_id,
    withdrawal.created_at AS at,
    (md5(withdrawal.no))::uuid AS id,
    'withdrawal'::text AS what,
    withdrawal.no AS detail,
    NULL::text AS by,
    withdrawal.state,
    withdrawal.no AS ref,
    withdrawal.amount
   FROM payout.withdrawal;

create view cashier.for_orders as
 SELECT deposit.merchant_id,
    deposit.member_id,
    'IN'::text AS direction,
    deposit.channel_code AS channel,
    deposit.currency,
    deposit.created_at AS asked_at,
    deposit.credited_at AS done_at,
    deposit.changed_at,
    (deposit.state = 'CREDITED'::text) AS done,
    (deposit.state = ANY (ARRAY['REJECTED'::text, 'EXPIRED'::text, 'CANCELLED'::text])) AS failed,
    COALESCE(deposit.received, deposit.asked) AS amount,
    COALESCE(deposit.fee, (0)::bigint) AS fee
   FROM cashier.deposit
UNION ALL
 SELECT w.merchant_id,
    w.member_id,
    'OUT'::text AS direction,
    p.channel_id AS channel,
    w.currency,
    p.made_at AS asked_at,
    p.paid_at AS done_at,
    COALESCE(p.confirmed_at, p.paid_at, p.sent_at, p.made_at) AS changed_at,
    (p.state = ANY (ARRAY['PAID'::text, 'CONFIRMED'::text, 'DISPUTED'::text])) AS done,
    (p.state = 'FAILED'::text) AS failed,
    p.amount,
        CASE
            WHEN ((w.state = ANY (ARRAY['RECEIVED'::text, 'AUTO_RECEIVED'::text])) AND (p.part = ( SELECT min(f.part) AS min
               FROM payout.part f
              WHERE ((f.no = w.no) AND (f.state = ANY (ARRAY['PAID'::text, 'CONFIRMED'::text, 'DISPUTED'::text])))))) THEN w.fee
            ELSE (0)::bigint
        END AS fee
   FROM (payout.withdrawal w
     JOIN payout.part p ON ((p.no = w.no)));

create view cashier.for_raffles as
 SELECT member_id,
    credited_at,
    (COALESCE(received, asked) - COALESCE(fee, (0)::bigint)) AS amount
   FROM cashier.deposit
  WHERE (state = 'CREDITED'::text);

create view cashier.for_receipts as
 SELECT r.merchant_id,
    c.code AS channel_code,
    r.booked_at,
    r.amount,
    r.left_over,
    (COALESCE(( SELECT sum(u.amount) AS sum
           FROM cashier.receipt_use u
          WHERE ((u.receipt_id = r.id) AND (u.kind = 'RETURN'::text))), (0)::numeric))::bigint AS returned
   FROM (cashier.receipt r
     JOIN cashier.deposit_channel c ON ((c.id = r.channel_id)));

create view cashier.in_members as
 SELECT created_at,
    id,
    merchant_id,
    state,
    type,
    user_name
   FROM members.for_lists;

create view catalog.for_games as
 SELECT g.merchant_id,
    g.game_id,
    g.vassalage,
    g.region_kind,
    g.regions,
    (g.hot AND g.enabled) AS hot,
    ((NOT g.enabled) OR g.maintenance OR v.maintenance OR (NOT v.enabled) OR (EXISTS ( SELECT
           FROM catalog.frozen f
          WHERE ((f.merchant_id = g.merchant_id) AND (f.game_id = g.game_id))))) AS rests
   FROM (catalog.game g
     JOIN catalog.vendor v ON (((v.merchant_id = g.merchant_id) AND (v.vassalage = g.vassalage))));

create view chat.for_contacts as
 SELECT owner_id AS member_id,
    created_at
   FROM chat.conversation;

create view contracts.for_affiliates as
 SELECT holder_id,
    id AS contract_id,
    version,
    state,
    terms,
    effective_from
   FROM contracts.contract
  WHERE ((kind = 'DIVIDEND'::text) AND (state = ANY (ARRAY['SIGNED'::text, 'TERMINATION_REQUEST'::text, 'NEW_REQUEST'::text])));

create view contracts.for_agents as
 SELECT id,
    holder_id,
    kind,
    state,
    effective_from,
    effective_to,
    ((((terms -> 'tiers'::text) -> '-1'::integer) ->> 'ratePpm'::text))::integer AS rate_ppm
   FROM contracts.contract
  WHERE (state = ANY (ARRAY['NEW_REQUEST'::text, 'SIGNED'::text, 'TERMINATION_REQUEST'::text]));

create view credit.for_accounts as
 SELECT m.id AS member_id,
    b.general_agent_id,
    b.merchant_id
   FROM (members.member m
     JOIN credit.book b ON (((b.general_agent_id = m.id) OR (b.general_agent_id = ANY (m.path)))));

create view credit.in_late_hours as
 SELECT hour,
    owner_id,
    settled_to
   FROM wagers.for_late_hours;

create view credit.in_members as
 SELECT id,
    merchant_id,
    parent_id,
    path,
    state,
    type
   FROM members.for_tree;

create view credit.in_people as
 SELECT counted,
    created_at,
    id,
    line_id,
    merchant_id,
    parent_id,
    referrer_id,
    user_name
   FROM members.for_reports;

create view credit.in_wagers as
 SELECT balance_after,
    balance_before,
    book,
    currency,
    game_id,
    held_after,
    held_before,
    id,
    owner_id,
    payout,
    placed_at,
    product,
    round_id,
    settled_at,
    stake,
    status,
    valid_bet,
    vendor
   FROM wagers.for_record;

create view facts.for_hours as
 SELECT merchant_id,
    leader_id,
    hour,
    near,
    currency,
    stake,
    payout,
    deposited,
    withdrawn
   FROM facts.team_hours;

create view facts.for_months as
 SELECT merchant_id,
    month,
    member_id,
    product,
    currency,
    valid_bet,
    COALESCE(first_half, ( SELECT (COALESCE(sum(f.valid_bet), (0)::numeric))::bigint AS "coalesce"
           FROM facts.play f
          WHERE ((f.member_id = k.member_id) AND (f.day >= k.month) AND (f.day < (k.month + 15)) AND (f.merchant_id = k.merchant_id) AND (f.currency = k.currency) AND (f.product = k.product) AND (f.game_id = k.game_id) AND (f.vendor = k.vendor)))) AS first_half
   FROM facts.months k;

create view facts.for_months_of_people as
 SELECT merchant_id,
    month,
    until
   FROM facts.team_months_added;

create view facts.for_pay as
 SELECT merchant_id,
    day,
    member_id,
    product,
    currency,
    bets,
    stake,
    valid_bet,
    payout,
    game_id,
    best_x100,
    streak
   FROM facts.play;

create view facts.for_people as
 SELECT merchant_id,
    leader_id,
    day,
    near,
    currency,
    active,
    idle,
    depositors
   FROM facts.team_people;

create view facts.for_people_of_months as
 SELECT m.merchant_id,
    m.leader_id,
    m.month,
    a.until,
    m.near,
    m.currency,
    m.active,
    m.idle,
    m.depositors
   FROM (facts.team_months m
     JOIN facts.team_months_added a USING (merchant_id, month));

create view facts.for_seats as
 SELECT member_id,
    no
   FROM facts.seat;

create view facts.for_team_days as
 SELECT merchant_id,
    leader_id,
    day,
    near,
    currency,
    kind,
    product,
    vendor,
    bets,
    stake,
    valid_bet,
    payout,
    amount
   FROM facts.team_days;

create view facts.for_team_hours as
 SELECT merchant_id,
    hour,
    member_id,
    currency,
    bets,
    stake,
    payout,
    deposited,
    withdrawn
   FROM facts.hours;

create view facts.for_team_marks as
 SELECT member_id,
    day
   FROM facts.mark;

create view facts.for_team_money as
 SELECT merchant_id,
    day,
    member_id,
    kind,
    code,
    currency,
    amount
   FROM facts.money;

create view facts.for_team_people as
 SELECT member_id,
    merchant_id,
    first_deposit_at,
    first_deposited
   FROM facts.person;

create view facts.for_team_play as
 SELECT merchant_id,
    day,
    member_id,
    product,
    vendor,
    currency,
    bets,
    stake,
    valid_bet,
    payout
   FROM facts.play;

create view facts.for_vip as
 SELECT merchant_id,
    member_id,
    month,
    currency,
    valid_bet,
    deposited
   FROM facts.months;

create view facts.for_windows as
 SELECT merchant_id,
    at,
    member_id,
    product,
    currency,
    valid_bet
   FROM facts.windows;

create view facts.in_balances as
 SELECT account_no,
    balance,
    currency,
    held,
    owner_id,
    state,
    version
   FROM ledger.for_balances;

create view facts.in_currencies as
 SELECT code,
    display_decimals,
    scale
   FROM ledger.for_currencies;

create view facts.in_free as
 SELECT for_costs.owner_id,
    for_costs.id,
    for_costs.grant_id
   FROM rounds.for_costs
UNION ALL
 SELECT for_costs.owner_id,
    for_costs.id,
    for_costs.grant_id
   FROM lottery.for_costs;

create view facts.in_goods as
 SELECT id,
    merchant_id,
    member_id,
    kind,
    currency,
    value,
    decided_at
   FROM points.for_costs;

create view facts.in_house_accounts as
 SELECT account_no,
    balance,
    code,
    currency,
    lane,
    merchant_id,
    opened_at
   FROM ledger.for_house;

create view facts.in_members as
 SELECT counted,
    created_at,
    id,
    line_id,
    merchant_id,
    parent_id,
    referrer_id,
    user_name
   FROM members.for_reports;

create view facts.in_postings as
 SELECT account_no,
    amount,
    balance_after,
    counter_no,
    event_at,
    key,
    kind,
    leg,
    owner_id,
    ref,
    source,
    version,
    written_at
   FROM ledger.for_record;

create view facts.in_requirements as
 SELECT id,
    member_id,
    source,
    source_id,
    required,
    done,
    state
   FROM turnover.for_costs;

create view facts.in_rewards as
 SELECT id,
    merchant_id,
    member_id,
    promotion_id,
    kind,
    currency,
    amount,
    required,
    claimed_at,
    points,
    worth,
    requirement_id,
    removed
   FROM promotions.for_costs;

create view facts.in_wagers as
 SELECT balance_after,
    balance_before,
    book,
    currency,
    game_id,
    id,
    owner_id,
    payout,
    placed_at,
    product,
    round_id,
    settled_at,
    stake,
    status,
    valid_bet,
    vendor
   FROM wagers.for_record;

create view feedback.for_facts as
 SELECT owner_id AS member_id,
    created_at AS at,
    id,
    category AS what,
    ticket_no AS detail,
    NULL::text AS by,
    state,
    ticket_no AS ref,
    NULL::bigint AS amount
   FROM feedback.ticket;

create view jackpots.for_facts as
 SELECT merchant_id,
    game_id,
    currency,
    since,
    until
   FROM jackpots.spell;

create view kyc.for_facts as
 SELECT member_id,
    created_at AS at,
    id,
    (tier)::text AS what,
    COALESCE(reason, ''::text) AS detail,
    decided_name AS by,
    state,
    (id)::text AS ref,
    NULL::bigint AS amount
   FROM kyc.application;

create view kyc.for_missions as
 SELECT member_id
   FROM kyc.standing
  WHERE (tier >= 2);

create view ledger.entry as
 SELECT transfer.owner_id,
    transfer.account_no,
    transfer.amount,
    transfer.owner_id AS posted_by,
    transfer.key,
    transfer.source,
    transfer.leg,
    transfer.kind,
    transfer.event_at
   FROM ledger.transfer
UNION ALL
 SELECT ledger.house() AS owner_id,
    transfer.counter_no AS account_no,
    (- transfer.amount) AS amount,
    transfer.owner_id AS posted_by,
    transfer.key,
    transfer.source,
    transfer.leg,
    transfer.kind,
    transfer.event_at
   FROM ledger.transfer;

create view ledger.for_balances as
 SELECT owner_id,
    account_no,
    currency,
    balance,
    held,
    version,
    state
   FROM ledger.account;

create view ledger.for_currencies as
 SELECT code,
    scale,
    display_decimals
   FROM ledger.currency;

create view ledger.for_holds as
 SELECT owner_id,
    key,
    source,
    account_no,
    amount,
    remaining,
    event_at
   FROM ledger.hold;

create view ledger.for_house as
 SELECT h.account_no,
    h.merchant_id,
    h.code,
    h.currency,
    h.lane,
    a.balance,
    a.opened_at
   FROM (ledger.house_account h
     JOIN ledger.account a ON (((a.owner_id = ledger.house()) AND (a.account_no = h.account_no))));

create view ledger.for_record as
 SELECT owner_id,
    account_no,
    version,
    key,
    source,
    leg,
    kind,
    amount,
    balance_after,
    counter_no,
    ref,
    event_at,
    written_at
   FROM ledger.transfer;

create view lottery.for_costs as
 SELECT owner_id,
    ticket_id AS id,
    grant_id
   FROM lottery.free_ticket;

create view lottery.for_missions as
 SELECT owner_id,
    ticket_id AS wager_id
   FROM lottery.free_ticket;

create view lottery.for_opposites as
 SELECT owner_id,
    draw_no,
    bet_type,
    selection,
    stake,
    accepted_at
   FROM lottery.ticket;

create view lottery.for_rebates as
 SELECT t.draw_no,
    t.owner_id,
    t.id,
    t.merchant_id,
    t.currency,
    t.bet_type,
    t.price,
    t.stake,
    t.rebate_ppm,
    t.rates,
    d.game,
    w.status,
    w.valid_bet
   FROM ((lottery.ticket t
     JOIN lottery.draw d ON ((d.no = t.draw_no)))
     JOIN lottery.ticket_wager w ON (((w.owner_id = t.owner_id) AND (w.id = t.id))))
  WHERE (t.rates <> '[]'::jsonb);

create view lottery.for_rewards as
 SELECT count,
    games,
    id,
    owner_id,
    stake
   FROM lottery.free_grant;

create view lottery.in_places as
 SELECT id,
    merchant_id,
    parent_id,
    path,
    since,
    type,
    until,
    user_name
   FROM members.for_teams;

create view lottery.in_postings as
 SELECT amount,
    key,
    kind,
    owner_id,
    ref,
    source
   FROM ledger.for_record;

create view lottery.in_staff as
 SELECT closed_at,
    id,
    merchant_id,
    name,
    shown_as
   FROM staff.for_lists;

create view lottery.ticket_wager as
 SELECT owner_id,
    id,
    round_id,
    stake,
    payout,
    valid_bet,
    balance_before,
    balance_after,
    placed_at,
    settled_at,
    status,
    book,
    currency,
    product,
    vendor,
    game_id
   FROM wagers.for_record;

create view members.for_agents as
 SELECT id,
    merchant_id,
    user_name,
    nickname,
    type,
    state,
    parent_id,
    path,
    created_at
   FROM members.member
  WHERE (type <> ALL (ARRAY[3, 4, 42]));

create view members.for_left_out as
 SELECT merchant_id,
    id
   FROM members.member
  WHERE (type = 3);

create view members.for_lists as
 SELECT id,
    merchant_id,
    user_name,
    type,
    state,
    created_at
   FROM members.member;

create view members.for_locks as
 SELECT member_id,
    kind
   FROM members.lock;

create view members.for_moves as
 SELECT until
   FROM members.earlier_place;

create view members.for_newcomers as
 SELECT merchant_id,
    id AS member_id,
    lower((profile ->> 'payeeName'::text)) AS payee_name,
    (profile ->> 'birthday'::text) AS birthday
   FROM members.member
  WHERE ((profile ? 'payeeName'::text) AND (profile ? 'birthday'::text));

create view members.for_papers as
 SELECT id,
    user_name,
    (profile ->> 'payeeName'::text) AS payee_name,
    (profile ->> 'birthday'::text) AS birthday
   FROM members.member;

create view members.for_places as
 SELECT m.id,
    m.type,
    m.path,
    ( SELECT max(e.until) AS max
           FROM members.earlier_place e
          WHERE (e.member_id = m.id)) AS since,
    NULL::timestamp with time zone AS until
   FROM members.member m
UNION ALL
 SELECT e.member_id AS id,
    e.type,
    e.path,
    ( SELECT max(b.until) AS max
           FROM members.earlier_place b
          WHERE ((b.member_id = e.member_id) AND (b.until < e.until))) AS since,
    e.until
   FROM members.earlier_place e;

create view members.for_relations as
 SELECT member_id,
    merchant_id,
    value AS email
   FROM members.contact
  WHERE ((kind = 'email'::text) AND (verified_at IS NOT NULL));

create view members.for_reports as
 SELECT id,
    merchant_id,
    user_name,
    parent_id,
    referrer_id,
    created_at,
    (type <> ALL (ARRAY[3, 4])) AS counted,
        CASE
            WHEN (cardinality(path) > 0) THEN path[1]
            WHEN (type = ANY (ARRAY[1, 2, 41, 42])) THEN id
            ELSE NULL::uuid
        END AS line_id
   FROM members.member;

create view members.for_rewards as
 SELECT id,
    merchant_id,
    type,
    state,
    created_at,
    NULLIF((profile ->> 'birthday'::text), ''::text) AS birthday,
    GREATEST(created_at, birthday_at) AS birthday_at,
    ( SELECT c.verified_at
           FROM members.contact c
          WHERE ((c.member_id = m.id) AND (c.kind = 'mobile'::text))) AS mobile_at,
    ( SELECT c.verified_at
           FROM members.contact c
          WHERE ((c.member_id = m.id) AND (c.kind = 'email'::text))) AS email_at
   FROM members.member m;

create view members.for_segments as
 SELECT id,
    merchant_id,
    type,
    state,
    label,
    language,
    path,
    created_at
   FROM members.member;

create view members.for_teams as
 SELECT m.id,
    m.merchant_id,
    m.user_name,
    m.type,
    m.parent_id,
    m.path,
    m.placed_at AS since,
    NULL::timestamp with time zone AS until
   FROM members.member m
  WHERE (m.type <> ALL (ARRAY[3, 4]))
UNION ALL
 SELECT m.id,
    m.merchant_id,
    m.user_name,
    m.type,
    e.parent_id,
    e.path,
    ( SELECT max(b.until) AS max
           FROM members.earlier_place b
          WHERE ((b.member_id = e.member_id) AND (b.until < e.until))) AS since,
    e.until
   FROM (members.earlier_place e
     JOIN members.member m ON ((m.id = e.member_id)))
  WHERE (m.type <> ALL (ARRAY[3, 4]));

create view members.for_tree as
 SELECT id,
    merchant_id,
    type,
    state,
    parent_id,
    path
   FROM members.member;

create view members.for_vip as
 SELECT id,
    merchant_id,
    (profile ->> 'birthday'::text) AS birthday,
    GREATEST(created_at, birthday_at) AS birthday_at,
    created_at,
    label
   FROM members.member;

create view messages.for_facts as
 SELECT member_id,
    at,
    id,
    tab AS what,
    (COALESCE(title, template) ||
        CASE
            WHEN (read_at IS NULL) THEN ''::text
            ELSE ' ✓'::text
        END) AS detail,
    NULL::text AS by,
    NULL::text AS state,
    NULL::text AS ref,
    NULL::bigint AS amount
   FROM messages.message;

create view payout.for_facts as
 SELECT member_id,
    created_at AS at,
    id,
    kind AS what,
    ((((COALESCE((bank_code || ' '::text), ''::text) || '••'::text) || "right"(number, 4)) || ' · '::text) || holder) AS detail,
    NULL::text AS by,
    state,
    NULL::text AS ref,
    NULL::bigint AS amount
   FROM payout.account;

create view payout.for_newcomers as
 SELECT DISTINCT merchant_id,
    member_id,
    kind,
    COALESCE(bank_code, ''::text) AS bank_code,
    number
   FROM payout.account;

create view payout.for_owed as
 SELECT merchant_id,
    currency,
    (((amount - returned))::numeric - COALESCE(( SELECT sum(p.amount) AS sum
           FROM payout.part p
          WHERE ((p.no = w.no) AND (p.state = ANY (ARRAY['PAID'::text, 'CONFIRMED'::text, 'DISPUTED'::text])))), (0)::numeric)) AS owed
   FROM payout.withdrawal w
  WHERE (ended_at IS NULL);

create view payout.for_paid as
 SELECT w.merchant_id,
    p.channel_id AS channel_code,
    p.paid_at,
    p.amount
   FROM (payout.part p
     JOIN payout.withdrawal w ON ((w.no = p.no)))
  WHERE (p.state = ANY (ARRAY['PAID'::text, 'CONFIRMED'::text, 'DISPUTED'::text]));

create view payout.for_relations as
 SELECT merchant_id,
    member_id,
    kind,
    COALESCE(bank_code, ''::text) AS bank_code,
    number
   FROM payout.account;

create view payout.for_withdrawals as
 SELECT no,
    merchant_id,
    member_id,
    state,
    amount,
    returned,
    created_at,
    ended_at
   FROM payout.withdrawal;

create view points.for_costs as
 SELECT id,
    merchant_id,
    member_id,
    kind,
    currency,
    value,
    decided_at
   FROM points.redemption
  WHERE ((state = 'Approved'::text) AND (points > 0));

create view points.for_rewards as
 SELECT goods_id,
    id,
    member_id
   FROM points.redemption;

create view promotions.for_costs as
 SELECT p.id,
    p.merchant_id,
    p.member_id,
    p.promotion_id,
    (o.rules ->> 'kind'::text) AS kind,
    p.currency,
    p.amount,
    p.required,
    p.claimed_at,
    COALESCE((((p.data -> 'extra'::text) ->> 'points'::text))::bigint, (0)::bigint) AS points,
    COALESCE(((p.data ->> 'worth'::text))::bigint, (0)::bigint) AS worth,
    ((p.data ->> 'requirement'::text))::uuid AS requirement_id,
    (p.removed IS NOT NULL) AS removed
   FROM (promotions.participation p
     JOIN promotions.promotion o ON (((o.merchant_id = p.merchant_id) AND (o.id = p.promotion_id))))
  WHERE (p.claimed_at IS NOT NULL);

create view promotions.in_accounts as
 SELECT id,
    merchant_id,
    type,
    state,
    label,
    language,
    path,
    created_at
   FROM members.for_segments;

create view promotions.in_deposits as
 SELECT member_id,
    order_no,
    credited_at,
    received
   FROM cashier.for_bonuses;

create view promotions.in_devices as
 SELECT merchant_id,
    member_id,
    device_id
   FROM sessions.for_newcomers s
  WHERE (NOT (EXISTS ( SELECT
           FROM risk.for_newcomers c
          WHERE ((c.merchant_id = s.merchant_id) AND (c.device_id = s.device_id) AND (c.member_id = s.member_id)))));

create view promotions.in_free_bets as
 SELECT owner_id,
    wager_id
   FROM lottery.for_missions;

create view promotions.in_free_plays as
 SELECT owner_id,
    wager_id
   FROM rounds.for_missions;

create view promotions.in_free_rounds as
 SELECT count,
    games,
    id,
    owner_id,
    stake
   FROM rounds.for_rewards;

create view promotions.in_free_tickets as
 SELECT count,
    games,
    id,
    owner_id,
    stake
   FROM lottery.for_rewards;

create view promotions.in_levels as
 SELECT member_id,
    level
   FROM vip.for_lists;

create view promotions.in_lines as
 SELECT merchant_id,
    member_id,
    at,
    ip,
    device
   FROM sessions.for_referrals;

create view promotions.in_login_records as
 SELECT at,
    member_id
   FROM sessions.for_logins;

create view promotions.in_logins as
 SELECT member_id,
    at,
    device
   FROM sessions.for_referrals;

create view promotions.in_members as
 SELECT id,
    merchant_id,
    type,
    state,
    created_at,
    birthday,
    birthday_at,
    mobile_at,
    email_at
   FROM members.for_rewards;

create view promotions.in_money as
 SELECT merchant_id,
    day,
    member_id,
    kind,
    currency,
    amount
   FROM facts.for_team_money;

create view promotions.in_names as
 SELECT merchant_id,
    member_id,
    payee_name,
    birthday
   FROM members.for_newcomers;

create view promotions.in_payees as
 SELECT merchant_id,
    member_id,
    kind,
    bank_code,
    number
   FROM payout.for_newcomers;

create view promotions.in_people as
 SELECT id,
    merchant_id,
    user_name,
    referrer_id,
    created_at,
    counted
   FROM members.for_reports;

create view promotions.in_play as
 SELECT merchant_id,
    day,
    member_id,
    product,
    currency,
    stake,
    payout,
    valid_bet,
    game_id,
    best_x100,
    streak
   FROM facts.for_pay;

create view promotions.in_postings as
 SELECT amount,
    key,
    kind,
    owner_id,
    ref,
    source
   FROM ledger.for_record;

create view promotions.in_redemptions as
 SELECT goods_id,
    id,
    member_id
   FROM points.for_rewards;

create view promotions.in_tickets as
 SELECT owner_id,
    draw_no,
    bet_type,
    selection,
    stake,
    accepted_at
   FROM lottery.for_opposites;

create view promotions.in_wagers as
 SELECT owner_id,
    product,
    book,
    status,
    placed_at,
    settled_at,
    stake,
    valid_bet,
    payout,
    id
   FROM wagers.for_record;

create view protection.for_breaks as
 SELECT owner_id,
    excluded,
    cooling_until
   FROM protection.guard;

create view protection.in_deposits as
 SELECT changed_at,
    created_at,
    credited_at,
    id,
    member_id,
    merchant_id,
    received,
    state
   FROM cashier.for_deposits;

create view protection.in_members as
 SELECT created_at,
    id,
    merchant_id,
    state,
    type,
    user_name
   FROM members.for_lists;

create view rates.for_agents as
 SELECT member_id,
    product,
    ppm
   FROM rates.rate;

create view rates.for_chains as
 SELECT m.id AS member_id,
    m.merchant_id,
    r.product,
    jsonb_agg(jsonb_build_array(r.member_id, r.ppm) ORDER BY p.place DESC) AS chain
   FROM ((members.for_tree m
     CROSS JOIN LATERAL unnest((m.path || m.id)) WITH ORDINALITY p(id, place))
     JOIN rates.rate r ON ((r.member_id = p.id)))
  GROUP BY m.id, m.merchant_id, r.product;

create view rates.in_members as
 SELECT id,
    merchant_id,
    parent_id,
    path,
    state,
    type
   FROM members.for_tree;

create view rebates.for_branches as
 SELECT merchant_id,
    day,
    beneficiary_id,
    branch_id,
    product,
    currency,
    amount
   FROM rebates.branch;

create view rebates.for_leaders as
 SELECT merchant_id,
    day,
    leader_id,
    near,
    product,
    currency,
    amount
   FROM rebates.team;

create view rebates.for_parts as
 SELECT scope,
    beneficiary_id,
    source_id,
    currency,
    (beneficiary_id = source_id) AS own,
    product,
    day,
    amount
   FROM rebates.part;

create view rebates.for_payments as
 SELECT scope,
    beneficiary_id,
    currency,
    own,
    amount,
    at
   FROM rebates.posted
  WHERE (state = 0);

create view rebates.for_teams as
 SELECT merchant_id,
    day,
    beneficiary_id,
    source_id,
    product,
    currency,
    amount
   FROM rebates.part;

create view reconciliation.in_chains as
 SELECT address,
    booked_micro,
    chain,
    member_id,
    merchant_id,
    provider
   FROM cashier.for_chains;

create view reconciliation.in_currencies as
 SELECT code,
    display_decimals,
    scale
   FROM ledger.for_currencies;

create view reconciliation.in_members as
 SELECT created_at,
    id,
    merchant_id,
    state,
    type,
    user_name
   FROM members.for_lists;

create view referrals.for_affiliates as
 SELECT merchant_id,
    owner_id,
    count(*) FILTER (WHERE (closed_at IS NULL)) AS codes,
    sum(opened) AS opened,
    sum(uses) AS registered,
    sum(first_deposits) AS first_deposits
   FROM referrals.ref_code
  WHERE (kind <> 'MEMBER_REFERRAL'::text)
  GROUP BY merchant_id, owner_id;

create view referrals.for_agents as
 SELECT member_id
   FROM referrals.locked;

create view reports.in_places as
 SELECT id,
    merchant_id,
    user_name,
    type,
    parent_id,
    path,
    since,
    until
   FROM members.for_teams;

create view risk.for_decisions as
 SELECT about,
    about_id,
    signals
   FROM risk.decision;

create view risk.for_newcomers as
 SELECT merchant_id,
    device_id,
    member_id
   FROM risk.cleared_link;

create view risk.for_open_cases as
 SELECT id,
    member_id,
    created_at
   FROM risk."case"
  WHERE (decided_at IS NULL);

create view risk.in_members as
 SELECT created_at,
    id,
    merchant_id,
    state,
    type,
    user_name
   FROM members.for_lists;

create view rounds.for_costs as
 SELECT owner_id,
    id,
    grant_id
   FROM rounds.free_round;

create view rounds.for_missions as
 SELECT owner_id,
    id AS wager_id
   FROM rounds.free_round;

create view rounds.for_rewards as
 SELECT count,
    games,
    id,
    owner_id,
    stake
   FROM rounds.free_grant;

create view rounds.for_wagers as
 SELECT owner_id,
    id
   FROM rounds.round r
  WHERE (NOT (EXISTS ( SELECT
           FROM rounds.run u
          WHERE ((u.owner_id = r.owner_id) AND (u.id = r.id)))));

create view rounds.in_postings as
 SELECT amount,
    key,
    kind,
    owner_id,
    ref,
    source
   FROM ledger.for_record;

create view rounds.in_wagers as
 SELECT balance_after,
    balance_before,
    book,
    currency,
    game_id,
    id,
    owner_id,
    payout,
    placed_at,
    product,
    round_id,
    settled_at,
    stake,
    status,
    valid_bet,
    vendor,
    held_after,
    held_before
   FROM wagers.for_record;

create view security.for_facts as
 SELECT member_id,
    at,
    id,
    what,
    (ip || COALESCE(NULLIF((' '::text || (detail)::text), ' {}'::text), ''::text)) AS detail,
    NULL::text AS by,
    NULL::text AS state,
    NULL::text AS ref,
    NULL::bigint AS amount
   FROM security.change;

create view security.for_second_steps as
 SELECT member_id
   FROM security.totp
  WHERE (confirmed_at IS NOT NULL);

create view sessions.for_agents as
 SELECT member_id,
    seen_at
   FROM sessions.session
  WHERE (ended_at IS NULL);

create view sessions.for_facts as
 SELECT member_id,
    max(seen_at) AS at,
    (md5(device_id))::uuid AS id,
    max(device_name) AS what,
    ("left"(device_id, 12) || COALESCE((' · ⇄ '::text || ( SELECT string_agg(DISTINCT o.user_name, ', '::text) AS string_agg
           FROM sessions.session o
          WHERE ((o.device_id = s.device_id) AND (o.merchant_id = s.merchant_id) AND (o.member_id <> s.member_id) AND (o.type <> 4)))), ''::text)) AS detail,
    NULL::text AS by,
    NULL::text AS state,
    NULL::text AS ref,
    NULL::bigint AS amount
   FROM sessions.session s
  WHERE (device_id <> ''::text)
  GROUP BY member_id, merchant_id, device_id;

create view sessions.for_logins as
 SELECT member_id,
    at,
    id,
    place
   FROM sessions.login_record
  WHERE (result = 0);

create view sessions.for_members as
 SELECT member_id,
    seen_at
   FROM sessions.session
  WHERE (ended_at IS NULL);

create view sessions.for_newcomers as
 SELECT DISTINCT merchant_id,
    member_id,
    device_id
   FROM sessions.session
  WHERE ((device_id <> ''::text) AND (type <> 4));

create view sessions.for_open as
 SELECT member_id,
    expires_at
   FROM sessions.session
  WHERE (ended_at IS NULL);

create view sessions.for_referrals as
 SELECT merchant_id,
    member_id,
    at,
    ip,
    device
   FROM sessions.login_record
  WHERE (result = 0);

create view sessions.for_teams as
 SELECT member_id,
    seen_at
   FROM sessions.session
  WHERE (ended_at IS NULL);

create view staff.for_lists as
 SELECT id,
    merchant_id,
    name,
    shown_as,
    closed_at
   FROM staff.account;

create view staff.for_relations as
 SELECT id AS staff_id,
    merchant_id,
    email
   FROM staff.account
  WHERE ((email IS NOT NULL) AND (email_verified_at IS NOT NULL));

create view staff.for_roles as
 SELECT staff_id,
    merchant_id,
    role
   FROM staff.account_role;

create view teams.in_bets as
 SELECT owner_id,
    id,
    placed_at,
    settled_at,
    stake,
    valid_bet,
    payout,
    status,
    product,
    vendor,
    game_id,
    book
   FROM wagers.for_record;

create view teams.in_money as
 SELECT amount,
    code,
    currency,
    day,
    kind,
    member_id,
    merchant_id
   FROM facts.for_team_money;

create view teams.in_places as
 SELECT id,
    merchant_id,
    parent_id,
    path,
    since,
    type,
    until,
    user_name
   FROM members.for_teams;

create view teams.in_play as
 SELECT bets,
    currency,
    day,
    member_id,
    merchant_id,
    payout,
    product,
    stake,
    valid_bet,
    vendor
   FROM facts.for_team_play;

create view teams.in_rebates as
 SELECT for_branches.merchant_id,
    for_branches.day,
    for_branches.beneficiary_id AS member_id,
    for_branches.branch_id AS source_id,
    for_branches.product,
    for_branches.currency,
    for_branches.amount
   FROM rebates.for_branches
UNION ALL
 SELECT for_teams.merchant_id,
    for_teams.day,
    for_teams.beneficiary_id AS member_id,
    for_teams.source_id,
    for_teams.product,
    for_teams.currency,
    for_teams.amount
   FROM rebates.for_teams
  WHERE (for_teams.source_id = for_teams.beneficiary_id);

create view teams.in_sums as
 SELECT merchant_id,
    leader_id,
    day,
    near,
    currency,
    kind,
    product,
    vendor,
    bets,
    stake,
    valid_bet,
    payout,
    amount
   FROM facts.for_team_days;

create view transfers.for_wallets as
 SELECT owner_id,
    merchant_id,
    vassalage,
    wallet_no
   FROM transfers.vendor_wallet;

create view transfers.in_members as
 SELECT created_at,
    id,
    merchant_id,
    state,
    type,
    user_name
   FROM members.for_lists;

create view turnover.for_costs as
 SELECT id,
    member_id,
    source,
    source_id,
    required,
    done,
    state
   FROM turnover.requirement;

create view turnover.for_facts as
 SELECT member_id,
    created_at AS at,
    id,
    source AS what,
    (trunc((((done)::numeric * 100.0) / (required)::numeric)) || ' %'::text) AS detail,
    NULL::text AS by,
    state,
    NULL::text AS ref,
    required AS amount
   FROM turnover.requirement;

create view vip.for_lists as
 SELECT member_id,
    merchant_id,
    level
   FROM vip.state;

create view vip.in_members as
 SELECT id,
    merchant_id,
    user_name,
    type,
    state,
    created_at
   FROM members.for_lists;

create view vip.in_money as
 SELECT merchant_id,
    member_id,
    day,
    kind,
    currency,
    amount
   FROM facts.for_team_money;

create view vip.in_months as
 SELECT merchant_id,
    member_id,
    month,
    currency,
    valid_bet,
    deposited
   FROM facts.for_vip;

create view vip.in_play as
 SELECT merchant_id,
    member_id,
    day,
    product,
    currency,
    valid_bet
   FROM facts.for_team_play;

create view vip.in_staff as
 SELECT id,
    merchant_id,
    name,
    shown_as,
    closed_at
   FROM staff.for_lists;

create view wagers.for_active_days as
 SELECT merchant_id,
    day,
    member_id
   FROM wagers.active_day;

create view wagers.for_late_hours as
 SELECT owner_id,
    hour,
    settled_to
   FROM wagers.late_hour;

create view wagers.for_movements as
 SELECT owner_id,
    key,
    source,
    kind,
    status,
    round_id,
    ref,
    amount,
    moved,
    debt,
    wager_id,
    step,
    part_of
   FROM wagers.movement;

create view wagers.for_record as
 SELECT owner_id,
    id,
    round_id,
    stake,
    payout,
    valid_bet,
    balance_before,
    balance_after,
    placed_at,
    settled_at,
    status,
    book,
    currency,
    product,
    vendor,
    game_id,
    held_before,
    held_after
   FROM wagers.wager;

create view wagers.for_round_steps as
 SELECT owner_id,
    round_id,
    source,
    step,
    kind,
    key,
    wager_id,
    named,
    moved,
    undone
   FROM wagers.round_step;

create view wagers.for_rounds as
 SELECT owner_id,
    round_id,
    source,
    steps,
    bets,
    wins
   FROM wagers.round_state;

create view wagers.game_session as
 SELECT owner_id,
    id,
    bearer_hash,
    launch_hash,
    merchant_id,
    session_id,
    account,
    game_id,
    book,
    wallet_no,
    currency,
    language,
    launch_expires_at,
    opened_at,
    expires_at,
    ended_at
   FROM rounds.game_session;

create view wagers.in_members as
 SELECT created_at,
    id,
    merchant_id,
    state,
    type,
    user_name
   FROM members.for_lists;

create view wagers.in_postings as
 SELECT account_no,
    amount,
    balance_after,
    counter_no,
    event_at,
    key,
    kind,
    leg,
    owner_id,
    ref,
    source,
    version,
    written_at
   FROM ledger.for_record;

create view wagers.round as
 SELECT owner_id,
    id,
    seed_id,
    nonce,
    rules_no,
    steps,
    draws
   FROM rounds.round;

create view wagers.rules as
 SELECT rules_no,
    game_id,
    configuration_hash
   FROM rounds.rules;

create view wagers.seat as
 SELECT owner_id,
    game_id,
    book,
    seed_id,
    next_seed_id,
    nonce,
    session_id,
    session_expires_at,
    open_round,
    open_seen,
    last_spin_at,
    auto_id,
    auto_left,
    auto_loss_left,
    auto_win_limit,
    auto_stop_on_feature,
    guarded,
    check_due_at
   FROM rounds.play_state;

create view wagers.seed as
 SELECT owner_id,
    id,
    game_id,
    book,
    commitment,
    sealed,
    client_seed,
    rounds,
    created_at,
    revealed_at,
    rules_nos
   FROM rounds.seed;

-- Functions

CREATE OR REPLACE FUNCTION audit.append(p_merchant text, p_at timestamp with time zone, p_actor_kind text, p_actor_id text, p_actor_name text, p_ip text, p_action text, p_object_kind text, p_object_id text, p_before json, p_after json, p_reason text, p_approver text, p_trace_id text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'audit', 'pg_temp'
AS $function$
declare
  h audit.head;
  e audit.entry;
begin
  insert into audit.head (merchant_id, seq, hash) values (p_merchant, 0, sha256(convert_to(p_merchant, 'UTF8')))
  on conflict do nothing;
  select * into h from audit.head where merchant_id = p_merchant for no key update;
  e := row(p_merchant, h.seq + 1, date_trunc('milliseconds', p_at), p_actor_kind, p_actor_id, p_actor_name, p_ip, p_action,
    p_object_kind, p_object_id, p_before, p_after, p_reason, p_approver, p_trace_id, ''::bytea);
  e.hash := audit.hash_of(e, h.hash);
  insert into audit.entry select e.*;
  update audit.head set seq = e.seq, hash = e.hash where merchant_id = p_merchant;
  return e.seq;
end $function$
;

CREATE OR REPLACE FUNCTION audit.close_day(p_day date)
 RETURNS SETOF audit.root
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'audit', 'pg_temp'
AS $function$
  insert into audit.root (merchant_id, day, seq, hash)
  select h.merchant_id, p_day, e.seq, e.hash from audit.head h
  cross join lateral (select seq, hash from audit.entry
    where merchant_id = h.merchant_id and at < (p_day + 1)::timestamp at time zone 'UTC' order by seq desc limit 1) e
  where not exists (select from audit.root r where r.merchant_id = h.merchant_id and r.seq >= e.seq)
  on conflict do nothing
  returning *
$function$
;

CREATE OR REPLACE FUNCTION audit.end_months(p_now timestamp with time zone)
 RETURNS SETOF text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'audit', 'pg_temp'
AS $function$
declare
  due timestamptz := p_now;
  kept interval := platform.month_kept_for('audit.entry');
  month record;
begin
  if current_setting('role') = 'senluna_app' then
    due := least(due, clock_timestamp());
  end if;
  perform pg_advisory_xact_lock(7300120);
  for month in select * from platform.months_of('audit.entry') where ends <= due - kept loop
    exit when exists (select from audit.entry e where e.at >= month.starts and e.at < month.ends
      and not exists (select from audit.root r where r.merchant_id = e.merchant_id and r.seq >= e.seq));
    insert into audit.anchor (merchant_id, seq, hash)
    select distinct on (merchant_id) merchant_id, seq, hash from audit.entry
    where at >= month.starts and at < month.ends order by merchant_id, seq desc
    on conflict (merchant_id) do update set seq = excluded.seq, hash = excluded.hash;
    return next platform.detach_month('audit.entry', month.part);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION audit.hash_of(e audit.entry, p_previous bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  select sha256(p_previous || convert_to(
    audit.part(e.merchant_id) || audit.part(e.seq::text)
    || audit.part(to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || audit.part(e.actor_kind) || audit.part(e.actor_id) || audit.part(e.actor_name) || audit.part(e.ip)
    || audit.part(e.action) || audit.part(e.object_kind) || audit.part(e.object_id)
    || audit.part(e.before::text) || audit.part(e.after::text)
    || audit.part(e.reason) || audit.part(e.approver) || audit.part(e.trace_id), 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION audit.make_months(p_from timestamp with time zone, p_months integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'audit', 'pg_temp'
AS $function$
declare
  first timestamp;
begin
  perform pg_advisory_xact_lock(7300118);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    begin
      execute format('create table if not exists audit.entry_%s partition of audit.entry for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
      execute format('create or replace trigger entry_%s_not_emptied before truncate on audit.entry_%s
        for each statement execute function ledger.refuse_change()', to_char(first, 'YYYYMM'), to_char(first, 'YYYYMM'));
    exception when check_violation then
      raise notice 'entries of % stay in the rest', first;
    end;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION audit.part(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when p_text is null then '-' else octet_length(convert_to(p_text, 'UTF8'))::text || ':' || p_text end || ','
$function$
;

CREATE OR REPLACE FUNCTION chat.drop_months(p_before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'chat', 'pg_temp'
AS $function$
declare
  old record;
begin
  perform pg_advisory_xact_lock(7300119);
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('chat.message'::regclass, 'chat.room_message'::regclass) and c.relname ~ '_[0-9]{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= p_before at time zone 'UTC'
  loop
    execute format('drop table chat.%I', old.relname);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION chat.make_months(p_from timestamp with time zone, p_months integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'chat', 'pg_temp'
AS $function$
declare
  first timestamp;
  name text;
begin
  perform pg_advisory_xact_lock(7300119);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    foreach name in array array['message', 'room_message'] loop
      begin
        execute format('create table if not exists chat.%s_%s partition of chat.%s for values from (%L) to (%L)',
          name, to_char(first, 'YYYYMM'), name, first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
      exception when check_violation then
        raise notice '% of % stay in the rest', name, first;
      end;
    end loop;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION facts.forget_best()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
begin
  new.best_x100 := null;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION facts.forget_streak()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
begin
  new.streak := null;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION facts.left_out(p_merchant text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select md5(coalesce(string_agg(id::text, ' ' order by id), '')) from members.for_left_out where merchant_id = p_merchant
$function$
;

CREATE OR REPLACE FUNCTION facts.moves_before(p_day date, p_zone text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select count(*) from members.for_moves
  where until >= ((p_day - 7)::timestamp at time zone p_zone) and until < ((p_day + 1)::timestamp at time zone p_zone)
$function$
;

CREATE OR REPLACE FUNCTION facts.streak_of(p_results text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when position('L' in p_results) = 0 then p_results
    else split_part(p_results, 'L', 1) || 'L' || (select max(wins collate "C") from unnest(string_to_array(p_results, 'L')) as wins)
      || 'L' || split_part(p_results, 'L', -1) end
$function$
;

CREATE OR REPLACE FUNCTION facts.teams_to_add(p_merchant text, p_zone text, p_from date, p_to date)
 RETURNS TABLE(day date)
 LANGUAGE sql
 STABLE
AS $function$
  select a.day from facts.teams_added a
  where a.merchant_id = p_merchant and a.day between p_from and p_to
    and (a.moves is null or a.left_out is distinct from (select facts.left_out(p_merchant)) or a.moves <> facts.moves_before(a.day, p_zone))
$function$
;

CREATE OR REPLACE FUNCTION ledger.capture(p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_amount bigint, p_kind smallint, p_counter integer, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
declare
  outcome smallint;
  wallet integer;
begin
  outcome := ledger.resolve_hold(p_owner, p_hold, p_source, p_key, 'capture', p_amount, p_at);
  if outcome <> 0 then return outcome; end if;
  select account_no into wallet from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source;
  select status into outcome from ledger.post(
    array[p_owner], array[wallet], array[p_key], array[p_source], array[p_hold], array[p_at],
    array[1], array[p_kind], array[-p_amount], array[p_counter], p_at);
  if outcome <> 0 then raise exception using errcode = 'SL001', message = 'not captured'; end if;
  return 0;
exception when sqlstate 'SL001' then
  return case outcome when 1 then 2 else outcome end;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.credit_many(p_owner uuid[], p_account integer[], p_key uuid[], p_source smallint, p_leg smallint[], p_ref uuid[], p_kind smallint[], p_amount bigint[], p_counter integer[], p_event_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  after bigint[];
begin
  with item as materialized (
    select q.ord, q.owner_id, q.account_no, q.key, q.leg, q.ref, q.kind, q.amount, q.counter_no,
      (a.balance + sum(q.amount) over w)::bigint as balance, a.version + row_number() over w as version,
      lead(q.ord) over w is null as is_last
    from unnest(p_owner, p_account, p_key, p_leg, p_ref, p_kind, p_amount, p_counter)
      with ordinality as q(owner_id, account_no, key, leg, ref, kind, amount, counter_no, ord)
    join ledger.account a on a.owner_id = q.owner_id and a.account_no = q.account_no
    window w as (partition by q.owner_id, q.account_no order by q.ord)
  ), written as (
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg, ref)
    select i.owner_id, i.key, i.amount, i.balance, i.version, p_event_at, p_written_at, i.account_no, i.counter_no, i.kind, p_source, i.leg, i.ref
    from item i
  ), wallet as (
    update ledger.account a set balance = i.balance, version = i.version
      from item i where i.is_last and a.owner_id = i.owner_id and a.account_no = i.account_no
  ), house as (
    update ledger.account a set balance = a.balance - s.total, version = a.version + s.legs
      from (select i.counter_no, sum(i.amount)::bigint as total, count(*) as legs from item i group by i.counter_no) s
      where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = s.counter_no
  )
  select array_agg(i.balance order by i.ord) into after from item i;
  return after;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.entomb(p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_reason text, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
begin
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  if not exists (select from ledger.account where owner_id = p_owner and account_no = p_account) then return 5; end if;
  if exists (select from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source)
    or exists (select from ledger.hold where owner_id = p_owner and key = p_key and source = p_source) then return 2; end if;
  insert into ledger.tombstone (owner_id, key, source, reason, at) values (p_owner, p_key, p_source, p_reason, p_at)
    on conflict do nothing;
  if not found then return 1; end if;
  update ledger.account set entombed = true where owner_id = p_owner and not entombed;
  return 0;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.hold_wallets(p_owner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
begin
  if p_owner = ledger.house() then raise exception 'the house has no wallets'; end if;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.house()
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select '00000000-0000-7000-8000-000000000001'::uuid $function$
;

CREATE OR REPLACE FUNCTION ledger.house_account_of(p_merchant text, p_code text, p_currency text, p_lane smallint, p_at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
declare
  found_no integer;
begin
  select account_no into found_no from ledger.house_account
    where merchant_id = p_merchant and code = p_code and currency = p_currency and lane = p_lane;
  if found then return found_no; end if;
  found_no := nextval('ledger.house_account_no');
  insert into ledger.account (owner_id, account_no, currency, floor, opened_at)
    values (ledger.house(), found_no, p_currency, -9223372036854775808, p_at);
  insert into ledger.house_account (account_no, merchant_id, code, currency, lane)
    values (found_no, p_merchant, p_code, p_currency, p_lane);
  return found_no;
exception when unique_violation then
  -- Another process opened it in between; its block of ours is undone whole.
  select account_no into strict found_no from ledger.house_account
    where merchant_id = p_merchant and code = p_code and currency = p_currency and lane = p_lane;
  return found_no;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.lease_lane()
 RETURNS smallint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  select (ledger.lease_lanes(1))[1]
$function$
;

CREATE OR REPLACE FUNCTION ledger.lease_lanes(p_count integer)
 RETURNS smallint[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
declare
  own constant integer[] := array(select objid::integer from pg_locks
    where locktype = 'advisory' and classid = 7300200 and objsubid = 2 and pid = pg_backend_pid());
  leased smallint[] := '{}';
begin
  for lane in 1..4095 loop
    exit when cardinality(leased) >= p_count;
    if not lane = any (own) and pg_try_advisory_lock(7300200, lane) then leased := leased || lane::smallint; end if;
  end loop;
  if cardinality(leased) < p_count then raise exception 'no posting lane is free'; end if;
  return leased;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.open_account(p_owner uuid, p_account integer, p_currency text, p_floor bigint, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  insert into ledger.account (owner_id, account_no, currency, floor, entombed, opened_at)
  values (p_owner, p_account, p_currency, coalesce(p_floor, -9223372036854775808),
    exists (select from ledger.tombstone where owner_id = p_owner), p_at) on conflict do nothing
$function$
;

CREATE OR REPLACE FUNCTION ledger.post(p_owner uuid[], p_account integer[], p_key uuid[], p_source smallint[], p_ref uuid[], p_event_at timestamp with time zone[], p_leg_item integer[], p_leg_kind smallint[], p_leg_amount bigint[], p_leg_counter integer[], p_written_at timestamp with time zone)
 RETURNS TABLE(item integer, status smallint, balance bigint, version bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
begin
  if cardinality(p_owner) = 1 then
    return query select 1, 0::smallint, o.balance, o.version
      from ledger.post_fast(p_owner[1], p_account[1], p_key[1], p_source[1], p_ref[1], p_event_at[1],
        p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
    if found then return; end if;
    begin
      return query select o.item, o.status, o.balance, o.version
        from ledger.post_many(p_owner, p_account, p_key, p_source, p_ref, p_event_at,
          p_leg_item, p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
      return;
    exception when unique_violation then
      null; -- another wallet of this owner took the key a moment ago: now it is seen
    end;
  end if;
  return query select o.item, o.status, o.balance, o.version
    from ledger.post_many(p_owner, p_account, p_key, p_source, p_ref, p_event_at,
      p_leg_item, p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.post_fast(p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_ref uuid, p_event_at timestamp with time zone, p_kinds smallint[], p_amounts bigint[], p_contras integer[], p_written_at timestamp with time zone, OUT balance bigint, OUT version bigint)
 RETURNS SETOF record
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  legs constant integer := cardinality(p_amounts);
  contra constant integer := p_contras[1];
  after bigint[] := p_amounts; -- what each leg has moved, with those before it
  lowest bigint := 0;
begin
  for l in 1..legs loop
    if p_amounts[l] = 0 or p_contras[l] <> contra then return; end if;
    if l > 1 then after[l] := after[l - 1] + p_amounts[l]; end if;
    if after[l] < lowest then lowest := after[l]; end if;
  end loop;
  return query
  with paid as (
    update ledger.account a set balance = a.balance + after[legs], version = a.version + legs
      where legs > 0 and a.owner_id = p_owner and a.account_no = p_account
        and a.state = 0 and not a.entombed and (lowest = 0 or a.balance - a.held + lowest >= a.floor)
        and a.currency = (select h.currency from ledger.account h
          where h.owner_id = '00000000-0000-7000-8000-000000000001' and h.account_no = contra)
        and ledger.unposted(p_owner, p_key, p_source)
      returning a.balance, a.version
  ), written as (
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    select p_owner, p_key, p_amounts[l], paid.balance - after[legs] + after[l], paid.version - legs + l, p_event_at, p_written_at,
      p_account, contra, p_kinds[l], p_source, l, p_ref
    from paid, generate_series(1, legs) l
  ), against as (
    update ledger.account h set balance = h.balance - after[legs], version = h.version + legs
      where h.owner_id = '00000000-0000-7000-8000-000000000001' and h.account_no = contra and exists (select from paid)
  )
  select paid.balance, paid.version from paid;
exception when unique_violation then
  return; -- another wallet of this owner took the key a moment ago
end $function$
;

CREATE OR REPLACE FUNCTION ledger.post_fused(p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_ref uuid, p_event_at timestamp with time zone, p_kinds smallint[], p_amounts bigint[], p_counters integer[], p_written_at timestamp with time zone, OUT balance bigint, OUT version bigint)
 RETURNS SETOF record
 LANGUAGE sql
AS $function$
  select * from ledger.post_fast(p_owner, p_account, p_key, p_source, p_ref, p_event_at, p_kinds, p_amounts, p_counters, p_written_at)
$function$
;

CREATE OR REPLACE FUNCTION ledger.post_many(p_owner uuid[], p_account integer[], p_key uuid[], p_source smallint[], p_ref uuid[], p_event_at timestamp with time zone[], p_leg_item integer[], p_leg_kind smallint[], p_leg_amount bigint[], p_leg_counter integer[], p_written_at timestamp with time zone)
 RETURNS TABLE(item integer, status smallint, balance bigint, version bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  r record;
  n constant integer := cardinality(p_owner);
  legs constant integer := cardinality(p_leg_item);
  v_status smallint[] := array_fill(5::smallint, array[n]); -- unknown until its account is found
  v_balance bigint[] := array_fill(0::bigint, array[n]);
  v_free bigint[] := array_fill(0::bigint, array[n]);
  v_floor bigint[] := array_fill(0::bigint, array[n]);
  v_version bigint[] := array_fill(0::bigint, array[n]);
  v_currency text[] := array_fill(''::text, array[n]);
  v_state smallint[] := array_fill(0::smallint, array[n]);
  v_sum bigint[] := array_fill(0::bigint, array[n]);
  v_lowest bigint[] := array_fill(0::bigint, array[n]);
  v_legs integer[] := array_fill(0, array[n]);
  v_stored integer[] := array_fill(0, array[n]);
  v_entombed boolean := false;
  v_house_no integer[] := '{}';
  v_house_currency text[] := '{}';
  w_item integer[] := '{}'; -- legs to write
  w_amount bigint[] := '{}';
  w_balance bigint[] := '{}';
  w_version bigint[] := '{}';
  w_counter integer[] := '{}';
  w_kind smallint[] := '{}';
  w_leg smallint[] := '{}';
  i integer;
  l integer;
  any_posted boolean := false;
begin
  for r in
    select q.ord, a.balance, a.held, a.floor, a.version, a.currency, a.state, a.entombed
    from unnest(p_owner, p_account) with ordinality as q(owner_id, account_no, ord)
    join ledger.account a on a.owner_id = q.owner_id and a.account_no = q.account_no
    order by a.owner_id, a.account_no
    for no key update of a
  loop
    v_status[r.ord] := 0;
    v_balance[r.ord] := r.balance;
    v_free[r.ord] := r.balance - r.held;
    v_floor[r.ord] := r.floor;
    v_version[r.ord] := r.version;
    v_currency[r.ord] := r.currency;
    v_state[r.ord] := r.state;
    v_entombed := v_entombed or r.entombed;
  end loop;

  for r in
    select a.account_no, a.currency from ledger.account a
    where a.owner_id = ledger.house() and a.account_no = any (array(select distinct c from unnest(p_leg_counter) as c))
    order by a.account_no
    for no key update
  loop
    v_house_no := v_house_no || r.account_no;
    v_house_currency := v_house_currency || r.currency;
  end loop;

  -- Shape of each item: legs, sum, and the lowest point on the way.
  for l in 1..legs loop
    i := p_leg_item[l];
    if p_leg_amount[l] = 0 then raise exception 'a leg moves something'; end if;
    v_legs[i] := v_legs[i] + 1;
    v_sum[i] := v_sum[i] + p_leg_amount[l];
    if v_sum[i] < v_lowest[i] then v_lowest[i] := v_sum[i]; end if;
    if v_status[i] = 0 and v_currency[i] is distinct from v_house_currency[array_position(v_house_no, p_leg_counter[l])] then
      v_status[i] := 7;
    end if;
  end loop;

  for i in 1..n loop
    if v_status[i] <> 0 then continue; end if;
    if v_legs[i] = 0 then raise exception 'an event has at least one leg'; end if;
    if v_state[i] = 2 or (v_state[i] = 1 and v_lowest[i] < 0) then v_status[i] := 4;
    elsif v_lowest[i] < 0 and v_free[i] + v_lowest[i] < v_floor[i] then v_status[i] := 3;
    end if;
  end loop;

  if v_entombed then
    for r in
      select q.ord from unnest(p_owner, p_key, p_source) with ordinality as q(owner_id, key, source, ord)
      join ledger.tombstone s on s.owner_id = q.owner_id and s.key = q.key and s.source = q.source
      where v_status[q.ord] <> 5
    loop
      v_status[r.ord] := 6;
    end loop;
  end if;

  -- What was posted before is replayed, whatever has become of the account since.
  for r in
    select q.ord, count(*)::integer as stored
    from unnest(p_owner, p_key, p_source) with ordinality as q(owner_id, key, source, ord)
    join ledger.transfer t on t.owner_id = q.owner_id and t.key = q.key and t.source = q.source
    group by q.ord
  loop
    v_status[r.ord] := case when r.stored = v_legs[r.ord] then 1 else 2 end;
    v_stored[r.ord] := r.stored;
  end loop;
  if 1 = any (v_status) then
    for r in
      select q.item as ord
      from (
        select x.item, x.kind, x.amount, x.counter_no, row_number() over (partition by x.item order by x.ord) as leg
        from unnest(p_leg_item, p_leg_kind, p_leg_amount, p_leg_counter) with ordinality as x(item, kind, amount, counter_no, ord)
        where v_status[x.item] = 1
      ) q
      join ledger.transfer t on t.owner_id = p_owner[q.item] and t.key = p_key[q.item] and t.source = p_source[q.item] and t.leg = q.leg
      left join ledger.house_account g on g.account_no = t.counter_no
      left join ledger.house_account h on h.account_no = q.counter_no
      where t.amount <> q.amount or t.kind <> q.kind or t.account_no <> p_account[q.item]
        or (g.merchant_id, g.code, g.currency) is distinct from (h.merchant_id, h.code, h.currency)
    loop
      v_status[r.ord] := 2;
    end loop;
  end if;

  v_legs := array_fill(0, array[n]);
  for l in 1..legs loop
    i := p_leg_item[l];
    if v_status[i] <> 0 then continue; end if;
    any_posted := true;
    v_legs[i] := v_legs[i] + 1;
    v_balance[i] := v_balance[i] + p_leg_amount[l];
    v_version[i] := v_version[i] + 1;
    w_item := w_item || i;
    w_amount := w_amount || p_leg_amount[l];
    w_balance := w_balance || v_balance[i];
    w_version := w_version || v_version[i];
    w_counter := w_counter || p_leg_counter[l];
    w_kind := w_kind || p_leg_kind[l];
    w_leg := w_leg || v_legs[i]::smallint;
  end loop;

  if any_posted then
    update ledger.account a
      set balance = q.balance, version = q.version
      from unnest(p_owner, p_account, v_balance, v_version, v_status) as q(owner_id, account_no, balance, version, status)
      where q.status = 0 and a.owner_id = q.owner_id and a.account_no = q.account_no;
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    select p_owner[w.item], p_key[w.item], w.amount, w.balance, w.version, p_event_at[w.item], p_written_at,
      p_account[w.item], w.counter_no, w.kind, p_source[w.item], w.leg, p_ref[w.item]
    from unnest(w_item, w_amount, w_balance, w_version, w_counter, w_kind, w_leg)
      as w(item, amount, balance, version, counter_no, kind, leg);
    update ledger.account a
      set balance = a.balance - s.total, version = a.version + s.legs
      from (select w.counter_no, sum(w.amount)::bigint as total, count(*) as legs
        from unnest(w_counter, w_amount) as w(counter_no, amount) group by w.counter_no) s
      where a.owner_id = ledger.house() and a.account_no = s.counter_no;
  end if;

  return query select q.ord::integer, q.status, q.balance, q.version
    from unnest(v_status, v_balance, v_version) with ordinality as q(status, balance, version, ord);
end $function$
;

CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% rows are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $function$
;

CREATE OR REPLACE FUNCTION ledger.refuse_scale_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.scale <> old.scale or new.code <> old.code or new.kind <> old.kind or new.demonstration <> old.demonstration then
    raise exception 'the scale, kind and code of a currency are fixed when it is created' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.release(p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_amount bigint, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
begin
  return ledger.resolve_hold(p_owner, p_hold, p_source, p_key, 'release', p_amount, p_at);
end $function$
;

CREATE OR REPLACE FUNCTION ledger.reserve(p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_amount bigint, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
declare
  wallet ledger.account;
  stored ledger.hold;
begin
  if p_amount <= 0 then raise exception 'a hold reserves an amount above zero'; end if;
  select * into wallet from ledger.account where owner_id = p_owner and account_no = p_account for no key update;
  if not found then return 5; end if;
  select * into stored from ledger.hold where owner_id = p_owner and key = p_key and source = p_source;
  if found then
    return case when stored.amount = p_amount and stored.account_no = p_account then 1 else 2 end;
  end if;
  if exists (select from ledger.tombstone where owner_id = p_owner and key = p_key and source = p_source) then return 6; end if;
  if wallet.state <> 0 then return 4; end if;
  if wallet.balance - wallet.held - p_amount < wallet.floor then return 3; end if;
  update ledger.account set held = held + p_amount where owner_id = p_owner and account_no = p_account;
  insert into ledger.hold (owner_id, key, source, account_no, amount, remaining, event_at, at_version, at_order, held_after)
    values (p_owner, p_key, p_source, p_account, p_amount, p_amount, p_at, wallet.version, nextval('ledger.hold_order'),
      wallet.held + p_amount);
  return 0;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.resolve_hold(p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_kind text, p_amount bigint, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
declare
  held ledger.hold;
  stored ledger.hold_event;
  wallet ledger.account;
begin
  if p_amount <= 0 then raise exception 'a hold is resolved by an amount above zero'; end if;
  perform 1 from ledger.hold h join ledger.account a on a.owner_id = h.owner_id and a.account_no = h.account_no
    where h.owner_id = p_owner and h.key = p_hold and h.source = p_source for no key update of a;
  select * into held from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source;
  if not found then return 5; end if;
  select * into stored from ledger.hold_event where owner_id = p_owner and key = p_key and source = p_source;
  if found then
    return case when stored.hold_key = p_hold and stored.kind = p_kind and stored.amount = p_amount then 1 else 2 end;
  end if;
  if held.remaining < p_amount then return 3; end if;
  update ledger.hold set remaining = remaining - p_amount where owner_id = p_owner and key = p_hold and source = p_source;
  update ledger.account set held = ledger.account.held - p_amount where owner_id = p_owner and account_no = held.account_no
    returning * into wallet;
  insert into ledger.hold_event (owner_id, hold_key, source, key, kind, amount, event_at, at_version, at_order, held_after)
    values (p_owner, p_hold, p_source, p_key, p_kind, p_amount, p_at, wallet.version, nextval('ledger.hold_order'), wallet.held);
  return 0;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.reverse(p_owner uuid, p_key uuid, p_source smallint, p_reversal uuid, p_kinds jsonb, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
declare
  wallet integer;
  before uuid;
  outcome smallint;
begin
  select account_no into wallet from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source limit 1;
  if not found then return 5; end if;
  perform 1 from ledger.account where owner_id = p_owner and account_no = wallet for no key update;
  select reversal into before from ledger.reversal where owner_id = p_owner and key = p_key and source = p_source;
  if before <> p_reversal then return 2; end if;
  select p.status into outcome from (
    select array_agg(1 order by t.leg desc) as items,
      array_agg(coalesce((p_kinds ->> t.kind::text)::smallint, t.kind) order by t.leg desc) as kinds,
      array_agg(-t.amount order by t.leg desc) as amounts,
      array_agg(ledger.house_account_of(h.merchant_id, h.code, h.currency, 0::smallint, p_at) order by t.leg desc) as counters
    from ledger.transfer t join ledger.house_account h on h.account_no = t.counter_no
    where t.owner_id = p_owner and t.key = p_key and t.source = p_source
  ) o, lateral ledger.post(
    array[p_owner], array[wallet], array[p_reversal], array[p_source], array[p_key], array[p_at],
    o.items, o.kinds, o.amounts, o.counters, p_at) p;
  if outcome = 0 then
    insert into ledger.reversal (owner_id, key, source, reversal) values (p_owner, p_key, p_source, p_reversal);
  elsif outcome = 1 and before is null then
    outcome := 2;
  end if;
  return outcome;
end $function$
;

CREATE OR REPLACE FUNCTION ledger.set_account_state(p_owner uuid, p_account integer, p_state smallint)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  update ledger.account set state = p_state
    where owner_id = p_owner and account_no = p_account and p_state in (0, 1, 2) returning true
$function$
;

CREATE OR REPLACE FUNCTION ledger.unposted(p_owner uuid, p_key uuid, p_source smallint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  return not exists (select from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source);
end $function$
;

CREATE OR REPLACE FUNCTION lottery.cancel(p_owner uuid, p_ticket uuid, p_reason text, p_lane smallint, p_x_type text[], p_x_key text[], p_x_units bigint[], p_x_payout bigint[], p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, balance bigint, version bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET lock_timeout TO '3s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  t lottery.ticket;
  d lottery.draw;
  r record;
begin
  select * into t from lottery.ticket where owner_id = p_owner and id = p_ticket;
  if not found then return query select 20::smallint, null::bigint, null::bigint; return; end if;
  perform lottery.enter(array[t.draw_no]);
  select * into strict d from lottery.draw where no = t.draw_no;
  perform 1 from unnest(p_x_type, p_x_key) as x(bet_type, key),
    lateral (select from lottery.exposure l where l.draw_no = t.draw_no and l.merchant_id = t.merchant_id and l.currency = t.currency
      and l.bet_type = x.bet_type and l.key = x.key for no key update) e;
  select * into strict r from wagers.void_wager(9::smallint, p_owner, p_ticket, t.account_no, t.merchant_id, lottery.key_of(p_ticket, 1::smallint),
    case when d.state <> 0 or p_at >= d.lock_at then 30::smallint end, p_lane, p_trace, p_at, p_written_at);
  if r.status = 0 then
    insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, rebate, valid_bet, reason, at)
      values (p_owner, p_ticket, 1, 0, 7, 0, 0, 0, 0, p_reason, p_at);
    insert into lottery.cancelled (draw_no, owner_id, ticket_id) values (t.draw_no, p_owner, p_ticket);
    insert into lottery.exposure as e (draw_no, merchant_id, currency, bet_type, key, units, payout)
      select t.draw_no, t.merchant_id, t.currency, x.bet_type, x.key, x.units, x.payout
      from unnest(p_x_type, p_x_key, p_x_units, p_x_payout) as x(bet_type, key, units, payout)
      on conflict (draw_no, merchant_id, currency, bet_type, key)
        do update set units = greatest(0, e.units - excluded.units), payout = greatest(0, e.payout - excluded.payout);
  elsif r.status = 22 and exists (select from lottery.settlement s where s.owner_id = p_owner and s.ticket_id = p_ticket and s.revision = 1
      and s.status = 7 and s.reason = p_reason) then
    r.status := 1;
  end if;
  return query select r.status::smallint, r.balance::bigint, r.version::bigint;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.draw_message(d lottery.draw)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
    'type', 'draw',
    'numero', d.numero,
    'state', case d.state when 0 then 'OPEN' when 1 then 'LOCKED' when 2 then 'OPENED' else 'VOID' end,
    'lockAt', to_char(d.lock_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'version', d.result_version,
    'settled', d.settled_at is not null,
    'result', case when d.state = 2 then (select r.result from lottery.result r where r.draw_no = d.no and r.version = d.result_version) end,
    'onAir', case when d.state = 1 then (select a.numbers from lottery.on_air a where a.draw_no = d.no) end))
$function$
;

CREATE OR REPLACE FUNCTION lottery.draw_told(d lottery.draw)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
  select lottery.draw_message(d)
$function$
;

CREATE OR REPLACE FUNCTION lottery.enter(p_draws integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock_shared(7300401, d.no) from (select distinct no from unnest(p_draws) no order by no) d
$function$
;

CREATE OR REPLACE FUNCTION lottery.exposure_of(p_draw integer[], p_merchant text[], p_currency text[], p_type text[], p_key text[])
 RETURNS TABLE(item integer, units bigint, payout bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query select x.ord::integer, e.units, e.payout
    from unnest(p_draw, p_merchant, p_currency, p_type, p_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord)
    join lottery.exposure e on e.draw_no = x.draw_no and e.merchant_id = x.merchant_id and e.currency = x.currency and e.bet_type = x.bet_type
      and e.key = x.key;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.follow_free(p_owner uuid, p_ticket uuid, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(kept bigint, turnover_x100 integer, merchant_id text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
  select f.kept, f.turnover_x100, f.merchant_id from lottery.follow_free(p_owner, p_ticket, 0::smallint, p_at, p_written_at) f
$function$
;

CREATE OR REPLACE FUNCTION lottery.follow_free(p_owner uuid, p_ticket uuid, p_lane smallint, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(kept bigint, turnover_x100 integer, merchant_id text, came_back boolean, freed boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  f lottery.free_ticket;
  g lottery.free_grant;
  w wagers.wager;
  t lottery.ticket;
  wallet ledger.account;
  m wagers.movement;
  v_back boolean;
  v_kept bigint;
  v_due bigint;
  v_moved bigint;
  v_counter integer;
  v_status smallint;
begin
  perform 1 from lottery.free_grant l join lottery.free_ticket k on k.grant_id = l.id
    where k.owner_id = p_owner and k.ticket_id = p_ticket for update of l;
  if not found then return; end if;
  select * into strict f from lottery.free_ticket where owner_id = p_owner and ticket_id = p_ticket;
  select * into strict g from lottery.free_grant where id = f.grant_id;
  select * into strict t from lottery.ticket where owner_id = p_owner and id = p_ticket;
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_ticket;
  if w.status = 0 then return; end if;
  v_back := w.status in (6, 7, 5);
  v_kept := case when v_back then 0 else least(greatest(w.payout - w.stake, 0), g.most - (g.won - f.kept)) end;
  v_due := case when w.status in (6, 7) then w.stake else w.payout end - v_kept;
  v_moved := f.returned - v_due;
  if (f.kept, f.returned, f.is_back) is distinct from (v_kept, v_due, v_back) then
    update lottery.free_ticket set kept = v_kept, returned = v_due, is_back = v_back, revision = f.revision + 1
      where owner_id = p_owner and ticket_id = p_ticket;
    -- Who takes a ticket back has as long as before; of another the next one can be bet for a week at least.
    update lottery.free_grant set won = g.won - f.kept + v_kept, used = g.used + f.is_back::integer - v_back::integer,
        expires_at = case when v_back and w.status <> 7 then greatest(g.expires_at, p_at + interval '7 days') else g.expires_at end
      where id = f.grant_id;
  end if;
  if v_moved <> 0 then
    select * into strict wallet from ledger.account where owner_id = p_owner and account_no = t.account_no;
    v_counter := ledger.house_account_of(t.merchant_id, 'EXP:BONUS', t.currency, p_lane, p_at);
    m := wagers.asked(4::smallint, p_owner, 42::smallint,
      md5('free ticket ' || p_ticket::text || ' ' || (f.revision + 1)::text)::uuid, p_ticket, null, t.account_no, t.currency, '', 0, null, p_at, p_written_at);
    if wallet.state <> 0 then perform ledger.set_account_state(p_owner, t.account_no, 0::smallint); end if;
    if v_moved < 0 then perform wagers.lend(m, -v_moved, v_counter); end if;
    select p.status into v_status from ledger.post(array[p_owner], array[t.account_no], array[m.key], array[m.source], array[p_ticket], array[p_at],
      array[1], array[case when v_moved < 0 then 313 else 301 end::smallint], array[v_moved], array[v_counter],
      p_written_at) p;
    if v_status <> 0 then raise exception 'the stake of free ticket % of % could not be moved: %', p_ticket, p_owner, v_status; end if;
    if v_moved > 0 then perform wagers.collect(m, v_moved, v_counter); end if;
    if wallet.state <> 0 then perform ledger.set_account_state(p_owner, t.account_no, wallet.state); end if;
  end if;
  return query select v_kept, g.turnover_x100, g.merchant_id, v_back and not f.is_back and w.status = 6, v_kept < f.kept;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.follow_pair(p_draw integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
declare
  p lottery.pair_draw;
  d lottery.draw;
  a lottery.draw;
  b lottery.draw;
  ra lottery.result;
  rb lottery.result;
  early timestamptz;
begin
  select * into strict p from lottery.pair_draw where draw_no = p_draw;
  select * into strict d from lottery.draw where no = p_draw;
  select * into strict a from lottery.draw where no = p.first_no;
  select * into strict b from lottery.draw where no = p.second_no;
  -- Whoever is placing at this moment is waited for.
  if d.state = 0 and (a.state > 2 or b.state > 2 or least(a.lock_at, b.lock_at) < d.lock_at) then
    perform pg_advisory_xact_lock(7300401, p_draw);
  end if;
  select * into strict d from lottery.draw where no = p_draw for no key update;
  select * into strict p from lottery.pair_draw where draw_no = p_draw for no key update;
  select * into strict a from lottery.draw where no = p.first_no;
  select * into strict b from lottery.draw where no = p.second_no;
  if d.state > 2 then return; end if;

  if a.state > 2 or b.state > 2 then
    update lottery.draw set
        state = case when a.state = 3 or b.state = 3 or exists (select from lottery.ticket t where t.draw_no = p_draw)
          then 3 else 4 end,
        void_reason = coalesce(a.void_reason, b.void_reason,
          case when exists (select from lottery.ticket t where t.draw_no = p_draw) then 'LATE' end), void_note = coalesce(a.void_note, b.void_note),
        sealed_at = coalesce(sealed_at, greatest(a.sealed_at, b.sealed_at)), drawn_at = coalesce(drawn_at, greatest(a.drawn_at, b.drawn_at)),
        settled_at = null, settled_to = null, settled_version = greatest(settled_version, result_version)
      where no = p_draw;
    return;
  end if;

  if d.state = 0 then
    if least(a.lock_at, b.lock_at) < d.lock_at then
      -- What was accepted by now stays in time.
      early := greatest(least(a.lock_at, b.lock_at),
        (select max(t.accepted_at) + interval '1 millisecond' from lottery.ticket t where t.draw_no = p_draw));
      update lottery.draw set open_at = least(open_at, early), lock_at = least(lock_at, early) where no = p_draw;
    end if;
    return;
  end if;

  if a.state <> 2 or b.state <> 2 or (a.result_version, b.result_version) = (p.first_version, p.second_version) then return; end if;
  select * into strict ra from lottery.result where draw_no = a.no and version = a.result_version;
  select * into strict rb from lottery.result where draw_no = b.no and version = b.result_version;
  early := least((ra.facts ->> 'voidFrom')::timestamptz, (rb.facts ->> 'voidFrom')::timestamptz);
  update lottery.pair_draw set first_version = a.result_version, second_version = b.result_version where draw_no = p_draw;
  insert into lottery.result (draw_no, version, result, facts, origin, reason, evidence, at)
    values (p_draw, d.result_version + 1,
      jsonb_build_object(split_part(a.game, '_', 3), ra.result, split_part(b.game, '_', 3), rb.result),
      case when early is null then '{}'
        else jsonb_build_object('voidFrom', to_char(early at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end,
      'STATIONS', case when b.result_version <> p.second_version and rb.reason <> '' then rb.reason else ra.reason end,
      jsonb_build_object('stations', jsonb_build_array(
        jsonb_build_object('draw', a.no, 'version', a.result_version), jsonb_build_object('draw', b.no, 'version', b.result_version))),
      greatest(ra.at, rb.at));
  update lottery.draw set state = 2, result_version = d.result_version + 1,
      facts = (select r.facts from lottery.result r where r.draw_no = p_draw and r.version = d.result_version + 1),
      drawn_at = coalesce(drawn_at, greatest(a.drawn_at, b.drawn_at)), settled_at = null, settled_to = null,
      settled_version = greatest(settled_version, d.result_version)
    where no = p_draw;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.follow_stations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
declare
  p integer;
begin
  for p in select draw_no from lottery.pair_draw where new.no in (draw_no, first_no, second_no) order by draw_no loop
    perform lottery.follow_pair(p);
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.hold_free(p_owner uuid, p_draw integer[], p_x_draw integer[], p_x_merchant text[], p_x_currency text[], p_x_type text[], p_x_key text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET lock_timeout TO '3s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
begin
  perform lottery.enter(p_draw);
  insert into lottery.exposure (draw_no, merchant_id, currency, bet_type, key)
    select x.draw_no, x.merchant_id, x.currency, x.bet_type, x.key
    from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord)
    order by x.ord on conflict do nothing;
  perform 1 from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord),
    lateral (select from lottery.exposure l where l.draw_no = x.draw_no and l.merchant_id = x.merchant_id and l.currency = x.currency
      and l.bet_type = x.bet_type and l.key = x.key for no key update) e;
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.keep_seeds(p_order uuid[], p_no text[], p_seed text[], p_of integer[], p_draw integer[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  insert into lottery.player_seed (draw_no, order_id, seed, leaf)
    select d.no, p_order[t.of], p_seed[t.of],
      sha256('\x00'::bytea || convert_to(p_no[t.of], 'UTF8') || '\x00'::bytea || convert_to(p_seed[t.of], 'UTF8'))
    from (select distinct u.of, u.no from unnest(p_of, p_draw) as u(of, no)) t
    join lottery.draw d on d.no = t.no and d.state = 0 and d.commitment is not null
    where p_seed[t.of] is not null;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.key_of(p_ticket uuid, p_revision smallint)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select md5('lottery ' || p_ticket::text || ' ' || p_revision::text)::uuid
$function$
;

CREATE OR REPLACE FUNCTION lottery.movement_of(p_owner uuid, p_account integer, p_key uuid, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS wagers.movement
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  m wagers.movement;
begin
  m.owner_id := p_owner;
  m.account_no := p_account;
  m.source := 9;
  m.key := p_key;
  m.at := p_at;
  m.written_at := p_written_at;
  return m;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.order_facts(p_owner uuid[], p_key uuid[], p_game_merchant text[], p_game text[], p_draw_owner uuid[], p_draw_game text[], p_draw_numero text[], p_several text[], p_draw_known integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
declare
  v_draws jsonb;
  v_draw_no integer[];
  v_draw_game text[];
  v_draw_numero text[];
  v_owner uuid[];
  v_no integer[];
  v_game text[];
  v_tickets integer[];
  v_known integer[];
  v_lines jsonb;
  v_limited uuid[];
  v_staked jsonb;
begin
  -- Where no agent limits anybody, nobody's line is asked for.
  if exists (select from lottery.line_limit) then
    select jsonb_agg(jsonb_build_object('owner', l.id, 'ticket', l.ticket::text, 'draw', l.draw::text, 'number', l.number::text)),
        array_agg(l.id) filter (where coalesce(l.draw, l.number) is not null)
      into v_lines, v_limited
      from (select o.id, min(k.ticket) as ticket, min(k.draw) as draw, min(k.number) as number
        from unnest(p_owner) as o(id) join members.for_tree m on m.id = o.id cross join lateral unnest(m.path || m.id) as u(id)
        -- The desk limits those below an agent; an agent above limits an account itself, too.
        join lottery.line_limit k on k.leader_id = u.id and case when k.by_agent is null then u.id <> m.id else k.by_agent = any (m.path) end
        group by o.id) l;
  end if;
  select array_agg(d.no), array_agg(d.game), array_agg(d.numero), jsonb_agg(jsonb_build_object(
      'no', d.no, 'game', d.game, 'drawNumber', d.numero, 'lockAt', d.lock_at, 'drawAt', d.draw_at, 'commitment', d.commitment))
    into v_draw_no, v_draw_game, v_draw_numero, v_draws
    from (select distinct u.game, u.numero from unnest(p_draw_game, p_draw_numero) as u(game, numero)) w
    join lottery.draw d on d.game = w.game and d.numero = w.numero;
  select array_agg(c.owner_id), array_agg(c.no), array_agg(c.game), array_agg(c.tickets), array_agg(c.known)
    into v_owner, v_no, v_game, v_tickets, v_known
    from (select w.owner_id, d.no, w.game, w.known,
        -- In the order of the index by draw: a player's tickets of other draws are not gone through.
        (select count(*) from (select from lottery.ticket t where t.owner_id = w.owner_id and t.draw_no = d.no
          order by t.draw_no, t.owner_id, t.accepted_at offset 0) t)::integer as tickets
      from (select u.owner_id, u.game, u.numero, max(u.known) as known
        from unnest(p_draw_owner, p_draw_game, p_draw_numero, p_draw_known) as u(owner_id, game, numero, known) group by 1, 2, 3) w
      join unnest(v_draw_no, v_draw_game, v_draw_numero) as d(no, game, numero) on d.game = w.game and d.numero = w.numero) c;
  -- What a player staked on a draw is read only where an agent above limits it.
  if v_limited is not null then
    select jsonb_agg(jsonb_build_object('owner', s.owner_id, 'draw', s.no, 'game', s.game, 'betType', s.bet_type, 'lines', s.lines,
      'selection', s.selection, 'stake', s.stake::text)) into v_staked
    from (select c.owner_id, c.no, c.game, t.bet_type, t.lines, t.selection, sum(t.stake) as stake
      from (select u.owner_id, u.no, u.game from unnest(v_owner, v_no, v_game) as u(owner_id, no, game) where u.owner_id = any (v_limited) offset 0) c
      join lottery.ticket t on t.draw_no = c.no and t.owner_id = c.owner_id,
      lateral (select status from wagers.wager where owner_id = t.owner_id and id = t.id limit 1) g
      where g.status = 0 group by 1, 2, 3, 4, 5, 6) s;
  end if;
  return jsonb_build_object(
    'kept', (select jsonb_agg(jsonb_build_object('key', o.key, 'owner', o.owner_id, 'fingerprint', encode(o.fingerprint, 'hex'), 'reply', o.reply))
      from unnest(p_owner, p_key) as k(owner_id, key) join platform.once_reply o on o.owner_id = k.owner_id and o.key = k.key),
    'locked', (select jsonb_agg(l.member_id) from members.lock l where l.member_id = any (p_owner) and l.kind = 'BET'),
    'rates', (select jsonb_agg(jsonb_build_object('owner', c.member_id, 'product', c.product, 'chain', c.chain))
      from rates.for_chains c where c.member_id = any (p_owner) and c.product in ('LOTT', 'ELOTT', 'VNLOTT')),
    'terms', (select jsonb_agg(jsonb_build_object('merchant', t.merchant_id, 'game', t.game, 'betType', t.bet_type, 'terms', t.terms))
      from unnest(p_game_merchant, p_game) as g(merchant_id, code) join lottery.terms t on t.merchant_id = g.merchant_id and t.game = g.code),
    -- A game by its key, then its vendor: with few games the planner would read all of each vendor.
    'resting', (select jsonb_agg(jsonb_build_array(c.merchant_id, c.game_id))
      from unnest(p_game_merchant, p_game) as g(merchant_id, code)
      cross join lateral (select * from catalog.game where merchant_id = g.merchant_id and game_id = g.code offset 0) c
      cross join lateral (select * from catalog.vendor where merchant_id = c.merchant_id and vassalage = c.vassalage offset 0) v
      where not c.enabled or c.maintenance or v.maintenance or not v.enabled),
    'draws', v_draws,
    'counts', (select jsonb_agg(jsonb_build_object('owner', c.owner_id, 'draw', c.no, 'tickets', c.tickets))
      from unnest(v_owner, v_no, v_tickets) as c(owner_id, no, tickets)),
    -- Tickets that bring the same stand there once: who bets a hundred times on a draw doesn't have them all read with each bet.
    'taken', (select jsonb_agg(jsonb_build_object('owner', s.owner_id, 'draw', s.no, 'game', s.game, 'betType', s.bet_type, 'lines', s.lines,
        'selection', s.selection, 'unit', s.unit::text, 'price', s.price, 'tickets', s.tickets))
      from (select c.owner_id, c.no, c.game, t.bet_type, t.lines, case when t.bet_type = any (p_several) then t.selection end as selection, t.unit,
          t.price, count(*) as tickets
        from unnest(v_owner, v_no, v_game, v_tickets, v_known) as c(owner_id, no, game, tickets, known)
        join lottery.ticket t on t.draw_no = c.no and t.owner_id = c.owner_id,
        lateral (select status from wagers.wager where owner_id = t.owner_id and id = t.id limit 1) g
        where c.tickets is distinct from c.known and g.status = 0 group by 1, 2, 3, 4, 5, 6, 7, 8) s),
    'lines', v_lines,
    'staked', v_staked);
end $function$
;

CREATE OR REPLACE FUNCTION lottery.place_judged(p_owner uuid[], p_account integer[], p_order uuid[], p_no text[], p_merchant text[], p_currency text[], p_book smallint[], p_chase_stop boolean[], p_fingerprint bytea[], p_trace text[], p_at timestamp with time zone[], p_of integer[], p_place smallint[], p_id uuid[], p_draw integer[], p_game text[], p_product text[], p_vendor text[], p_bet_type text[], p_selection jsonb[], p_lines integer[], p_unit bigint[], p_multiple integer[], p_stake bigint[], p_price jsonb[], p_rules text[], p_rebate_ppm integer[], p_rates jsonb[], p_x_draw integer[], p_x_merchant text[], p_x_currency text[], p_x_type text[], p_x_key text[], p_x_units bigint[], p_x_payout bigint[], p_x_low bigint[], p_x_high bigint[], p_x_cap bigint[], p_x_payout_cap bigint[], p_lane smallint, p_written_at timestamp with time zone, p_k_of integer[], p_k_draw integer[], p_k_tickets integer[])
 RETURNS TABLE(item integer, status smallint, place integer, balance bigint, version bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET lock_timeout TO '3s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  v_item integer[];
  v_status smallint[];
  v_place integer[];
  v_balance bigint[];
  v_version bigint[];
  v_moved integer[];
begin
  begin
    select array_agg(m.item), array_agg(m.status), array_agg(m.place), array_agg(m.balance), array_agg(m.version)
      into v_item, v_status, v_place, v_balance, v_version
      from lottery.place_many(p_owner, p_account, p_order, p_no, p_merchant, p_currency, p_book, p_chase_stop, p_fingerprint, p_trace, p_at,
        p_of, p_place, p_id, p_draw, p_game, p_product, p_vendor, p_bet_type, p_selection, p_lines, p_unit, p_multiple, p_stake, p_price, p_rules,
        p_rebate_ppm, p_rates, p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key, p_x_units, p_x_payout, p_x_low, p_x_high, p_x_cap,
        p_x_payout_cap, p_lane, p_written_at) m;
    if 0 = all (v_status) then
      -- A statement of its own, after the wallets are locked: it sees what was placed while they were waited for, and these orders' own.
      select array_agg(distinct k.of) into v_moved
        from unnest(p_k_of, p_k_draw, p_k_tickets) as k(of, draw_no, tickets),
          lateral (select count(*) as tickets from (select from lottery.ticket t where t.owner_id = p_owner[k.of] and t.draw_no = k.draw_no
            order by t.draw_no, t.owner_id, t.accepted_at offset 0) t) now,
          lateral (select count(*) as tickets from unnest(p_of, p_draw) as o(of, draw_no) where o.of = k.of and o.draw_no = k.draw_no) own
        where now.tickets <> k.tickets + own.tickets;
      if v_moved is not null then raise exception using errcode = 'SL013'; end if;
    end if;
  exception when sqlstate 'SL013' then
    return query select o, case when o = any (v_moved) then 32 else 40 end::smallint, null::integer, null::bigint, null::bigint
      from generate_series(1, cardinality(p_owner)) o;
    return;
  end;
  return query select u.item, u.status, u.place, u.balance, u.version
    from unnest(v_item, v_status, v_place, v_balance, v_version) as u(item, status, place, balance, version);
end $function$
;

CREATE OR REPLACE FUNCTION lottery.place_many(p_owner uuid[], p_account integer[], p_order uuid[], p_no text[], p_merchant text[], p_currency text[], p_book smallint[], p_chase_stop boolean[], p_fingerprint bytea[], p_trace text[], p_at timestamp with time zone[], p_of integer[], p_place smallint[], p_id uuid[], p_draw integer[], p_game text[], p_product text[], p_vendor text[], p_bet_type text[], p_selection jsonb[], p_lines integer[], p_unit bigint[], p_multiple integer[], p_stake bigint[], p_price jsonb[], p_rules text[], p_rebate_ppm integer[], p_rates jsonb[], p_x_draw integer[], p_x_merchant text[], p_x_currency text[], p_x_type text[], p_x_key text[], p_x_units bigint[], p_x_payout bigint[], p_x_low bigint[], p_x_high bigint[], p_x_cap bigint[], p_x_payout_cap bigint[], p_lane smallint, p_written_at timestamp with time zone)
 RETURNS TABLE(item integer, status smallint, place integer, balance bigint, version bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET lock_timeout TO '3s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  v_status smallint[];
  v_balance bigint[];
  v_version bigint[];
  v_stake bigint[];
  closed integer[] := '{}';
  r record;
begin
  perform lottery.enter(p_draw);
  for r in
    select t.of, min(t.place) as place from unnest(p_of, p_place, p_draw) as t(of, place, no) left join lottery.draw d on d.no = t.no
    where d.no is null or d.state <> 0 or p_at[t.of] >= d.lock_at
      or p_written_at >= d.lock_at + interval '2 seconds' -- it came in time and got stuck on the way
    group by t.of
  loop
    closed[r.of] := r.place;
  end loop;
  if cardinality(closed) > 0 then
    return query select o, case when closed[o] is null then 40 else 30 end::smallint, closed[o], null::bigint, null::bigint
      from generate_series(1, cardinality(p_owner)) o;
    return;
  end if;

  insert into lottery.exposure (draw_no, merchant_id, currency, bet_type, key)
    select x.draw_no, x.merchant_id, x.currency, x.bet_type, x.key
    from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord)
    where not exists (select from lottery.exposure l where l.draw_no = x.draw_no and l.merchant_id = x.merchant_id
      and l.currency = x.currency and l.bet_type = x.bet_type and l.key = x.key)
    order by x.ord on conflict do nothing;
  for r in
    select x.ord, e.units, e.payout
    from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord),
      lateral (select l.units, l.payout from lottery.exposure l where l.draw_no = x.draw_no and l.merchant_id = x.merchant_id
        and l.currency = x.currency and l.bet_type = x.bet_type and l.key = x.key for no key update) e
  loop
    if r.units < p_x_low[r.ord] or r.units >= p_x_high[r.ord]
      or r.units + p_x_units[r.ord] > p_x_cap[r.ord] or r.payout + p_x_payout[r.ord] > p_x_payout_cap[r.ord] then
      return query select o, 31::smallint, r.ord::integer, null::bigint, null::bigint from generate_series(1, cardinality(p_owner)) o;
      return;
    end if;
  end loop;

  select w.v_status, w.v_balance, w.v_version, w.v_stake into v_status, v_balance, v_version, v_stake
    from wagers.place_wagers(9::smallint, p_owner, p_account, p_order, p_merchant, p_currency, p_book, p_no, p_fingerprint, p_trace, p_at,
      p_of, p_id, p_game, p_product, p_vendor, p_stake, p_lane, p_written_at) w;
  if 0 = all (v_status) then
    insert into lottery.exposure as e (draw_no, merchant_id, currency, bet_type, key, units, payout)
      select x.draw_no, x.merchant_id, x.currency, x.bet_type, x.key, x.units, x.payout
      from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key, p_x_units, p_x_payout)
        as x(draw_no, merchant_id, currency, bet_type, key, units, payout)
      on conflict (draw_no, merchant_id, currency, bet_type, key)
        do update set units = e.units + excluded.units, payout = e.payout + excluded.payout;
    insert into lottery.orders (owner_id, id, no, merchant_id, account_no, currency, book, stake, tickets, chase_stop, placed_at)
      select o.owner_id, o.id, o.no, o.merchant_id, o.account_no, o.currency, o.book, o.stake, t.tickets, o.chase_stop, o.at
      from unnest(p_owner, p_order, p_no, p_merchant, p_account, p_currency, p_book, v_stake, p_chase_stop, p_at)
        with ordinality as o(owner_id, id, no, merchant_id, account_no, currency, book, stake, chase_stop, at, ord),
      lateral (select count(*)::integer as tickets from unnest(p_of) f where f = o.ord) t;
    insert into lottery.ticket (owner_id, id, draw_no, order_id, place, merchant_id, account_no, currency, book, bet_type, selection, lines, unit,
      multiple, stake, price, rules, rebate_ppm, rates, accepted_at)
      select p_owner[t.of], t.id, t.draw_no, p_order[t.of], t.place, p_merchant[t.of], p_account[t.of], p_currency[t.of], p_book[t.of], t.bet_type,
        t.selection, t.lines, t.unit, t.multiple, t.stake, t.price, t.rules, t.rebate_ppm, t.rates, p_at[t.of]
      from unnest(p_of, p_place, p_id, p_draw, p_bet_type, p_selection, p_lines, p_unit, p_multiple, p_stake, p_price, p_rules, p_rebate_ppm, p_rates)
        as t(of, place, id, draw_no, bet_type, selection, lines, unit, multiple, stake, price, rules, rebate_ppm, rates);
  end if;
  return query select o.ord::integer, o.status, null::integer, o.balance, o.version
    from unnest(v_status, v_balance, v_version) with ordinality as o(status, balance, version, ord);
end $function$
;

CREATE OR REPLACE FUNCTION lottery.publish_draw()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
declare
  d lottery.draw;
  message text;
begin
  if tg_table_name = 'draw' then d := new; else select * into strict d from lottery.draw where no = new.draw_no; end if;
  message := jsonb_build_array(jsonb_build_object(
    'topic', 'draw.' || d.game,
    'audience', 'joined',
    'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', lottery.draw_message(d)))::text;
  -- A notification carries no more than this.
  if octet_length(message) < 7900 then perform pg_notify('live', message); end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.seal_due(p_lock_before timestamp with time zone, p_at timestamp with time zone, p_most integer)
 RETURNS SETOF integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
declare
  d record;
begin
  for d in
    select no from lottery.draw where state = 0 and lock_at < p_lock_before order by lock_at limit p_most for no key update skip locked
  loop
    -- Whoever is inside has until the lock's grace to commit; the next turn comes soon.
    if not pg_try_advisory_xact_lock(7300401, d.no) then continue; end if;
    update lottery.draw set state = 1, sealed_at = p_at where no = d.no and state = 0;
    return next d.no;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.settle_again(p_draw integer, p_version smallint, p_owner uuid, p_ticket uuid, p_status smallint, p_hits integer, p_payout bigint, p_capped bigint, p_rebate bigint, p_valid bigint, p_lane smallint, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  t lottery.ticket;
  w wagers.wager;
  old lottery.settlement;
  is_plain boolean;
begin
  perform 1 from protection.guard where owner_id = p_owner and active for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into strict t from lottery.ticket where owner_id = p_owner and id = p_ticket and draw_no = p_draw;
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_ticket;
  select * into old from lottery.settlement where owner_id = p_owner and ticket_id = p_ticket order by revision desc limit 1;
  is_plain := not found;
  if is_plain then
    if w.status <> 2 then raise exception 'ticket % was not settled', p_ticket; end if;
    -- The result before this one: by it the ticket lost as well.
    old.owner_id := p_owner; old.ticket_id := p_ticket; old.revision := 1; old.status := 2; old.hits := 0; old.payout := 0; old.rebate := 0;
    old.valid_bet := w.valid_bet; old.at := w.settled_at;
    old.result_version := case when p_version > 1 then p_version - 1 else greatest(1, (select result_version from lottery.draw where no = p_draw)) end;
  end if;
  if old.status = 7 or not is_plain and old.result_version >= p_version and p_status <> 6 or old.status = 6 and p_status = 6 then return false; end if;
  if (old.status, old.payout, old.rebate, old.valid_bet) = (p_status, p_payout, p_rebate, p_valid) then return false; end if;

  perform wagers.resettle(9::smallint, p_owner, p_ticket, t.account_no, t.merchant_id, lottery.key_of(p_ticket, (old.revision + 1)::smallint),
    old.status, old.payout, old.rebate, old.valid_bet, p_status, p_payout, p_rebate, p_valid, p_lane, p_at, p_written_at);
  if is_plain then insert into lottery.settlement select old.*; end if;
  insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
    values (p_owner, p_ticket, old.revision + 1, p_version, p_status, p_hits, p_payout, p_capped, p_rebate, p_valid, p_at);
  return true;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.settle_carefully(p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[], p_hits integer[], p_payout bigint[], p_capped bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_merchant text[], p_currency text[], p_lost_owner uuid[], p_lost_ticket uuid[], p_lost_valid bigint[], p_told jsonb, p_upto uuid, p_lane smallint, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
  select lottery.settle_slow(p_draw, p_version, p_owner, p_ticket, p_account, p_book, p_group,
    p_status, p_hits, p_payout, p_capped, p_refund, p_rebate, p_valid, p_merchant,
    p_currency, p_lost_owner, p_lost_ticket, p_lost_valid, p_told, p_upto, p_lane, p_at, p_written_at)
$function$
;

CREATE OR REPLACE FUNCTION lottery.settle_fresh(p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[], p_hits integer[], p_payout bigint[], p_capped bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_merchant text[], p_currency text[], p_lost_owner uuid[], p_lost_ticket uuid[], p_lost_valid bigint[], p_told jsonb, p_upto uuid, p_lane smallint, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_ticket);
  drawn record;
  settled integer;
  guarded boolean := false;
begin
  select game into drawn from lottery.draw
    where no = p_draw and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  if not found then raise exception 'draw % has no result %', p_draw, p_version; end if;
  -- A crash may take the last pieces with it, with everything that came after them: then they are settled again, to the same.
  perform set_config('synchronous_commit', 'off', true);

  if n > 0 then guarded := wagers.hold_wallets(p_owner, p_account); end if;
  begin
    if n > 0 then
      insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
      select i.owner_id, i.id, 1, p_version, i.status, i.hits, i.payout, i.capped, i.rebate, i.valid, p_at
      from unnest(p_owner, p_ticket, p_account, p_group, p_status, p_hits, p_payout, p_capped, p_rebate, p_valid)
        as i(owner_id, id, account_no, place, status, hits, payout, capped, rebate, valid),
      lateral (select from lottery.ticket t where t.owner_id = i.owner_id and t.id = i.id and t.draw_no = p_draw
        and t.account_no = i.account_no and t.merchant_id = p_merchant[i.place] limit 1) t;
      get diagnostics settled = row_count;
      if settled <> n then raise exception using errcode = 'SL011', message = 'a ticket is not of this draw'; end if;
    end if;
    settled := wagers.settle_wagers(9::smallint, guarded, p_owner, p_ticket, p_account, p_book, p_group, p_status, p_payout, p_refund, p_rebate, p_valid,
      array(select lottery.key_of(k.id, 1::smallint) from unnest(p_ticket) with ordinality as k(id, ord) order by k.ord), p_merchant, p_currency,
      p_lost_owner, p_lost_ticket, p_lost_valid, true, drawn.game, p_told, p_lane, p_at, p_written_at);
  exception when sqlstate 'SL011' or unique_violation or not_null_violation or no_data_found then
    return null;
  end;

  -- Unless it was corrected or made void meanwhile: then the next settlement starts over.
  if p_upto is not null then
    update lottery.draw set settled_to = p_upto where no = p_draw and settled_at is null and (settled_to is null or settled_to < p_upto)
      and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  end if;
  return settled;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.settle_piece(p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[], p_hits integer[], p_payout bigint[], p_capped bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_merchant text[], p_currency text[], p_lost_owner uuid[], p_lost_ticket uuid[], p_lost_valid bigint[], p_told jsonb, p_upto uuid, p_lane smallint, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
AS $function$
declare
  settled integer;
begin
  settled := lottery.settle_fresh(p_draw, p_version, p_owner, p_ticket, p_account, p_book, p_group, p_status, p_hits, p_payout, p_capped, p_refund, p_rebate,
    p_valid, p_merchant, p_currency, p_lost_owner, p_lost_ticket, p_lost_valid, p_told, p_upto, p_lane, p_at, p_written_at);
  if settled is null then
    settled := lottery.settle_slow(p_draw, p_version, p_owner, p_ticket, p_account, p_book, p_group, p_status, p_hits, p_payout, p_capped, p_refund, p_rebate,
      p_valid, p_merchant, p_currency, p_lost_owner, p_lost_ticket, p_lost_valid, p_told, p_upto, p_lane, p_at, p_written_at);
  end if;
  return settled;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.settle_slow(p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[], p_hits integer[], p_payout bigint[], p_capped bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_merchant text[], p_currency text[], p_lost_owner uuid[], p_lost_ticket uuid[], p_lost_valid bigint[], p_moved jsonb, p_upto uuid, p_lane smallint, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'lottery', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_ticket);
  drawn record;
  paid integer := 0;
  settled integer;
  closed uuid[];
  guarded boolean := false;
  v_owner uuid[] := p_owner; v_ticket uuid[] := p_ticket; v_account integer[] := p_account; v_book smallint[] := p_book;
  v_group integer[] := p_group; v_status smallint[] := p_status; v_payout bigint[] := p_payout; v_refund bigint[] := p_refund;
  v_rebate bigint[] := p_rebate; v_valid bigint[] := p_valid;
  done uuid[];
begin
  select game into drawn from lottery.draw
    where no = p_draw and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  if not found then raise exception 'draw % has no result %', p_draw, p_version; end if;

  if n > 0 then
    guarded := wagers.hold_wallets(p_owner, p_account);
    select array_agg(a.owner_id) into closed from unnest(p_owner, p_account) as g(owner_id, account_no)
      join ledger.account a on a.owner_id = g.owner_id and a.account_no = g.account_no and a.state = 2;

    -- The gate: only what is inserted here is paid.
    with gate as (
      insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
      select g.owner_id, g.id, 1, p_version, g.status, g.hits, g.payout, g.capped, g.rebate, g.valid, p_at
      from unnest(p_owner, p_ticket, p_account, p_book, p_group, p_status, p_hits, p_payout, p_capped, p_rebate, p_valid)
        as g(owner_id, id, account_no, book, place, status, hits, payout, capped, rebate, valid),
      lateral (select from lottery.ticket where owner_id = g.owner_id and id = g.id and draw_no = p_draw and account_no = g.account_no and book = g.book
        and merchant_id = p_merchant[g.place] and currency = p_currency[g.place] limit 1) t
      where closed is null or not g.owner_id = any (closed)
      on conflict do nothing
      returning ticket_id
    )
    select array_agg(ticket_id), count(*) into done, paid from gate;
    if paid < n then
      -- Some were settled before: a piece that is asked for again. The arrays go on with the others only.
      perform 1 from unnest(p_owner, p_ticket, p_account, p_book, p_group) as g(owner_id, id, account_no, book, place)
        where not exists (select from lottery.ticket where owner_id = g.owner_id and id = g.id and draw_no = p_draw and account_no = g.account_no
          and book = g.book and merchant_id = p_merchant[g.place] and currency = p_currency[g.place]);
      if found then raise exception 'a ticket that is not of draw %, or not so', p_draw; end if;
      select coalesce(array_agg(g.owner_id), '{}'), coalesce(array_agg(g.id), '{}'), coalesce(array_agg(g.account_no), '{}'), coalesce(array_agg(g.book), '{}'), coalesce(array_agg(g.place), '{}'), coalesce(array_agg(g.status), '{}'),
        coalesce(array_agg(g.payout), '{}'), coalesce(array_agg(g.refund), '{}'), coalesce(array_agg(g.rebate), '{}'), coalesce(array_agg(g.valid), '{}')
      into v_owner, v_ticket, v_account, v_book, v_group, v_status, v_payout, v_refund, v_rebate, v_valid
      from (select * from unnest(p_owner, p_ticket, p_account, p_book, p_group, p_status, p_payout, p_refund, p_rebate, p_valid)
        with ordinality as u(owner_id, id, account_no, book, place, status, payout, refund, rebate, valid, ord)
        where u.id = any (done) order by u.ord) g;
    end if;
  end if;

  settled := wagers.settle_wagers(9::smallint, guarded, v_owner, v_ticket, v_account, v_book, v_group, v_status, v_payout, v_refund, v_rebate, v_valid,
    array(select lottery.key_of(k.id, 1::smallint) from unnest(v_ticket) with ordinality as k(id, ord) order by k.ord), p_merchant, p_currency,
    p_lost_owner, p_lost_ticket, p_lost_valid, false, drawn.game, p_moved, p_lane, p_at, p_written_at);
  -- Unless it was corrected or made void meanwhile: then the next settlement starts over.
  if p_upto is not null then
    update lottery.draw set settled_to = p_upto where no = p_draw and settled_at is null and (settled_to is null or settled_to < p_upto)
      and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  end if;
  return settled;
end $function$
;

CREATE OR REPLACE FUNCTION lottery.tell(p_moved jsonb, p_trace text, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into platform.outbox (topic, audience, payload, trace_id, at)
  select 'wagersMoved', '*', p_moved, p_trace, p_at where jsonb_array_length(p_moved) > 0
$function$
;

CREATE OR REPLACE FUNCTION members.keep_place()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  if (old.type, old.parent_id, old.path) is not distinct from (new.type, new.parent_id, new.path) then
    new.placed_at := old.placed_at;
    return new;
  end if;
  if coalesce(new.placed_at <= coalesce(old.placed_at, old.created_at), true) then
    raise exception 'who moves member % says since when, later than the place before', old.id;
  end if;
  insert into members.earlier_place (member_id, until, type, parent_id, path) values (old.id, new.placed_at, old.type, old.parent_id, old.path);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION members.place_at(p_member uuid, p_at timestamp with time zone, OUT type smallint, OUT parent_id uuid, OUT path uuid[])
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog'
AS $function$
  select p.type, p.parent_id, p.path from (
    (select e.type, e.parent_id, e.path, 0 as rank from members.earlier_place e where e.member_id = p_member and e.until > p_at
      order by e.until limit 1)
    union all
    select m.type, m.parent_id, m.path, 1 from members.member m where m.id = p_member) p
  order by p.rank limit 1
$function$
;

CREATE OR REPLACE FUNCTION members.places_below(p_leader uuid, p_zone text)
 RETURNS TABLE(member_id uuid, path uuid[], from_day date, until_day date)
 LANGUAGE sql
 STABLE
AS $function$
  select t.id, t.path, coalesce((t.since at time zone p_zone)::date, '-infinity'), coalesce((t.until at time zone p_zone)::date, 'infinity')
  from members.for_teams t
  where t.path @> array[p_leader] and t.path <> '{}'::uuid[]
$function$
;

CREATE OR REPLACE FUNCTION messages.count_reads()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  insert into messages.mailing_read as r (mailing_id, lane, reads)
    select n.mailing_id, abs(hashtext(n.member_id::text)) % 16, count(*)
    from after_it n join before_it o on o.member_id = n.member_id and o.at = n.at and o.id = n.id
    where n.mailing_id is not null and n.read_at is not null and o.read_at is null
    group by 1, 2 order by 1, 2
  on conflict (mailing_id, lane) do update set reads = r.reads + excluded.reads;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION messages.keep_months(p_from timestamp with time zone, p_months integer, p_before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'messages', 'pg_temp'
AS $function$
declare
  first timestamp;
  part text;
begin
  perform pg_advisory_xact_lock(7300117);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    begin
      execute format('create table if not exists messages.message_%s partition of messages.message for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
    exception when check_violation then
      raise notice 'messages of % stay in the rest', first;
    end;
  end loop;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'messages.message'::regclass and c.relname ~ '^message_\d{6}$'
      and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month') at time zone 'UTC' <= p_before
  loop
    execute format('drop table messages.%I', part);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION platform.detach_month(p_table text, p_part regclass)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  kept text := replace(p_part::text, '.', '_');
begin
  execute format('alter table %s detach partition %s', p_table, p_part);
  execute format('revoke all on %s from senluna_app', p_part);
  execute format('alter table %s rename to %I', p_part, kept);
  execute format('alter table %s set schema archive', p_part);
  return 'archive.' || kept;
end $function$
;

CREATE OR REPLACE FUNCTION platform.emit(p_topic text, p_audience text, p_payload jsonb, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into platform.outbox (topic, audience, payload, at) values (p_topic, p_audience, p_payload, p_at)
$function$
;

CREATE OR REPLACE FUNCTION platform.end_months(p_table text, p_now timestamp with time zone)
 RETURNS SETOF text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  kept platform.monthly := (select m from platform.monthly m where m.name = p_table);
  due timestamptz := p_now - make_interval(days => kept.kept_days);
  month record;
begin
  if kept.act = 'detach verified' then
    raise exception '% is detached by its owner, after it is verified', p_table;
  end if;
  if kept.act = 'detach' and current_setting('role') = 'senluna_app' then
    due := least(due, clock_timestamp() - make_interval(days => kept.kept_days));
  end if;
  perform pg_advisory_xact_lock(7300120);
  for month in select part from platform.months_of(p_table) where ends <= due loop
    if kept.act = 'drop' then
      return next month.part::text;
      execute format('drop table %s', month.part);
    else
      return next platform.detach_month(p_table, month.part);
    end if;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION platform.make_months(p_table text, p_from timestamp with time zone, p_months integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  parent regclass := (select name::regclass from platform.monthly where name = p_table);
  owner text := split_part(p_table, '.', 1);
  base text := split_part(p_table, '.', 2);
  month timestamp;
  part text;
  bounds text;
  any_left boolean;
  made integer := 0;
  guard record;
begin
  if parent is null then
    raise exception '% is not split by months', p_table;
  end if;
  perform pg_advisory_xact_lock(7300120);
  for i in 0 .. p_months - 1 loop
    month := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    part := format('%I.%I', owner, format('%s_%s', base, to_char(month, 'YYYYMM')));
    continue when to_regclass(part) is not null;
    bounds := format('at >= %L and at < %L', month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    execute format('create table %s (like %s including all)', part, parent);
    execute format('select exists (select from %I.%I where %s)', owner, base || '_rest', bounds) into any_left;
    if any_left then
      -- Moved, not changed: what keeps rows from being deleted is not meant.
      execute format('alter table %I.%I disable trigger user', owner, base || '_rest');
      execute format('with moved as (delete from %I.%I where %s returning *) insert into %s select * from moved',
        owner, base || '_rest', bounds, part);
      execute format('alter table %I.%I enable trigger user', owner, base || '_rest');
    end if;
    execute format('alter table %s attach partition %s for values from (%L) to (%L)', parent, part,
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    -- Those of a statement are not taken over from the whole table.
    for guard in
      select t.tgname, t.tgfoid::regproc as routine from pg_trigger t
      where t.tgrelid = parent and not t.tgisinternal and t.tgtype & 32 <> 0
    loop
      execute format('create trigger %I before truncate on %s for each statement execute function %s()',
        guard.tgname, part, guard.routine);
    end loop;
    made := made + 1;
  end loop;
  return made;
end $function$
;

CREATE OR REPLACE FUNCTION platform.month_kept_for(p_table text)
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select make_interval(days => kept_days) from platform.monthly where name = p_table
$function$
;

CREATE OR REPLACE FUNCTION platform.month_states(p_now timestamp with time zone)
 RETURNS TABLE(name text, ahead integer, rest bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  for name in select m.name from platform.monthly m order by 1 loop
    ahead := (select count(*) from platform.months_of(name) o where o.starts > p_now);
    execute format('select count(*) from (select from %s_rest limit 10000) r', name) into rest;
    return next;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION platform.months_of(p_table text)
 RETURNS TABLE(part regclass, starts timestamp with time zone, ends timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select c.oid::regclass, m.month at time zone 'UTC', (m.month + interval '1 month') at time zone 'UTC'
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join lateral (select to_timestamp(right(c.relname, 6) || '01', 'YYYYMMDD')::date::timestamp as month) m
  where i.inhparent = p_table::regclass and c.relname ~ '_[0-9]{6}$' order by 2
$function$
;

CREATE OR REPLACE FUNCTION platform.note_backup(p_program text, p_seconds real, p_bytes bigint, p_encrypted boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  insert into platform.backup (at, seconds, bytes, program, encrypted)
  values (clock_timestamp(), p_seconds, p_bytes, p_program, p_encrypted)
$function$
;

CREATE OR REPLACE FUNCTION platform.notify_queue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  said constant jsonb := to_jsonb(new);
begin
  insert into platform.outbox (topic, audience, payload, at)
  values ('queueChanged', '*', jsonb_build_object('queue', tg_argv[0], 'merchantCode', coalesce(said ->> 'merchant_id',
      (select w.merchant_id from payout.withdrawal w where w.no = said ->> 'no')))
      || case when tg_argv[0] = 'approvals'
        then jsonb_build_object('needs', said ->> 'needs', 'makerId', said ->> 'maker_id') else '{}' end,
    (coalesce(said ->> tg_argv[1], said ->> tg_argv[2]))::timestamptz);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION promotions.charge(p_merchant text, p_promotion text, p_amounts bigint[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_left bigint;
  v_fits integer;
  v_sum bigint;
begin
  perform from promotions.promotion where merchant_id = p_merchant and id = p_promotion for key share;
  select most - spent into v_left from promotions.budget
    where merchant_id = p_merchant and promotion_id = p_promotion for update;
  if not found then
    return cardinality(p_amounts);
  end if;
  select count(*), coalesce(sum(u.amount), 0) into v_fits, v_sum
    from (select a.amount, sum(a.amount) over (order by a.n) as until from unnest(p_amounts) with ordinality as a (amount, n)) u
    where u.until <= v_left;
  update promotions.budget set spent = spent + v_sum where merchant_id = p_merchant and promotion_id = p_promotion and v_sum > 0;
  return v_fits;
end $function$
;

CREATE OR REPLACE FUNCTION promotions.in_control(p_member uuid, p_promotion text, p_percent integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (pg_catalog.hashtextextended(p_member::text || ' ' || p_promotion, 0) & 2147483647) % 100 < p_percent
$function$
;

CREATE OR REPLACE FUNCTION protection.lost(p_owner uuid, p_hours integer, p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(staked - won), 0)::bigint from protection.bucket
  where owner_id = p_owner and hour > p_at - make_interval(hours => p_hours + 1)
$function$
;

CREATE OR REPLACE FUNCTION rebates.sum_teams(p_scope text, p_zone text)
 RETURNS void
 LANGUAGE sql
 SET enable_nestloop TO 'off'
 SET work_mem TO '64MB'
AS $function$
  delete from rebates.team where scope = p_scope;
  delete from rebates.branch where scope = p_scope;
  with earned as materialized (
    select beneficiary_id, product, currency, merchant_id, day, sum(amount) as amount
    from rebates.part where scope = p_scope group by 1, 2, 3, 4, 5),
  spot as materialized (
    select w.id, w.path from members.for_places w cross join (select max(day) as day from earned) d
    where w.id = any (array(select beneficiary_id from earned))
      and (w.since is null or w.since < (d.day + 1)::timestamp at time zone p_zone)
      and (w.until is null or w.until >= (d.day + 1)::timestamp at time zone p_zone))
  insert into rebates.team (scope, leader_id, near, product, currency, merchant_id, day, amount)
    select p_scope, l.id, l.place = cardinality(w.path), e.product, e.currency, e.merchant_id, e.day, sum(e.amount)
    from earned e join spot w on w.id = e.beneficiary_id
    cross join lateral unnest(w.path) with ordinality as l (id, place)
    group by 2, 3, 4, 5, 6, 7;
  with brought as materialized (
    select beneficiary_id, source_id, product, currency, merchant_id, day, amount
    from rebates.part where scope = p_scope and source_id <> beneficiary_id),
  spot as materialized (
    select w.id, w.path || w.id as path from members.for_places w cross join (select max(day) as day from brought) d
    where w.id = any (array(select distinct source_id from brought))
      and (w.since is null or w.since < (d.day + 1)::timestamp at time zone p_zone)
      and (w.until is null or w.until >= (d.day + 1)::timestamp at time zone p_zone))
  insert into rebates.branch (scope, beneficiary_id, branch_id, product, currency, merchant_id, day, amount)
    select p_scope, b.beneficiary_id, b.branch, b.product, b.currency, b.merchant_id, b.day, sum(b.amount)
    from (
      select p.beneficiary_id, w.path[array_position(w.path, p.beneficiary_id) + 1] as branch, p.product, p.currency, p.merchant_id, p.day, p.amount
      from brought p join spot w on w.id = p.source_id) b
    where b.branch is not null group by 2, 3, 4, 5, 6, 7;
$function$
;

CREATE OR REPLACE FUNCTION rounds.auto_left(s rounds.play_state, p_auto uuid, p_payout bigint, p_steps smallint)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  if p_auto is null then return s.auto_left; end if;
  if p_payout >= s.auto_win_limit or (s.auto_stop_on_feature and p_steps > 1) then return 0; end if;
  return s.auto_left - 1;
end $function$
;

CREATE OR REPLACE FUNCTION rounds.end_run(p_owner uuid, p_id uuid, p_record bytea, p_key uuid, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
declare
  u rounds.run;
begin
  update rounds.run set ended_at = p_at, ended_key = p_key where owner_id = p_owner and id = p_id and ended_at is null returning * into u;
  if not found then return false; end if;
  insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    values (u.owner_id, u.id, u.seed_id, u.nonce, u.rules_no, 1, p_record);
  update rounds.play_state set open_round = null, open_seen = 0
    where owner_id = p_owner and game_id = u.game_id and book = u.book and open_round = p_id;
  return true;
end $function$
;

CREATE OR REPLACE FUNCTION rounds.grow_pots(p_owner uuid, p_id uuid, p_at timestamp with time zone)
 RETURNS TABLE(merchant_id text, staked bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  r wagers.round_state;
  w wagers.wager;
begin
  select * into w from wagers.wager x where x.owner_id = p_owner and x.id = p_id;
  select * into r from wagers.round_state x where x.owner_id = p_owner and x.round_id = w.round_id and x.source = 1;
  if r.owner_id is null or w.book <> 0 or w.status = 7 or w.stake = 0 or not exists (select from jackpots.joined j
    where j.merchant_id = r.merchant_id and j.game_id = w.game_id and j.currency = w.currency) then return; end if;
  insert into jackpots.lane as l (merchant_id, counter_no, staked, bets) values (r.merchant_id, wagers.game_account(r, 0::smallint, p_at), w.stake, 1)
    on conflict (merchant_id, counter_no) do update set staked = l.staked + excluded.staked, bets = l.bets + excluded.bets;
  return query select r.merchant_id, w.stake;
end $function$
;

CREATE OR REPLACE FUNCTION rounds.open_run(p_owner uuid, p_id uuid, p_game text, p_book smallint, p_wallet integer, p_currency text, p_vendor text, p_seed uuid, p_nonce bigint, p_rules smallint, p_opening text, p_stake bigint, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
begin
  update rounds.play_state set nonce = nonce + 1, open_round = p_id, open_seen = 0, last_spin_at = p_at, auto_id = null, auto_left = 0
    where owner_id = p_owner and game_id = p_game and book = p_book and seed_id = p_seed and nonce = p_nonce and open_round is null;
  if not found then return false; end if;
  insert into rounds.run (owner_id, id, game_id, book, wallet_no, currency, vendor, seed_id, nonce, rules_no, opening, stake, opened_at)
    values (p_owner, p_id, p_game, p_book, p_wallet, p_currency, p_vendor, p_seed, p_nonce, p_rules, p_opening, p_stake, p_at);
  return true;
end $function$
;

CREATE OR REPLACE FUNCTION rounds.play_fast(p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[], p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[], p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[], p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamp with time zone[], p_written_at timestamp with time zone)
 RETURNS TABLE(item integer, balance bigint, version bigint, auto_left integer, auto_loss_left bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  return query
  with house as materialized (
    select h.account_no, h.currency from ledger.account h
    where h.owner_id = '00000000-0000-7000-8000-000000000001' and h.account_no = any (p_counter)
  ), moved as (
    update rounds.play_state s
      set nonce = s.nonce + 1, open_round = d.key, open_seen = 0, last_spin_at = d.at,
        auto_left = case
          when d.auto is null then s.auto_left
          when d.payout >= s.auto_win_limit or (s.auto_stop_on_feature and d.steps > 1) then 0
          else s.auto_left - 1 end,
        auto_loss_left = case when d.auto is null then s.auto_loss_left else s.auto_loss_left - d.stake + d.payout end
      from unnest(p_owner, p_game, p_book, p_session, p_key, p_stake, p_payout, p_seed, p_nonce, p_steps, p_seen, p_auto, p_cycle_ms,
          p_wallet, p_counter, p_at) with ordinality
        as d(owner_id, game_id, book, session_id, key, stake, payout, seed_id, nonce, steps, seen, auto, cycle_ms,
          wallet, counter, at, item)
        join ledger.account a on a.owner_id = d.owner_id and a.account_no = d.wallet
        join house on house.account_no = d.counter and house.currency = a.currency
      where s.owner_id = d.owner_id and s.game_id = d.game_id and s.book = d.book
        and s.seed_id = d.seed_id and s.nonce = d.nonce
        and s.session_id = d.session_id and s.session_expires_at > d.at
        and (s.open_round is null or s.open_round = d.seen)
        and (d.cycle_ms = 0 or s.last_spin_at is null or s.last_spin_at + d.cycle_ms * interval '1 millisecond' <= d.at)
        and (d.auto is null or (s.auto_id = d.auto and s.auto_left > 0 and s.auto_loss_left >= d.stake))
        and not exists (select from catalog.frozen f where f.merchant_id = p_merchant[d.item::integer] and f.game_id = d.game_id)
        and not s.guarded and (s.check_due_at is null or s.check_due_at > d.at)
        and d.stake > 0 and d.payout >= 0
        and a.state = 0 and not a.entombed and a.balance - a.held - d.stake >= a.floor
      returning d.item::integer as item, d.owner_id, d.key, d.stake, d.payout, d.book, d.wallet, d.counter, d.at,
        s.auto_left, s.auto_loss_left
  ), paid as (
    update ledger.account a
      set balance = a.balance - m.stake + m.payout, version = a.version + case when m.payout > 0 then 2 else 1 end
      from moved m
      where a.owner_id = m.owner_id and a.account_no = m.wallet
        and a.state = 0 and not a.entombed and a.balance - a.held - m.stake >= a.floor
      returning m.*, a.balance, a.version, a.held
  ), transfers as (
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    select m.owner_id, m.key, l.amount, l.balance, l.version, m.at, p_written_at, m.wallet, m.counter,
      (case m.book when 0 then 200 else 901 end + l.leg - 1)::smallint, 1::smallint, l.leg::smallint, null
    from paid m, lateral (
      select 1 as leg, -m.stake as amount, m.balance - m.payout as balance, m.version - case when m.payout > 0 then 1 else 0 end as version
      union all
      select 2, m.payout, m.balance, m.version where m.payout > 0
    ) l
  ), against as (
    update ledger.account h
      set balance = h.balance + coalesce((select sum(m.stake - m.payout) from paid m where m.counter = h.account_no), 0)::bigint,
        version = h.version + coalesce((select sum(case when m.payout > 0 then 2 else 1 end) from paid m where m.counter = h.account_no), 0)
      where h.owner_id = '00000000-0000-7000-8000-000000000001' and h.account_no = any (p_counter)
  ), wager_rows as (
    insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
      placed_at, settled_at, status, book, currency, product, vendor, game_id, held_before, held_after)
    select m.owner_id, m.key, m.key, m.stake, m.payout, m.stake, m.balance + m.stake - m.payout, m.balance,
      m.at, m.at, case when m.payout > m.stake then 1 when m.payout < m.stake then 2 else 5 end, m.book,
      p_currency[m.item], p_product[m.item], p_vendor[m.item], p_game[m.item], nullif(m.held, 0), nullif(m.held, 0)
    from paid m
  ), round_rows as (
    insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    select m.owner_id, m.key, p_seed[m.item], p_nonce[m.item], p_rules[m.item], p_steps[m.item], p_draws[m.item]
    from paid m
  ), contributed as (
    insert into jackpots.lane as l (merchant_id, counter_no, staked, bets)
    select j.merchant_id, m.counter, sum(m.stake), count(*)
    from paid m join jackpots.joined j on j.merchant_id = p_merchant[m.item] and j.game_id = p_game[m.item] and j.currency = p_currency[m.item]
    where m.book = 0
    group by 1, 2
    on conflict (merchant_id, counter_no) do update set staked = l.staked + excluded.staked, bets = l.bets + excluded.bets
  ), published as (
    insert into platform.outbox (topic, audience, payload, at)
    select 'wagersSettled', '*', jsonb_build_object('same', '{}'::jsonb, 'each', jsonb_build_object(
        'owner', to_jsonb(array_agg(m.owner_id)), 'wallet', to_jsonb(array_agg(m.wallet)), 'balance', to_jsonb(array_agg(m.balance::text)),
        'version', to_jsonb(array_agg(m.version)), 'wagerId', to_jsonb(array_agg(m.key)), 'roundId', to_jsonb(array_agg(m.key)),
        'gameId', to_jsonb(array_agg(p_game[m.item])), 'merchantId', to_jsonb(array_agg(p_merchant[m.item])),
        'product', to_jsonb(array_agg(p_product[m.item])), 'validBet', to_jsonb(array_agg(m.stake::text)),
        'traceId', to_jsonb(array_agg(p_trace[m.item])), 'at', to_jsonb(array_agg(m.at)))), p_written_at
    from paid m having count(*) > 0
  )
  select m.item, m.balance - m.held, m.version, m.auto_left, m.auto_loss_left from paid m
  union all
  select wagers.raced(), null, null, null, null where (select count(*) from moved) <> (select count(*) from paid);
end $function$
;

CREATE OR REPLACE FUNCTION rounds.play_free(p_owner uuid, p_id uuid, p_merchant text, p_counter integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
  update wagers.wager set valid_bet = 0 where owner_id = p_owner and id = p_id;
  -- A row of nothing is none.
  delete from jackpots.lane l using wagers.wager w join jackpots.joined j on j.game_id = w.game_id and j.currency = w.currency
    where w.owner_id = p_owner and w.id = p_id and j.merchant_id = p_merchant and l.merchant_id = p_merchant and l.counter_no = p_counter
      and l.bets = 1;
  update jackpots.lane l set staked = l.staked - w.stake, bets = l.bets - 1
    from wagers.wager w join jackpots.joined j on j.game_id = w.game_id and j.currency = w.currency
    where w.owner_id = p_owner and w.id = p_id and j.merchant_id = p_merchant and l.merchant_id = p_merchant and l.counter_no = p_counter
$function$
;

CREATE OR REPLACE FUNCTION rounds.play_gamble(p_owner uuid, p_slot text, p_book smallint, p_session uuid, p_key uuid, p_of uuid, p_before uuid, p_step smallint, p_stake bigint, p_payout bigint, p_seed uuid, p_nonce bigint, p_draws bytea, p_cycle_ms integer, p_wallet integer, p_counter integer, p_rules smallint, p_currency text, p_product text, p_vendor text, p_game text, p_merchant text, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, balance bigint, version bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  s rounds.play_state;
  a ledger.account;
  r record;
  kind constant smallint := case p_book when 0 then 200 else 901 end;
  legs constant integer := case when p_payout > 0 then 2 else 1 end;
  outcome smallint;
begin
  select * into s from rounds.play_state where owner_id = p_owner and game_id = p_slot and book = p_book for no key update;
  outcome := case when s.owner_id is null then 11
    else rounds.play_status(s, p_session, p_stake, p_seed, p_nonce, s.open_round, null, p_cycle_ms, p_at) end;
  if outcome = 0 and exists (select from catalog.frozen f where f.merchant_id = p_merchant and f.game_id in (p_game, p_slot)) then
    outcome := 52;
  end if;
  if outcome = 0 and s.guarded then
    outcome := wagers.guard_status(p_owner, p_book, p_stake, array[p_product], p_at);
  elsif outcome = 0 and s.check_due_at <= p_at then
    outcome := 17;
  end if;
  -- Who voids a wager holds the wallet first.
  select * into a from ledger.account x where x.owner_id = p_owner and x.account_no = p_wallet for no key update;
  if outcome = 0 and exists (select from wagers.wager w
    where w.owner_id = p_owner and w.id in (p_of, p_before) and w.status in (7, 6)) then
    outcome := 10;
  end if;
  if outcome <> 0 then return query select outcome, 0::bigint, 0::bigint; return; end if;

  select o.status, o.balance, o.version into strict r
    from ledger.post_many(array[p_owner], array[p_wallet], array[p_key], array[1]::smallint[], array[null::uuid], array[p_at],
      array_fill(1, array[legs]), (array[kind, kind + 1])[1:legs]::smallint[], (array[-p_stake, p_payout])[1:legs],
      array_fill(p_counter, array[legs]), p_written_at) o;
  if r.status <> 0 then return query select r.status, 0::bigint, 0::bigint; return; end if;
  insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
    placed_at, settled_at, status, book, currency, product, vendor, game_id, held_before, held_after)
    values (p_owner, p_key, p_key, p_stake, p_payout, 0, r.balance + p_stake - p_payout, r.balance,
      p_at, p_at, case when p_payout > p_stake then 1 else 2 end, p_book,
      p_currency, p_product, p_vendor, p_game, nullif(a.held, 0), nullif(a.held, 0));
  insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    values (p_owner, p_key, p_seed, p_nonce, p_rules, 1, p_draws);
  insert into rounds.gamble (owner_id, id, of_round, step, stake, payout, at)
    values (p_owner, p_key, p_of, p_step, p_stake, p_payout, p_at);
  update rounds.play_state x set nonce = x.nonce + 1, last_spin_at = p_at, auto_id = null, auto_left = 0
    where x.owner_id = p_owner and x.game_id = p_slot and x.book = p_book;
  if s.guarded then perform wagers.count_guarded(p_owner, p_book, p_stake, p_payout, p_at); end if;
  insert into platform.outbox (topic, audience, payload, at)
    values ('wagersSettled', '*', jsonb_build_object('same', '{}'::jsonb, 'each', jsonb_build_object(
      'owner', jsonb_build_array(p_owner), 'wallet', jsonb_build_array(p_wallet), 'balance', jsonb_build_array(r.balance::text),
      'version', jsonb_build_array(r.version), 'wagerId', jsonb_build_array(p_key), 'roundId', jsonb_build_array(p_key),
      'gameId', jsonb_build_array(p_game), 'merchantId', jsonb_build_array(p_merchant),
      'traceId', jsonb_build_array(p_trace), 'at', jsonb_build_array(p_at))), p_written_at);
  return query select 0::smallint, r.balance - a.held, r.version;
end $function$
;

CREATE OR REPLACE FUNCTION rounds.play_slow(p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[], p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[], p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[], p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamp with time zone[], p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, balance bigint, version bigint, seed_id uuid, nonce bigint, auto_left integer, auto_loss_left bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  r record;
  n constant integer := cardinality(p_owner);
  v_status smallint[] := array_fill(11::smallint, array[n]); -- no play state, no session
  v_balance bigint[] := array_fill(0::bigint, array[n]);
  v_held bigint[];
  v_version bigint[] := array_fill(0::bigint, array[n]);
  v_seed uuid[] := array_fill(null::uuid, array[n]);
  v_nonce bigint[] := array_fill(0::bigint, array[n]);
  v_auto_left integer[] := array_fill(0, array[n]);
  v_auto_loss_left bigint[] := array_fill(0::bigint, array[n]);
  guarded integer[] := '{}';
  go_item integer[] := '{}';
  go_owner uuid[] := '{}';
  go_wallet integer[] := '{}';
  go_key uuid[] := '{}';
  go_at timestamptz[] := '{}';
  leg_item integer[] := '{}';
  leg_kind smallint[] := '{}';
  leg_amount bigint[] := '{}';
  leg_counter integer[] := '{}';
  kind smallint;
  i integer;
  g integer := 0;
  any_posted boolean := false;
begin
  for r in
    select q.ord, s as state
    from unnest(p_owner, p_game, p_book) with ordinality as q(owner_id, game_id, book, ord)
    join rounds.play_state s on s.owner_id = q.owner_id and s.game_id = q.game_id and s.book = q.book
    order by s.owner_id, s.game_id, s.book
    for no key update of s
  loop
    i := r.ord;
    v_seed[i] := (r.state).seed_id;
    v_nonce[i] := (r.state).nonce;
    v_auto_left[i] := (r.state).auto_left;
    v_auto_loss_left[i] := (r.state).auto_loss_left;
    v_status[i] := rounds.play_status(r.state, p_session[i], p_stake[i], p_seed[i], p_nonce[i], p_seen[i], p_auto[i], p_cycle_ms[i], p_at[i]);
    if v_status[i] = 0 and exists (select from catalog.frozen f where f.merchant_id = p_merchant[i] and f.game_id = p_game[i]) then
      v_status[i] := 52;
    end if;
    if v_status[i] = 0 and (r.state).guarded then
      guarded := guarded || i;
      v_status[i] := wagers.guard_status(p_owner[i], p_book[i], p_stake[i], array[p_product[i]], p_at[i]);
    elsif v_status[i] = 0 and (r.state).check_due_at <= p_at[i] then
      v_status[i] := 17;
    end if;
    if v_status[i] = 0 and p_auto[i] is not null then
      v_auto_left[i] := rounds.auto_left(r.state, p_auto[i], p_payout[i], p_steps[i]);
      v_auto_loss_left[i] := v_auto_loss_left[i] - p_stake[i] + p_payout[i];
    end if;
  end loop;

  -- What was played before is replayed, whatever has become of the play state since.
  for r in
    select q.ord, w.stake, w.game_id, w.book
    from unnest(p_owner, p_key) with ordinality as q(owner_id, key, ord)
    join wagers.wager w on w.owner_id = q.owner_id and w.id = q.key
  loop
    i := r.ord;
    v_status[i] := case when r.stake = p_stake[i] and r.game_id = p_game[i] and r.book = p_book[i] then 1 else 2 end;
  end loop;

  for i in 1..n loop
    if v_status[i] <> 0 then continue; end if;
    g := g + 1;
    go_item := go_item || i;
    go_owner := go_owner || p_owner[i];
    go_wallet := go_wallet || p_wallet[i];
    go_key := go_key || p_key[i];
    go_at := go_at || p_at[i];
    kind := case p_book[i] when 0 then 200 else 901 end;
    leg_item := leg_item || g;
    leg_kind := leg_kind || kind;
    leg_amount := leg_amount || -p_stake[i];
    leg_counter := leg_counter || p_counter[i];
    if p_payout[i] > 0 then
      leg_item := leg_item || g;
      leg_kind := leg_kind || (kind + 1)::smallint;
      leg_amount := leg_amount || p_payout[i];
      leg_counter := leg_counter || p_counter[i];
    end if;
  end loop;

  if g > 0 then
    for r in
      select o.item, o.status, o.balance, o.version
      from ledger.post_many(go_owner, go_wallet, go_key, array_fill(1::smallint, array[g]), array_fill(null::uuid, array[g]), go_at,
        leg_item, leg_kind, leg_amount, leg_counter, p_written_at) o
    loop
      i := go_item[r.item];
      v_status[i] := r.status;
      v_balance[i] := r.balance;
      v_version[i] := r.version;
      if r.status = 0 then
        any_posted := true;
        v_nonce[i] := v_nonce[i] + 1;
      end if;
    end loop;
  end if;

  -- What is set aside of each wallet; those that rounds were posted to are locked.
  v_held := array(select coalesce((select a.held from ledger.account a where a.owner_id = q.owner_id and a.account_no = q.account_no), 0)
    from unnest(p_owner, p_wallet) with ordinality as q(owner_id, account_no, ord) order by q.ord);

  if any_posted then
    insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
      placed_at, settled_at, status, book, currency, product, vendor, game_id, held_before, held_after)
    select d.owner_id, d.key, d.key, d.stake, d.payout, d.stake, d.balance + d.stake - d.payout, d.balance,
      d.at, d.at, case when d.payout > d.stake then 1 when d.payout < d.stake then 2 else 5 end, d.book,
      d.currency, d.product, d.vendor, d.game_id, nullif(d.held, 0), nullif(d.held, 0)
    from unnest(v_status, p_owner, p_key, p_stake, p_payout, v_balance, p_at, p_book, p_currency, p_product, p_vendor, p_game, v_held)
      as d(status, owner_id, key, stake, payout, balance, at, book, currency, product, vendor, game_id, held)
    where d.status = 0;
    insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    select d.owner_id, d.key, d.seed_id, d.nonce, d.rules_no, d.steps, d.draws
    from unnest(v_status, p_owner, p_key, p_seed, p_nonce, p_rules, p_steps, p_draws)
      as d(status, owner_id, key, seed_id, nonce, rules_no, steps, draws)
    where d.status = 0;
    update rounds.play_state s set nonce = d.nonce, open_round = d.key, open_seen = 0, last_spin_at = d.at,
        auto_left = d.auto_left, auto_loss_left = d.auto_loss_left
      from unnest(v_status, p_owner, p_game, p_book, p_key, v_nonce, p_at, v_auto_left, v_auto_loss_left)
        as d(status, owner_id, game_id, book, key, nonce, at, auto_left, auto_loss_left)
      where d.status = 0 and s.owner_id = d.owner_id and s.game_id = d.game_id and s.book = d.book;
    insert into jackpots.lane as l (merchant_id, counter_no, staked, bets)
    select j.merchant_id, d.counter, sum(d.stake), count(*)
    from unnest(v_status, p_counter, p_stake, p_book, p_merchant, p_game, p_currency) as d(status, counter, stake, book, merchant_id, game_id, currency)
    join jackpots.joined j on j.merchant_id = d.merchant_id and j.game_id = d.game_id and j.currency = d.currency
    where d.status = 0 and d.book = 0
    group by 1, 2
    on conflict (merchant_id, counter_no) do update set staked = l.staked + excluded.staked, bets = l.bets + excluded.bets;
    foreach i in array guarded loop
      if v_status[i] = 0 then perform wagers.count_guarded(p_owner[i], p_book[i], p_stake[i], p_payout[i], p_at[i]); end if;
    end loop;
    insert into platform.outbox (topic, audience, payload, at)
    select 'wagersSettled', '*', jsonb_build_object('same', '{}'::jsonb, 'each', jsonb_build_object(
        'owner', to_jsonb(array_agg(d.owner_id)), 'wallet', to_jsonb(array_agg(d.wallet)), 'balance', to_jsonb(array_agg(d.balance::text)),
        'version', to_jsonb(array_agg(d.version)), 'wagerId', to_jsonb(array_agg(d.key)), 'roundId', to_jsonb(array_agg(d.key)),
        'gameId', to_jsonb(array_agg(d.game_id)), 'merchantId', to_jsonb(array_agg(d.merchant_id)),
        'traceId', to_jsonb(array_agg(d.trace_id)), 'at', to_jsonb(array_agg(d.at)))), p_written_at
    from unnest(v_status, p_owner, p_wallet, v_balance, v_version, p_key, p_game, p_merchant, p_trace, p_at)
      as d(status, owner_id, wallet, balance, version, key, game_id, merchant_id, trace_id, at)
    where d.status = 0;
  end if;

  return query select d.status, d.balance - d.held, d.version, d.seed_id, d.nonce, d.auto_left, d.auto_loss_left
    from unnest(v_status, v_balance, v_held, v_version, v_seed, v_nonce, v_auto_left, v_auto_loss_left)
      as d(status, balance, held, version, seed_id, nonce, auto_left, auto_loss_left);
end $function$
;

CREATE OR REPLACE FUNCTION rounds.play_status(s rounds.play_state, p_session uuid, p_stake bigint, p_seed uuid, p_nonce bigint, p_seen uuid, p_auto uuid, p_cycle_ms integer, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  if s.session_id is distinct from p_session or s.session_expires_at <= p_at then return 11; end if;
  if s.open_round is not null and s.open_round is distinct from p_seen then return 12; end if;
  if p_auto is not null and (s.auto_id is distinct from p_auto or s.auto_left <= 0 or s.auto_loss_left < p_stake) then return 14; end if;
  if p_cycle_ms > 0 and s.last_spin_at + p_cycle_ms * interval '1 millisecond' > p_at then return 13; end if;
  if s.seed_id <> p_seed or s.nonce <> p_nonce then return 10; end if;
  return 0;
end $function$
;

CREATE OR REPLACE FUNCTION rounds.undo_free(p_owner uuid, p_round uuid, p_account integer, p_key uuid, p_counter integer, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
declare
  f rounds.free_round;
  m wagers.movement;
  wallet ledger.account;
  v_moved bigint;
  v_status smallint;
begin
  perform 1 from rounds.free_grant g join rounds.free_round r on r.grant_id = g.id
    where r.owner_id = p_owner and r.id = p_round for update of g;
  update rounds.free_round set voided_at = p_at where owner_id = p_owner and id = p_round and voided_at is null returning * into f;
  if not found then return null; end if;
  update rounds.free_grant set used = used - 1, won = won - (f.payout - f.returned), expires_at = greatest(expires_at, p_at + interval '7 days')
    where id = f.grant_id;
  v_moved := f.returned - f.stake;
  if v_moved = 0 then return 0; end if;
  select * into strict wallet from ledger.account where owner_id = p_owner and account_no = p_account;
  m := wagers.asked(4::smallint, p_owner, 41::smallint, p_key, p_round, null, p_account, wallet.currency,
    '', 0, null, p_at, p_written_at);
  if v_moved < 0 then perform wagers.lend(m, -v_moved, p_counter); end if;
  if wallet.state = 1 then perform ledger.set_account_state(p_owner, p_account, 0::smallint); end if;
  select p.status into v_status from ledger.post(array[p_owner], array[p_account], array[p_key], array[m.source], array[p_round], array[p_at],
    array[1], array[case when v_moved < 0 then 313 else 301 end::smallint], array[v_moved], array[p_counter],
    p_written_at) p;
  if v_status <> 0 then raise exception 'the stake of free round % of % could not be moved: %', p_round, p_owner, v_status; end if;
  if wallet.state = 1 then perform ledger.set_account_state(p_owner, p_account, 1::smallint); end if;
  if v_moved > 0 then perform wagers.collect(m, v_moved, p_counter); end if;
  return v_moved;
end $function$
;

CREATE OR REPLACE FUNCTION sessions.make_login_months(p_from timestamp with time zone, p_months integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'sessions', 'pg_temp'
AS $function$
declare
  first timestamp;
begin
  perform pg_advisory_xact_lock(7300113);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    begin
      execute format(
        'create table if not exists sessions.login_record_%s partition of sessions.login_record for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
    exception when check_violation then
      raise notice 'log-ins of % stay in the rest', first;
    end;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.adjust(p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_amount bigint, p_vendor text, p_reason text, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid, round_state smallint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(4::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, p_amount, p_reason,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  b wagers.movement;
  house boolean;
  counter integer;
  outcome smallint := 0;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := 5;
  elsif p_amount = 0 or abs(p_amount) > 100000000000000000 then m.status := 27;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;

  r := wagers.round_of(p_owner, p_source, p_round);
  house := p_source = 1 and exists (select from rounds.for_wagers where owner_id = p_owner and id = p_round);
  if r.round_id is null or r.vendor <> p_vendor then outcome := 20;
  elsif (r.account_no, r.currency) is distinct from (p_account, p_currency) then outcome := 7;
  elsif p_ref is not null and not (house and p_ref = p_round) then
    select * into b from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
    outcome := wagers.bet_status(b, p_owner, p_source, p_ref, p_round, p_vendor);
  end if;
  if outcome = 0 and r.state = 3 then outcome := 21; end if;
  if outcome = 0 and r.state = 0 then outcome := 26; end if;
  if outcome <> 0 then
    m := wagers.kept(m, outcome, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  select w.id into m.wager_id from wagers.wager w
    where w.owner_id = p_owner and w.id = coalesce(b.key, case when house then p_round end) and w.payout + p_amount >= 0;
  if b.key is null and not house then
    select w.id into m.wager_id from wagers.round_step x join wagers.wager w on w.owner_id = x.owner_id and w.id = x.wager_id
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind = 1 and not x.undone
        and w.payout + p_amount >= 0
      order by x.step limit 1;
  end if;
  if m.wager_id is null then m.status := 27;
  elsif wallet.state = 2 then
    m.status := 4;
    m.wager_id := null;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  counter := wagers.game_account(r, 0::smallint, p_at);
  if p_amount < 0 then m.debt := wagers.lend(m, -p_amount, counter); end if;
  if wallet.state = 1 then perform ledger.set_account_state(p_owner, p_account, 0::smallint); end if;
  m.moved := p_amount;
  m := wagers.post(m, case when r.book <> 0 then 902 when p_amount > 0 then 201 else 203 end, counter);
  if m.status <> 0 then raise exception 'correction % of % was not posted: %', p_key, p_owner, m.status; end if;
  if wallet.state = 1 then perform ledger.set_account_state(p_owner, p_account, 1::smallint); end if;
  m := wagers.stepped(m);
  if p_amount > 0 then perform wagers.collect(m, p_amount, counter); end if;
  perform wagers.rewrite(m, r, m.wager_id, p_amount, 'settled', p_trace);
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.answer(m wagers.movement, p_replayed boolean)
 RETURNS TABLE(status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid, round_state smallint, reason text)
 LANGUAGE plpgsql
AS $function$
begin
  return query select m.status, p_replayed, coalesce(a.balance - a.held, 0), coalesce(a.version, 0), coalesce(m.moved, 0), coalesce(m.debt, 0),
    m.wager_id, r.state, m.reason
  from (select 1) one
  left join ledger.account a on a.owner_id = m.owner_id and a.account_no = m.account_no
  left join wagers.round_state r on r.owner_id = m.owner_id and r.round_id = m.round_id and r.source = m.source;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.answered(m wagers.movement)
 RETURNS wagers.movement
 LANGUAGE plpgsql
AS $function$
declare
  s wagers.movement;
begin
  select * into s from wagers.movement where owner_id = m.owner_id and key = m.key and source = m.source;
  if found then
    if (s.kind, s.account_no, s.currency, s.vendor, s.round_id, s.ref, s.amount)
      is not distinct from (m.kind, m.account_no, m.currency, m.vendor, m.round_id, m.ref, m.amount) then return s; end if;
    m.status := 2;
    return m;
  end if;
  -- The key has paid for something else.
  if exists (select from ledger.transfer where owner_id = m.owner_id and key = m.key and source = m.source)
    or exists (select from ledger.hold where owner_id = m.owner_id and key = m.key and source = m.source)
    or exists (select from wagers.wager where owner_id = m.owner_id and id = m.key) then
    m.status := 2;
    return m;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.asked(p_kind smallint, p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_vendor text, p_amount bigint, p_reason text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS wagers.movement
 LANGUAGE plpgsql
AS $function$
declare
  m wagers.movement;
begin
  m.kind := p_kind;
  m.owner_id := p_owner;
  m.source := p_source;
  m.key := p_key;
  m.round_id := p_round;
  m.ref := p_ref;
  m.account_no := p_account;
  m.currency := p_currency;
  m.vendor := p_vendor;
  m.amount := p_amount;
  m.moved := 0;
  m.debt := 0;
  m.reason := p_reason;
  m.at := p_at;
  m.written_at := p_written_at;
  return m;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.auto_left(s wagers.seat, p_auto uuid, p_payout bigint, p_steps smallint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select rounds.auto_left(row((s).*)::rounds.play_state, p_auto, p_payout, p_steps)
$function$
;

CREATE OR REPLACE FUNCTION wagers.bet(p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_account integer, p_currency text, p_amount bigint, p_book smallint, p_product text, p_vendor text, p_game text, p_merchant text, p_lane smallint, p_denied text, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid, round_state smallint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(1::smallint, p_owner, p_source, p_key, p_round, null, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  denied text;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := 5;
  elsif p_amount <= 0 or p_amount > 100000000000000000 then m.status := 27;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;

  -- The player's own limits and breaks: looked at with the guard locked, for a new key only.
  denied := coalesce(p_denied, wagers.guard_reason(wagers.guard_status(p_owner, p_book, p_amount, array[p_product], p_at)));
  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if r.round_id is not null and (r.account_no, r.currency, r.book, r.product, r.vendor, r.merchant_id)
    is distinct from (p_account, p_currency, p_book, p_product, p_vendor, p_merchant) then
    m.status := 2; -- a round of something else
  elsif denied is not null then
    m.reason := denied;
    m := wagers.kept(m, 24, wallet);
  elsif wallet.currency <> p_currency then
    m := wagers.kept(m, 7, wallet);
  elsif r.closed_at is not null or (p_source = 1 and exists (select from rounds.for_wagers where owner_id = p_owner and id = p_round)) then
    m := wagers.kept(m, 23, wallet);
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  m.moved := -p_amount;
  m := wagers.post(m, case p_book when 0 then 200 else 901 end,
    ledger.house_account_of(p_merchant, 'GAME:' || p_product, p_currency, p_lane, p_at));
  if m.status <> 0 then
    m := wagers.kept(m, m.status, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  insert into wagers.round_state (owner_id, source, round_id, account_no, currency, book, product, vendor, game_id, merchant_id, opened_at)
    values (p_owner, p_source, p_round, p_account, p_currency, p_book, p_product, p_vendor, p_game, p_merchant, p_at)
    on conflict (owner_id, round_id, source) do nothing;
  m.wager_id := p_key;
  m := wagers.stepped(m);
  select * into strict r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at,
    status, book, currency, product, vendor, game_id, held_before, held_after)
    values (p_owner, p_key, p_round, p_amount, 0, 0, m.balance_before, m.balance_after, p_at, null,
      0, p_book, p_currency, p_product, p_vendor, p_game, nullif(wallet.held, 0), nullif(wallet.held, 0));
  perform wagers.publish(m, r, p_key, p_amount, 0, 0, p_trace);
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.bet_status(b wagers.movement, p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_vendor text)
 RETURNS smallint
 LANGUAGE plpgsql
AS $function$
begin
  return case
    when b.key is null and exists (select from ledger.tombstone where owner_id = p_owner and key = p_key and source = p_source) then 6
    when b.key is null or b.kind <> 1 or b.round_id <> p_round or b.vendor <> p_vendor then 20
    when b.status = 6 then 6
    when b.status <> 0 then 20
    when wagers.undone(b) then 21
    else 0 end;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.buried(m wagers.movement, wallet ledger.account)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  return wallet.entombed and exists (select from ledger.tombstone
    where owner_id = m.owner_id and key = m.key and source = m.source);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.busy(m wagers.movement)
 RETURNS wagers.movement
 LANGUAGE plpgsql
AS $function$
begin
  m.status := 25;
  m.moved := 0;
  m.debt := 0;
  m.wager_id := null;
  return m;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.cancel_round(p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_account integer, p_currency text, p_vendor text, p_reason text, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid, round_state smallint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(5::smallint, p_owner, p_source, p_key, p_round, null, p_account, p_currency, p_vendor, 0, p_reason,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  after ledger.account;
  r wagers.round_state;
  t wagers.round_step;
  u wagers.movement;
  total bigint := 0;
  lent bigint := 0;
  again boolean;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then
    m.status := 5;
    return query select * from wagers.answer(m, false);
    return;
  end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;
  r := wagers.round_of(p_owner, p_source, p_round);
  if r.round_id is null or r.vendor <> p_vendor then m := wagers.kept(m, 20, wallet);
  elsif (r.account_no, r.currency) is distinct from (p_account, p_currency) then m := wagers.kept(m, 7, wallet);
  elsif wallet.state = 2 then m.status := 4;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  again := r.state = 3;
  for t in
    select x.* from wagers.round_step x
    where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind > 0 and not x.undone
    order by x.step desc
  loop
    u := wagers.asked(3::smallint, p_owner, p_source, wagers.key_of(m, t.key::text), p_round, t.key, p_account, p_currency, p_vendor, 0,
      p_reason, p_at, p_written_at);
    u.part_of := p_key;
    u := wagers.undo(u, r, t, p_trace);
    total := total + u.moved;
    lent := lent + u.debt;
  end loop;
  update wagers.round_state set closed_at = coalesce(closed_at, p_at)
    where owner_id = p_owner and round_id = p_round and source = p_source;
  select * into after from ledger.account where owner_id = p_owner and account_no = p_account;
  m.status := 0;
  m.moved := total;
  m.debt := lent;
  m.balance_before := wallet.balance;
  m.balance_after := after.balance;
  m.version := after.version;
  insert into wagers.movement select (m).*;
  return query select * from wagers.answer(m, again);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.capture(p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_account integer, p_currency text, p_amount bigint, p_book smallint, p_product text, p_vendor text, p_game text, p_merchant text, p_lane smallint, p_denied text, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone, p_hold uuid)
 RETURNS TABLE(status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid, round_state smallint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
AS $function$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(1::smallint, p_owner, p_source, p_key, p_round, null, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  wallet ledger.account;
  held ledger.hold;
  given smallint;
  bet record;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := 5;
  elsif p_amount <= 0 or p_amount > 100000000000000000 then m.status := 27;
  else
    select * into held from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source and account_no = p_account;
    if held.owner_id is null then m.status := 20; end if;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  begin
    given := ledger.release(p_owner, p_hold, p_source, p_key, p_amount, p_at);
    -- Released under this key before: either it was captured then, or the key gave something back.
    if given = 1 and not exists (select from wagers.movement where owner_id = p_owner and source = p_source and key = p_key) then given := 2; end if;
    -- A key that has bet already must not be funded by a hold as well.
    if given = 0 and exists (select from wagers.movement where owner_id = p_owner and source = p_source and key = p_key) then given := 2; end if;
    m.status := given;
    if given > 1 then raise exception using errcode = 'SL014'; end if;
    select * into strict bet from wagers.bet(p_owner, p_source, p_key, p_round, p_account, p_currency, p_amount, p_book, p_product, p_vendor, p_game,
      p_merchant, p_lane, p_denied, p_trace, p_at, p_written_at);
    m.status := bet.status;
    m.reason := bet.reason;
    if given = 0 and bet.status <> 0 then raise exception using errcode = 'SL014'; end if;
    return query select bet.status, bet.replayed, bet.balance, bet.version, bet.moved, bet.debt, bet.wager_id, bet.round_state, bet.reason;
    return;
  exception when sqlstate 'SL014' then
    null; -- the hold is as it was
  end;
  return query select * from wagers.answer(m, false);
exception when lock_not_available or deadlock_detected then
  return query select * from wagers.answer(wagers.busy(m), false);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.card_bets(p_owner uuid, p_source smallint, p_round uuid)
 RETURNS TABLE(id uuid, valid bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select b.id, (div(b.net * b.upto, b.staked) - div(b.net * (b.upto - b.stake), b.staked))::bigint
  from (
    select w.id, w.stake, abs(sum(w.payout - w.stake) over ()) as net, sum(w.stake) over () as staked, sum(w.stake) over (order by x.step) as upto
    from wagers.round_step x join wagers.wager w on w.owner_id = x.owner_id and w.id = x.wager_id
    where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind = 1
      and w.status in (1, 2, 5)) b
$function$
;

CREATE OR REPLACE FUNCTION wagers.close_hours(p_owner uuid[], p_hour timestamp with time zone[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  h record;
  ended timestamptz;
  closed integer := 0;
begin
  for h in
    select l.owner_id, l.hour from unnest(p_owner, p_hour) as g(owner_id, hour)
      join wagers.late_hour l on l.owner_id = g.owner_id and l.hour = g.hour and l.settled_to is null
      order by l.owner_id, l.hour for no key update of l
  loop
    -- In a statement of its own: who has settled one of them anew meanwhile, and let the row go, is seen.
    select case when bool_and(settled_at is not null) is not false then coalesce(max(settled_at), h.hour) end into ended from wagers.wager
      where owner_id = h.owner_id and placed_at >= h.hour and placed_at < h.hour + interval '1 hour'
        and (settled_at is null or settled_at <> placed_at);
    if ended is null then continue; end if;
    update wagers.late_hour set settled_to = ended where owner_id = h.owner_id and hour = h.hour;
    closed := closed + 1;
  end loop;
  return closed;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.close_round(p_owner uuid, p_source smallint, p_round uuid, p_account integer, p_vendor text, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid, round_state smallint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(6::smallint, p_owner, p_source, p_round, p_round, null, p_account, null, p_vendor, 0, null, p_at, p_written_at);
  wallet ledger.account;
  r wagers.round_state;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  r := wagers.round_of(p_owner, p_source, p_round);
  if wallet.owner_id is null then m.status := 5;
  elsif r.round_id is null or r.vendor <> p_vendor or r.account_no <> p_account then m.status := 20;
  else m.status := 0;
  end if;
  if m.status = 0 and r.closed_at is null then perform wagers.seal(m, r, p_trace); end if;
  return query select * from wagers.answer(m, m.status = 0 and r.closed_at is not null);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.collect(m wagers.movement, p_credit bigint, p_counter integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  wallet ledger.account;
  owed bigint;
  part bigint;
begin
  select -balance into owed from ledger.account where owner_id = m.owner_id and account_no = wagers.debt_account(m.account_no);
  if not found or owed <= 0 then return; end if;
  select * into wallet from ledger.account where owner_id = m.owner_id and account_no = m.account_no;
  part := least(owed, p_credit, wallet.balance - wallet.held - wallet.floor);
  if part > 0 and wallet.state = 0 then perform wagers.shift_debt(m, 410::smallint, -part, p_counter); end if;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.count_guarded(p_owner uuid, p_book smallint, p_stake bigint, p_payout bigint, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if p_book <> 0 or (p_stake = 0 and p_payout = 0) then return; end if;
  insert into protection.bucket as b (owner_id, hour, staked, won)
    select g.owner_id, date_trunc('hour', p_at, 'UTC'), p_stake, p_payout
    from protection.guard g where g.owner_id = p_owner and g.active
    on conflict (owner_id, hour) do update set staked = b.staked + excluded.staked, won = b.won + excluded.won;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.debt_account(p_account integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case p_account when 1 then 5 when 2 then 6 end
$function$
;

CREATE OR REPLACE FUNCTION wagers.game_account(r wagers.round_state, p_lane smallint, p_at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
AS $function$
  select ledger.house_account_of(r.merchant_id, 'GAME:' || r.product, r.currency, p_lane, p_at)
$function$
;

CREATE OR REPLACE FUNCTION wagers.guard_reason(p_status smallint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case p_status when 15 then 'PLAYER_EXCLUDED' when 16 then 'LIMIT_LOSS' when 17 then 'REALITY_CHECK_DUE'
    when 18 then 'LIMIT_SESSION' when 19 then 'LIMIT_STAKE'
    when 50 then 'BONUS_MAX' when 51 then 'BONUS_GAME' end
$function$
;

CREATE OR REPLACE FUNCTION wagers.guard_status(p_owner uuid, p_book smallint, p_stake bigint, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE sql
AS $function$
  select wagers.guard_status(p_owner, p_book, p_stake, null::text[], p_at)
$function$
;

CREATE OR REPLACE FUNCTION wagers.guard_status(p_owner uuid, p_book smallint, p_stake bigint, p_products text[], p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
AS $function$
declare
  g protection.guard;
  l record;
begin
  select * into g from protection.guard where owner_id = p_owner for no key update;
  if g.excluded or g.cooling_until > p_at then return 15; end if;
  if exists (select from protection.reality_check where owner_id = p_owner and due_at <= p_at) then return 17; end if;
  if p_book <> 0 then return 0; end if;
  if g.capped_until > p_at then
    if not p_products <@ g.cap_products then return 51; end if;
    if p_stake > g.cap_most then return 50; end if;
  end if;
  if g.active is not true then return 0; end if;
  if g.session_ends_at <= p_at then return 18; end if;
  for l in
    select kind, value from protection.member_limit
    where owner_id = p_owner and value is not null and kind in ('stake', 'lossDay', 'lossWeek', 'lossMonth')
  loop
    if l.kind = 'stake' then
      if p_stake > l.value then return 19; end if;
    elsif protection.lost(p_owner, case l.kind when 'lossDay' then 24 when 'lossWeek' then 168 else 720 end, p_at) + p_stake > l.value then
      return 16;
    end if;
  end loop;
  return 0;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.hold_guard(p_owner uuid, p_merchant text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
AS $function$
begin
  perform wagers.hold_player(p_owner);
  perform 1 from rounds.play_state where owner_id = p_owner order by game_id, book for no key update;
  insert into protection.guard (owner_id, merchant_id) values (p_owner, p_merchant) on conflict do nothing;
  perform 1 from protection.guard where owner_id = p_owner for no key update;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.hold_player(p_owner uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock(7300201, hashtext(p_owner::text))
$function$
;

CREATE OR REPLACE FUNCTION wagers.hold_wallets(p_owner uuid[], p_account integer[])
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  guarded boolean;
begin
  perform 1 from protection.guard where owner_id = any (p_owner) and active order by owner_id for no key update;
  guarded := found;
  -- In a statement of its own: a condition around it would reach into it, and only what meets it would be locked.
  perform 1 from (select distinct g.owner_id, g.account_no from unnest(p_owner, p_account) as g(owner_id, account_no)) w
    join ledger.account a on a.owner_id = w.owner_id and a.account_no = w.account_no
    order by a.owner_id, a.account_no for no key update of a;
  return guarded;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.kept(m wagers.movement, p_status integer, wallet ledger.account)
 RETURNS wagers.movement
 LANGUAGE plpgsql
AS $function$
begin
  m.status := p_status;
  m.moved := 0;
  m.balance_before := wallet.balance;
  m.balance_after := wallet.balance;
  m.version := wallet.version;
  insert into wagers.movement select (m).*;
  return m;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.key_of(m wagers.movement, p_part text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select md5(format('%s %s %s', p_part, m.source, m.key))::uuid
$function$
;

CREATE OR REPLACE FUNCTION wagers.lay_cards(m wagers.movement, r wagers.round_state, p_wager uuid, p_trace text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  b record;
begin
  m.kind := 4;
  m.debt := 0;
  for b in
    select c.id, c.valid, w.valid_bet as before from wagers.card_bets(m.owner_id, r.source, r.round_id) c
    join wagers.wager w on w.owner_id = m.owner_id and w.id = c.id where w.valid_bet <> c.valid
  loop
    update wagers.wager set valid_bet = b.valid where owner_id = m.owner_id and id = b.id;
    if b.id <> p_wager then perform wagers.publish(m, r, b.id, 0, b.valid - b.before, 0, p_trace); end if;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.lend(m wagers.movement, p_needed bigint, p_counter integer)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  wallet ledger.account;
  short bigint;
begin
  select * into wallet from ledger.account where owner_id = m.owner_id and account_no = m.account_no;
  short := p_needed - (wallet.balance - wallet.held - wallet.floor);
  if short <= 0 then return 0; end if;
  perform ledger.open_account(m.owner_id, wagers.debt_account(m.account_no), wallet.currency, null, m.at);
  perform wagers.shift_debt(m, 411::smallint, short, p_counter);
  return short;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.lock_wallets(p_owner uuid, p_account integer)
 RETURNS ledger.account
 LANGUAGE plpgsql
AS $function$
declare
  wallet ledger.account;
begin
  if p_owner = ledger.house() or p_account not in (1, 2) then return null; end if;
  -- The guard of a member with limits comes before the wallets, as for rounds.
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into wallet from ledger.account where owner_id = p_owner and account_no = p_account;
  return wallet;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.mark_late()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
AS $function$
begin
  insert into wagers.late_hour as h (owner_id, hour) values (new.owner_id, date_trunc('hour', new.placed_at, 'UTC'))
    on conflict (owner_id, hour) do update set settled_to = null where h.settled_to is not null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.movement_of(p_source smallint, p_owner uuid, p_account integer, p_key uuid, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS wagers.movement
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  m wagers.movement;
begin
  m.owner_id := p_owner;
  m.account_no := p_account;
  m.source := p_source;
  m.key := p_key;
  m.at := p_at;
  m.written_at := p_written_at;
  return m;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.place_wagers(p_source smallint, p_owner uuid[], p_account integer[], p_key uuid[], p_merchant text[], p_currency text[], p_book smallint[], p_no text[], p_fingerprint bytea[], p_trace text[], p_at timestamp with time zone[], p_of integer[], p_id uuid[], p_game text[], p_product text[], p_vendor text[], p_stake bigint[], p_lane smallint, p_written_at timestamp with time zone, OUT v_status smallint[], OUT v_balance bigint[], OUT v_version bigint[], OUT v_stake bigint[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_owner);
  v_contra integer[];
  v_held bigint[] := array_fill(0::bigint, array[n]);
  guarded boolean;
  r record;
begin
  v_status := array_fill(0::smallint, array[n]);
  v_balance := array_fill(null::bigint, array[n]);
  v_version := v_balance;
  if ledger.house() = any (p_owner) or exists (select from unnest(p_account) a where a not in (1, 2)) then raise exception 'only a player places wagers'; end if;
  select array_agg(s.total order by o.ord) into v_stake from generate_series(1, n) o(ord),
    lateral (select sum(t.stake)::bigint as total from unnest(p_of, p_stake) as t(of, stake) where t.of = o.ord having min(t.stake) > 0) s;
  if cardinality(v_stake) is distinct from n or cardinality(p_id) <> cardinality(p_stake) then
    raise exception 'an order has wagers, and each a stake';
  end if;

  perform 1 from protection.guard where owner_id = any (p_owner) order by owner_id for no key update;
  guarded := found or exists (select from protection.reality_check where owner_id = any (p_owner));
  if guarded then
    for i in 1..n loop
      v_status[i] := wagers.guard_status(p_owner[i], p_book[i], v_stake[i],
        array(select distinct t.product from unnest(p_of, p_product) as t(of, product) where t.of = i), p_at[i]);
    end loop;
  end if;

  if 0 = all (v_status) then
    begin
      with account as materialized (
        select d.merchant_id, d.product, d.currency, ledger.house_account_of(d.merchant_id, 'GAME:' || d.product, d.currency, p_lane, p_written_at) as no
        from (select distinct p_merchant[t.of] as merchant_id, t.product, p_currency[t.of] as currency from unnest(p_of, p_product) as t(of, product)
          order by 1, 2, 3) d)
      select array_agg(a.no order by t.ord) into v_contra from unnest(p_of, p_product) with ordinality as t(of, product, ord)
        join account a on a.merchant_id = p_merchant[t.of] and a.product = t.product and a.currency = p_currency[t.of];
      for r in
        select * from ledger.post(p_owner, p_account, p_key, array_fill(p_source, array[n]), array_fill(null::uuid, array[n]), p_at, p_of,
          (select array_agg(case p_book[t.of] when 0 then 200 else 901 end::smallint order by t.ord) from unnest(p_of) with ordinality as t(of, ord)),
          (select array_agg(-t.stake order by t.ord) from unnest(p_stake) with ordinality as t(stake, ord)), v_contra, p_written_at)
      loop
        v_status[r.item] := r.status;
        v_balance[r.item] := r.balance;
        v_version[r.item] := r.version;
      end loop;
      if 0 <> any (v_status) then raise exception using errcode = 'SL012'; end if;
      v_held := array(select (select a.held from ledger.account a where a.owner_id = o.owner_id and a.account_no = o.account_no)
        from unnest(p_owner, p_account) with ordinality as o(owner_id, account_no, ord) order by o.ord);

      -- A key that something else has used keeps its order from being placed.
      for r in
        with mine as (
          insert into platform.once_reply (owner_id, key, fingerprint, reply, at)
          select k.owner_id, k.key, k.fingerprint, jsonb_build_object('orderNo', k.no, 'balance', (k.balance - k.held)::text), k.at
          from unnest(p_owner, p_key, p_fingerprint, p_no, v_balance, v_held, p_at) as k(owner_id, key, fingerprint, no, balance, held, at)
          where k.fingerprint is not null
          order by k.owner_id, k.key on conflict do nothing returning owner_id, key)
        select k.ord from unnest(p_owner, p_key, p_fingerprint) with ordinality as k(owner_id, key, fingerprint, ord)
        where k.fingerprint is not null and not exists (select from mine m where m.owner_id = k.owner_id and m.key = k.key)
      loop
        v_status[r.ord] := 2;
      end loop;
      if 0 <> any (v_status) then raise exception using errcode = 'SL012'; end if;

      insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at,
        status, book, currency, product, vendor, game_id, held_before, held_after)
        select p_owner[t.of], t.id, p_key[t.of], t.stake, 0, 0, v_balance[t.of] + t.later + t.stake, v_balance[t.of] + t.later, p_at[t.of], null,
          0, p_book[t.of], p_currency[t.of], t.product, t.vendor, t.game,
          nullif(v_held[t.of], 0), nullif(v_held[t.of], 0)
        from (select u.*, (sum(u.stake) over (partition by u.of) - sum(u.stake) over (partition by u.of order by u.ord))::bigint as later
          from unnest(p_of, p_id, p_stake, p_product, p_vendor, p_game) with ordinality as u(of, id, stake, product, vendor, game, ord)) t;
      if guarded then
        for i in 1..n loop perform wagers.count_guarded(p_owner[i], p_book[i], v_stake[i], 0, p_at[i]); end loop;
      end if;
      insert into platform.outbox (topic, audience, payload, trace_id, at)
        select 'wagersMoved', '*', jsonb_agg(jsonb_build_object('kind', 'bet', 'owner', p_owner[t.of], 'wagerId', t.id, 'roundId', p_key[t.of],
            'gameId', t.game, 'merchantId', p_merchant[t.of], 'product', t.product, 'vendor', t.vendor, 'book', p_book[t.of],
            'currency', p_currency[t.of], 'wallet', p_account[t.of], 'balance', v_balance[t.of]::text, 'version', v_version[t.of],
            'stake', t.stake::text, 'validBet', '0', 'payout', '0', 'at', p_at[t.of], 'traceId', p_trace[t.of])),
          case when n = 1 then p_trace[1] end, p_written_at
        from unnest(p_of, p_id, p_stake, p_product, p_vendor, p_game) as t(of, id, stake, product, vendor, game);
    exception when sqlstate 'SL012' then
      null; -- nothing is placed; the answer says who was in the way
    end;
  end if;
  if 0 <> any (v_status) then
    for i in 1..n loop
      if v_status[i] = 0 then v_status[i] := 40; end if;
    end loop;
  end if;
  for i in 1..n loop v_balance[i] := v_balance[i] - v_held[i]; end loop;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.play(p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[], p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[], p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[], p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamp with time zone[], p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, balance bigint, version bigint, seed_id uuid, nonce bigint, auto_left integer, auto_loss_left bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
  select * from rounds.play_slow(p_owner, p_game, p_book, p_session, p_key, p_stake, p_payout, p_seed, p_nonce, p_steps, p_draws, p_seen, p_auto, p_cycle_ms, p_wallet, p_counter, p_rules, p_currency, p_product, p_vendor, p_merchant, p_trace, p_at, p_written_at)
$function$
;

CREATE OR REPLACE FUNCTION wagers.play_fused(p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[], p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[], p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[], p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamp with time zone[], p_written_at timestamp with time zone)
 RETURNS TABLE(item integer, balance bigint, version bigint, auto_left integer, auto_loss_left bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'rounds', 'pg_temp'
AS $function$
  select * from rounds.play_fast(p_owner, p_game, p_book, p_session, p_key, p_stake, p_payout, p_seed, p_nonce, p_steps, p_draws, p_seen, p_auto, p_cycle_ms, p_wallet, p_counter, p_rules, p_currency, p_product, p_vendor, p_merchant, p_trace, p_at, p_written_at)
$function$
;

CREATE OR REPLACE FUNCTION wagers.post(m wagers.movement, p_kind integer, p_counter integer)
 RETURNS wagers.movement
 LANGUAGE plpgsql
AS $function$
declare
  p record;
begin
  select * into p from ledger.post(array[m.owner_id], array[m.account_no], array[m.key], array[m.source], array[m.wager_id], array[m.at],
    array[1], array[p_kind::smallint], array[m.moved], array[p_counter], m.written_at);
  m.status := p.status;
  m.balance_before := p.balance - m.moved;
  m.balance_after := p.balance;
  m.version := p.version;
  return m;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.publish(m wagers.movement, r wagers.round_state, p_wager uuid, p_stake bigint, p_valid bigint, p_payout bigint, p_trace text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into platform.outbox (topic, audience, payload, trace_id, at)
  select 'wagerMoved', m.owner_id::text, jsonb_build_object('kind', (array['bet', 'win', 'rollback', 'adjust', 'cancel', 'close', 'raise'])[m.kind],
      'wagerId', p_wager, 'roundId', r.round_id, 'source', m.source, 'key', m.key, 'ref', m.ref,
      'gameId', r.game_id, 'merchantId', r.merchant_id, 'product', r.product, 'vendor', r.vendor, 'book', r.book, 'currency', r.currency,
      'wallet', m.account_no, 'balance', a.balance::text, 'version', a.version,
      'stake', p_stake::text, 'validBet', p_valid::text, 'payout', p_payout::text, 'debt', m.debt::text), p_trace, m.at
  from ledger.account a where a.owner_id = m.owner_id and a.account_no = m.account_no;
  perform wagers.count_guarded(m.owner_id, r.book, p_stake, p_payout, m.at);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.raced()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
begin
  raise exception using errcode = 'SL010', message = 'a wallet moved while its round was posted';
end $function$
;

CREATE OR REPLACE FUNCTION wagers.raise(p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_amount bigint, p_vendor text, p_lane smallint, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid, round_state smallint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(7::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  b wagers.movement;
  w wagers.wager;
  denied text;
  outcome smallint;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := 5;
  elsif p_amount <= 0 or p_amount > 100000000000000000 then m.status := 27;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;

  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  select * into b from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
  outcome := wagers.bet_status(b, p_owner, p_source, p_ref, p_round, p_vendor);
  if outcome = 0 then
    select * into strict w from wagers.wager where owner_id = p_owner and id = b.wager_id;
    outcome := case
      when r.closed_at is not null then 23
      when w.status <> 0 then 22
      when (r.account_no, r.currency) is distinct from (p_account, p_currency) then 7
      else 0 end;
  end if;
  if outcome = 0 then
    denied := wagers.guard_reason(wagers.raise_status(p_owner, r.book, p_amount, w.stake + p_amount, array[r.product], p_at));
    if denied is not null then
      m.reason := denied;
      outcome := 24;
    end if;
  end if;
  if outcome <> 0 then
    m := wagers.kept(m, outcome, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;

  m.wager_id := w.id;
  m.moved := -p_amount;
  m := wagers.post(m, case r.book when 0 then 200 else 901 end, wagers.game_account(r, p_lane, p_at));
  if m.status <> 0 then
    m.moved := 0;
    m.wager_id := null;
    m := wagers.kept(m, m.status, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  m := wagers.stepped(m);
  update wagers.wager set stake = stake + p_amount, balance_after = m.balance_after, held_after = nullif(wallet.held, 0)
    where owner_id = p_owner and id = w.id;
  perform wagers.publish(m, r, w.id, p_amount, 0, 0, p_trace);
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.raise_status(p_owner uuid, p_book smallint, p_more bigint, p_whole bigint, p_products text[], p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
AS $function$
declare
  said smallint := wagers.guard_status(p_owner, p_book, p_more, p_products, p_at);
  g protection.guard;
begin
  if said <> 0 or p_book <> 0 then return said; end if;
  -- It was locked by the question before.
  select * into g from protection.guard where owner_id = p_owner;
  if g.capped_until > p_at and p_whole > g.cap_most then return 50; end if;
  if g.active is true and exists (select from protection.member_limit where owner_id = p_owner and kind = 'stake' and value < p_whole) then
    return 19;
  end if;
  return 0;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.release(p_owner uuid, p_source smallint, p_key uuid, p_hold uuid, p_amount bigint, p_at timestamp with time zone)
 RETURNS TABLE(status smallint, replayed boolean, spendable bigint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
AS $function$
#variable_conflict use_column
declare
  held ledger.hold;
  before ledger.hold_event;
  answer smallint;
begin
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into held from ledger.hold where owner_id = p_owner and key = p_hold and source = p_source;
  select * into before from ledger.hold_event where owner_id = p_owner and key = p_key and source = p_source;
  if held.owner_id is null then answer := 20;
  elsif before.owner_id is not null and exists (select from wagers.movement where owner_id = p_owner and source = p_source and key = p_key) then
    answer := 2; -- it captured
  elsif before.owner_id is null and p_amount is null and held.remaining = 0 then answer := 3;
  else
    answer := ledger.release(p_owner, p_hold, p_source, p_key, coalesce(p_amount, before.amount, held.remaining), p_at);
  end if;
  return query select case answer when 1 then 0 else answer end::smallint, answer = 1, coalesce(a.balance - a.held, 0), null::text
    from (select 1) one left join ledger.account a on a.owner_id = p_owner and a.account_no = held.account_no;
exception when lock_not_available or deadlock_detected then
  return query select 25::smallint, false, 0::bigint, null::text; -- nothing was done
end $function$
;

CREATE OR REPLACE FUNCTION wagers.reserve(p_owner uuid, p_source smallint, p_key uuid, p_account integer, p_amount bigint, p_book smallint, p_denied text, p_at timestamp with time zone)
 RETURNS TABLE(status smallint, replayed boolean, spendable bigint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
AS $function$
#variable_conflict use_column
declare
  wallet ledger.account;
  denied text;
  answer smallint;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then answer := 5;
  elsif p_amount <= 0 or p_amount > 100000000000000000 then answer := 27;
  elsif not exists (select from ledger.hold where owner_id = p_owner and key = p_key and source = p_source) then
    denied := coalesce(p_denied, wagers.guard_reason(wagers.guard_status(p_owner, p_book, p_amount, null, p_at)));
    if denied is not null then answer := 24; end if;
  end if;
  answer := coalesce(answer, ledger.reserve(p_owner, p_account, p_key, p_source, p_amount, p_at));
  return query select case answer when 1 then 0 else answer end::smallint, answer = 1, coalesce(a.balance - a.held, 0), denied
    from (select 1) one left join ledger.account a on a.owner_id = p_owner and a.account_no = p_account;
exception when lock_not_available or deadlock_detected then
  return query select 25::smallint, false, 0::bigint, null::text; -- nothing was done
end $function$
;

CREATE OR REPLACE FUNCTION wagers.resettle(p_source smallint, p_owner uuid, p_wager uuid, p_account integer, p_merchant text, p_key uuid, p_old_status smallint, p_old_payout bigint, p_old_rebate bigint, p_old_valid bigint, p_status smallint, p_payout bigint, p_rebate bigint, p_valid bigint, p_lane smallint, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  w wagers.wager;
  wallet ledger.account;
  m wagers.movement;
  contra integer;
  rebates integer;
  kinds smallint[] := '{}';
  amounts bigint[] := '{}';
  contras integer[] := '{}';
  running bigint := 0;
  lowest bigint := 0;
  credit bigint := 0;
  posted record;
  v_balance bigint;
  returned constant bigint := case when p_status = 6 then 1 when p_old_status = 6 then -1 else 0 end;
  paid_anew constant boolean := p_old_payout <> p_payout or p_old_status = 6 or p_status = 6;
begin
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_wager;
  select * into strict wallet from ledger.account where owner_id = p_owner and account_no = p_account;
  contra := ledger.house_account_of(p_merchant, 'GAME:' || w.product, w.currency, p_lane, p_at);
  rebates := ledger.house_account_of(p_merchant, 'EXP:REBATE', w.currency, p_lane, p_at);
  if paid_anew and p_old_payout > 0 then
    kinds := kinds || case w.book when 0 then 203 else 901 end::smallint; amounts := amounts || -p_old_payout; contras := contras || contra;
  end if;
  if paid_anew and p_old_status = 6 then
    kinds := kinds || case w.book when 0 then 200 else 901 end::smallint; amounts := amounts || -w.stake; contras := contras || contra;
  end if;
  if p_old_rebate <> p_rebate and p_old_rebate > 0 then
    kinds := kinds || 212::smallint; amounts := amounts || -p_old_rebate; contras := contras || rebates;
  end if;
  if paid_anew and p_payout > 0 then
    kinds := kinds || case w.book when 0 then 201 else 902 end::smallint; amounts := amounts || p_payout; contras := contras || contra;
  end if;
  if paid_anew and p_status = 6 then
    kinds := kinds || case w.book when 0 then 202 else 903 end::smallint; amounts := amounts || w.stake; contras := contras || contra;
  end if;
  if p_old_rebate <> p_rebate and p_rebate > 0 then
    kinds := kinds || 210::smallint; amounts := amounts || p_rebate; contras := contras || rebates;
  end if;

  m := wagers.movement_of(p_source, p_owner, p_account, p_key, p_at, p_written_at);
  m.debt := 0;
  for i in 1..cardinality(amounts) loop
    running := running + amounts[i];
    lowest := least(lowest, running);
    if amounts[i] > 0 then credit := credit + amounts[i]; end if;
  end loop;
  if cardinality(amounts) > 0 then
    -- A freeze, or an account that was closed since, keeps the player from spending, not a correction from its money: one closed wallet
    -- holds up nobody's whose wager comes after it.
    if wallet.state <> 0 then perform ledger.set_account_state(p_owner, p_account, 0::smallint); end if;
    if lowest < 0 then m.debt := wagers.lend(m, -lowest, contra); end if;
    select * into posted from ledger.post(array[p_owner], array[p_account], array[p_key], array[p_source], array[p_wager], array[p_at],
      array_fill(1, array[cardinality(amounts)]), kinds, amounts, contras, p_written_at);
    if posted.status <> 0 then raise exception 'wager % could not be settled anew: %', p_wager, posted.status; end if;
    if credit > 0 then perform wagers.collect(m, credit, contra); end if;
    if wallet.state <> 0 then perform ledger.set_account_state(p_owner, p_account, wallet.state); end if;
    v_balance := posted.balance;
    select * into strict wallet from ledger.account where owner_id = p_owner and account_no = p_account;
  end if;
  update wagers.wager set status = p_status, payout = p_payout, valid_bet = p_valid, settled_at = p_at,
      balance_after = coalesce(v_balance, balance_after), held_after = case when v_balance is null then held_after else nullif(wallet.held, 0) end
    where owner_id = p_owner and id = p_wager;
  perform wagers.count_guarded(p_owner, w.book, -returned * w.stake, p_payout + p_rebate - p_old_payout - p_old_rebate, p_at);
  insert into platform.outbox (topic, audience, payload, at)
    values ('wagersMoved', '*', jsonb_build_array(jsonb_build_object('kind', 'adjust', 'owner', p_owner, 'wagerId', p_wager, 'roundId', w.round_id,
      'gameId', w.game_id, 'merchantId', p_merchant, 'product', w.product, 'vendor', w.vendor, 'book', w.book, 'currency', w.currency,
      'wallet', p_account, 'balance', wallet.balance::text, 'version', wallet.version, 'stake', (-returned * w.stake)::text,
      'validBet', (p_valid - p_old_valid)::text, 'payout', (p_payout - p_old_payout)::text, 'debt', m.debt::text, 'at', p_at)), p_at);
  return m.debt;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.reverse(m wagers.movement, r wagers.round_state)
 RETURNS wagers.movement
 LANGUAGE plpgsql
AS $function$
declare
  wallet ledger.account;
  counter integer := wagers.game_account(r, 0::smallint, m.at);
  lowest bigint;
  credit bigint;
  outcome smallint;
begin
  select * into wallet from ledger.account where owner_id = m.owner_id and account_no = m.account_no;
  select min(x.running), sum(x.amount), sum(x.amount) filter (where x.amount > 0) into lowest, m.moved, credit
    from (select -t.amount as amount, sum(-t.amount) over (order by t.leg desc) as running from ledger.transfer t
      where t.owner_id = m.owner_id and t.key = m.ref and t.source = m.source) x;
  if lowest is null then return wagers.kept(m, 0, wallet); end if; -- a win of nothing
  if lowest < 0 then m.debt := wagers.lend(m, -lowest, counter); end if;
  if wallet.state = 1 then perform ledger.set_account_state(m.owner_id, m.account_no, 0::smallint); end if;
  outcome := ledger.reverse(m.owner_id, m.ref, m.source, m.key, '{"200": 202, "201": 203, "203": 201, "901": 903}', m.at);
  if outcome <> 0 then raise exception 'movement % of % could not be undone: %', m.ref, m.owner_id, outcome; end if;
  if wallet.state = 1 then perform ledger.set_account_state(m.owner_id, m.account_no, 1::smallint); end if;
  m.status := 0;
  select balance, version into m.balance_after, m.version from ledger.account
    where owner_id = m.owner_id and account_no = m.account_no;
  m.balance_before := m.balance_after - m.moved;
  insert into wagers.movement select (m).*;
  if credit > 0 then perform wagers.collect(m, credit, counter); end if;
  return m;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.rewrite(m wagers.movement, r wagers.round_state, p_wager uuid, p_payout bigint, p_as text, p_trace text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  w wagers.wager;
  paid bigint := 0;
  valid bigint := 0;
  -- A win of nothing and the close of a round leave the balance beside the wager as it was.
  posted constant boolean := m.kind <> 6
    and exists (select from ledger.transfer where owner_id = m.owner_id and key = m.key and source = m.source);
begin
  select * into strict w from wagers.wager where owner_id = m.owner_id and id = p_wager;
  if p_as <> 'cancelled' then paid := w.payout + p_payout; end if;
  if p_as = 'settled' then valid := wagers.valid_bet(w.product, w.stake, paid); end if;
  update wagers.wager set
    payout = paid,
    valid_bet = valid,
    balance_after = case when posted then m.balance_after else w.balance_after end,
    held_after = case when posted then (select nullif(a.held, 0) from ledger.account a where a.owner_id = m.owner_id and a.account_no = m.account_no)
      else w.held_after end,
    settled_at = case p_as when 'open' then null when 'cancelled' then m.at else coalesce(w.settled_at, m.at) end,
    status = case p_as when 'open' then 0 when 'cancelled' then 7 else
      case when paid > w.stake then 1 when paid < w.stake then 2 else 5 end end
    where owner_id = m.owner_id and id = p_wager;
  -- Games among players: the round counts as one.
  if w.product = 'PVP' then
    perform wagers.lay_cards(m, r, p_wager, p_trace);
    select valid_bet into strict valid from wagers.wager where owner_id = m.owner_id and id = p_wager;
  end if;
  perform wagers.publish(m, r, p_wager, case p_as when 'cancelled' then -w.stake else 0 end, valid - w.valid_bet, paid - w.payout, p_trace);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.rollback(p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_vendor text, p_reason text, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid, round_state smallint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(3::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, 0, p_reason,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  t wagers.movement;
  target wagers.round_step;
  outcome smallint;
  again boolean := false;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then
    m.status := 5;
    return query select * from wagers.answer(m, false);
    return;
  end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;

  select * into t from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
  if t.key is null then
    -- A posting without a movement is a whole round of a house game, or none of the wagers' business.
    outcome := ledger.entomb(p_owner, p_account, p_ref, p_source, 'rollback', p_at);
    again := outcome = 1;
    if outcome < 2 then
      insert into wagers.round_step (owner_id, round_id, source, step, kind, key, wager_id, named, moved)
        values (p_owner, p_round, p_source, 0, 0, p_ref, p_ref, false, 0) on conflict do nothing;
    end if;
    m := wagers.kept(m, case when outcome < 2 then 0
      when exists (select from wagers.wager where owner_id = p_owner and id = p_ref) then 22 else 20 end, wallet);
  elsif t.vendor <> p_vendor then
    m.reason := 'other_vendor'; -- unknown to this one, which leaves no mark on it
    m := wagers.kept(m, 0, wallet);
  elsif t.kind not in (1, 2) or t.round_id <> p_round then
    m := wagers.kept(m, 20, wallet);
  elsif t.status <> 0 or wagers.undone(t) then
    again := t.status in (0, 6);
    m := wagers.kept(m, 0, wallet);
  elsif (t.account_no, t.currency) is distinct from (p_account, p_currency) then
    m := wagers.kept(m, 7, wallet);
  end if;
  if m.status is not null then return query select * from wagers.answer(m, again); return; end if;

  select * into strict r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if r.closed_at is not null then
    m := wagers.kept(m, case t.kind when 1 then 22 else 23 end, wallet);
  elsif t.kind = 1 and exists (select from wagers.round_step x
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and not x.undone
        and (x.kind in (2, 4, 7) and x.wager_id = t.wager_id or x.kind = 2 and not x.named)) then
    m := wagers.kept(m, 22, wallet);
  elsif t.kind = 2 and exists (select from wagers.round_step x
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and not x.undone
        and x.kind = 4 and x.wager_id = t.wager_id) then
    m := wagers.kept(m, 22, wallet); -- a correction was worked out from it
  elsif wallet.state = 2 then
    m.status := 4;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  select * into strict target from wagers.round_step
    where owner_id = p_owner and round_id = p_round and source = p_source and step = t.step;
  m := wagers.undo(m, r, target, p_trace);
  return query select * from wagers.answer(m, again);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.round_of(p_owner uuid, p_source smallint, p_round uuid)
 RETURNS wagers.round_state
 LANGUAGE plpgsql
AS $function$
declare
  r wagers.round_state;
begin
  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if found then return r; end if;
  if p_source <> 1 then return null; end if;
  insert into wagers.round_state (owner_id, source, round_id, bets, steps, closed_at, account_no, currency, book, product, vendor,
    game_id, merchant_id, opened_at)
  select w.owner_id, 1, w.id, 1, 1, w.settled_at, t.account_no, w.currency, w.book, w.product, w.vendor, w.game_id, h.merchant_id, w.placed_at
  from wagers.wager w
  join rounds.for_wagers p on p.owner_id = w.owner_id and p.id = w.id
  join ledger.transfer t on t.owner_id = w.owner_id and t.key = w.id and t.source = 1 and t.leg = 1
  join ledger.house_account h on h.account_no = t.counter_no
  where w.owner_id = p_owner and w.id = p_round
  returning * into r;
  if found then
    insert into wagers.round_step (owner_id, round_id, source, step, kind, key, wager_id, named, moved)
      select w.owner_id, w.id, 1, 1, 1, w.id, w.id, true, w.payout - w.stake from wagers.wager w where w.owner_id = p_owner and w.id = p_round;
  end if;
  return r;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.seal(m wagers.movement, r wagers.round_state, p_trace text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  b uuid;
begin
  update wagers.round_state set closed_at = m.at where owner_id = r.owner_id and round_id = r.round_id and source = r.source;
  m.kind := 6;
  m.moved := 0;
  m.debt := 0;
  for b in
    select w.id from wagers.round_step x join wagers.wager w on w.owner_id = x.owner_id and w.id = x.wager_id
    where x.owner_id = r.owner_id and x.round_id = r.round_id and x.source = r.source and x.kind = 1 and not x.undone and w.status = 0
    order by x.step
  loop
    perform wagers.rewrite(m, r, b, 0, 'settled', p_trace);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.seat_status(s wagers.seat, p_session uuid, p_stake bigint, p_seed uuid, p_nonce bigint, p_seen uuid, p_auto uuid, p_cycle_ms integer, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select rounds.play_status(row((s).*)::rounds.play_state, p_session, p_stake, p_seed, p_nonce, p_seen, p_auto, p_cycle_ms, p_at)
$function$
;

CREATE OR REPLACE FUNCTION wagers.set_cap(p_owner uuid, p_most bigint, p_products text[], p_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
AS $function$
begin
  update protection.guard set cap_most = p_most, cap_products = p_products, capped_until = p_until where owner_id = p_owner;
  update rounds.play_state s set guarded = g.active or g.capped_until is not null
    from protection.guard g
    where g.owner_id = p_owner and s.owner_id = p_owner and s.guarded <> (g.active or g.capped_until is not null);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.set_check(p_owner uuid, p_due_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
AS $function$
  update rounds.play_state set check_due_at = p_due_at where owner_id = p_owner and check_due_at is distinct from p_due_at
$function$
;

CREATE OR REPLACE FUNCTION wagers.set_guard(p_owner uuid, p_active boolean, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
AS $function$
begin
  if p_active and not (select active from protection.guard where owner_id = p_owner) then
    perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
    delete from protection.bucket where owner_id = p_owner;
    insert into protection.bucket (owner_id, hour, staked, won)
      select p_owner, date_trunc('hour', m.at, 'UTC'), sum(m.staked), sum(m.won)
      from wagers.wager w, lateral (values (w.placed_at, w.stake, 0), (coalesce(w.settled_at, w.placed_at), 0, w.payout)) m(at, staked, won)
      where w.owner_id = p_owner and w.book = 0 and w.status <> 7 and w.placed_at > p_at - interval '31 days'
      group by 2;
  end if;
  update protection.guard set active = p_active where owner_id = p_owner and active <> p_active;
  update rounds.play_state s set guarded = p_active or g.capped_until is not null
    from protection.guard g
    where g.owner_id = p_owner and s.owner_id = p_owner and s.guarded <> (p_active or g.capped_until is not null);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.settle_wagers(p_source smallint, p_guarded boolean, p_owner uuid[], p_id uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[], p_payout bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_key uuid[], p_merchant text[], p_currency text[], p_lost_owner uuid[], p_lost_id uuid[], p_lost_valid bigint[], p_all boolean, p_game text, p_event jsonb, p_lane smallint, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_id);
  settled integer;
  lost integer := 0;
  game_no integer[] := '{}';
  rebate_no integer[] := '{}';
  product text;
  c record;
begin
  if n > 0 then
    select w.product into strict product from wagers.wager w where w.owner_id = p_owner[1] and w.id = p_id[1];
    for i in 1..cardinality(p_merchant) loop
      game_no := game_no || ledger.house_account_of(p_merchant[i], 'GAME:' || product, p_currency[i], p_lane, p_at);
      rebate_no := rebate_no
        || case when 0 < any (p_rebate) then ledger.house_account_of(p_merchant[i], 'EXP:REBATE', p_currency[i], p_lane, p_at) else 0 end;
    end loop;
    perform 1 from ledger.account where owner_id = ledger.house() and account_no = any (game_no || rebate_no) order by account_no for no key update;

    -- A wager's legs follow each other: payout, refund, rebate. Each wallet is looked up once, with its first wager. A key that is
    -- there already undoes everything.
    with item as materialized (
      select q.owner_id, q.account_no, q.id, q.key, q.status, q.payout, q.refund, q.rebate, q.valid, q.book, q.place, q.legs,
        (max(a.balance) over w + sum(q.payout + q.refund + q.rebate) over w)::bigint as balance,
        (max(a.version) over w + sum(q.legs) over w)::bigint as version, max(a.held) over w as held, q.is_last
      from (select *, (payout > 0)::integer + (refund > 0)::integer + (rebate > 0)::integer as legs,
          lag(ord) over v is null as is_first, lead(ord) over v is null as is_last
        from unnest(p_owner, p_account, p_id, p_key, p_status, p_payout, p_refund, p_rebate, p_valid, p_book, p_group)
          with ordinality as u(owner_id, account_no, id, key, status, payout, refund, rebate, valid, book, place, ord)
        window v as (partition by owner_id, account_no order by ord)) q
      left join lateral (select balance, version, held from ledger.account
        where q.is_first and owner_id = q.owner_id and account_no = q.account_no and state <> 2 limit 1) a on true
      window w as (partition by q.owner_id, q.account_no order by q.ord)
    ), gate as (
      -- Goes from open to what it came to, once.
      update wagers.wager w set status = i.status, payout = i.payout, valid_bet = i.valid, settled_at = p_at,
          balance_after = case when i.legs > 0 then i.balance else w.balance_after end,
          held_after = case when i.legs > 0 then nullif(i.held, 0) else w.held_after end
        from item i
        where w.owner_id = i.owner_id and w.id = i.id and w.status = 0 and w.book = i.book and w.currency = p_currency[i.place]
          and i.balance is not null
        returning 1
    ), written as (
      insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg, ref)
      select i.owner_id, i.key, l.amount, l.balance, l.version, p_at, p_written_at, i.account_no, l.counter_no, l.kind,
        p_source, l.leg, i.id
      from item i, lateral (values
        (1::smallint, case i.book when 0 then 201 else 902 end::smallint, i.payout, game_no[i.place], i.balance - i.refund - i.rebate,
          i.version - (i.refund > 0)::integer - (i.rebate > 0)::integer),
        (2::smallint, case i.book when 0 then 202 else 903 end::smallint, i.refund, game_no[i.place], i.balance - i.rebate,
          i.version - (i.rebate > 0)::integer),
        (3::smallint, 210::smallint, i.rebate, rebate_no[i.place], i.balance, i.version)) as l(leg, kind, amount, counter_no, balance, version)
      where l.amount > 0
    ), wallet as (
      update ledger.account a set balance = i.balance, version = i.version
        from item i where i.is_last and a.owner_id = i.owner_id and a.account_no = i.account_no and a.version <> i.version
    ), house as (
      update ledger.account a set balance = a.balance - s.total, version = a.version + s.legs
        from (select l.counter_no, sum(l.amount)::bigint as total, count(*) as legs
          from item i, lateral (values (game_no[i.place], i.payout), (game_no[i.place], i.refund), (rebate_no[i.place], i.rebate)) as l(counter_no, amount)
          where l.amount > 0 group by l.counter_no) s
        where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = s.counter_no
    )
    select count(*) into settled from gate;
    if settled <> n then raise exception using errcode = 'SL011', message = 'a wager is not open'; end if;
  end if;
  -- Nothing is paid: the wager goes from open to lost, once, and is all that is written.
  if cardinality(p_lost_id) > 0 then
    update wagers.wager w set status = 2, valid_bet = g.valid, settled_at = p_at
      from unnest(p_lost_owner, p_lost_id, p_lost_valid) as g(owner_id, id, valid)
      where w.owner_id = g.owner_id and w.id = g.id and w.status = 0 and w.game_id = p_game;
    get diagnostics lost = row_count;
    if p_all and lost <> cardinality(p_lost_id) then raise exception using errcode = 'SL011', message = 'a wager is not open'; end if;
  end if;

  if n > 0 then
    -- What somebody owes is collected first from what comes in.
    if exists (select from ledger.account where owner_id = any (p_owner) and account_no in (wagers.debt_account(1), wagers.debt_account(2))
      and balance < 0) then
      for c in
        select u.owner_id, u.account_no, u.key, u.credit, u.place
        from (select g.owner_id, g.account_no, (array_agg(g.key order by g.id))[1] as key, sum(g.payout + g.refund + g.rebate)::bigint as credit, min(g.place) as place
          from unnest(p_owner, p_account, p_id, p_key, p_payout, p_refund, p_rebate, p_group) as g(owner_id, account_no, id, key, payout, refund, rebate, place)
          where g.payout + g.refund + g.rebate > 0 group by 1, 2) u
        join ledger.account debt on debt.owner_id = u.owner_id and debt.account_no = wagers.debt_account(u.account_no) and debt.balance < 0
        order by 1, 2
      loop
        perform wagers.collect(wagers.movement_of(p_source, c.owner_id, c.account_no, c.key, p_at, p_written_at), c.credit,
          game_no[c.place]);
      end loop;
    end if;
    if p_guarded then
      for c in
        select u.owner_id, u.book, sum(case when u.status = 6 then -u.refund else 0 end)::bigint as staked, sum(u.payout + u.rebate)::bigint as won
        from unnest(p_owner, p_book, p_status, p_payout, p_refund, p_rebate) as u(owner_id, book, status, payout, refund, rebate)
        join protection.guard g on g.owner_id = u.owner_id and g.active group by 1, 2 order by 1, 2
      loop
        perform wagers.count_guarded(c.owner_id, c.book, c.staked, c.won, p_at);
      end loop;
    end if;
  end if;
  if n + lost > 0 then
    insert into platform.outbox (topic, audience, payload, at) values ('wagersMoved', '*', p_event, p_at);
  end if;
  return n + lost;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.shift_debt(m wagers.movement, p_kind smallint, p_amount bigint, p_counter integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from ledger.post(
    array[m.owner_id, m.owner_id], array[m.account_no, wagers.debt_account(m.account_no)],
    array[wagers.key_of(m, p_kind || ' wallet'), wagers.key_of(m, p_kind || ' debt')], array[5, 5]::smallint[], array[m.key, m.key],
    array[m.at, m.at], array[1, 2], array[p_kind, p_kind], array[p_amount, -p_amount], array[p_counter, p_counter], m.written_at) p
    where p.status <> 0;
  if found then raise exception 'the debt of % could not be written', m.owner_id; end if;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.stepped(m wagers.movement)
 RETURNS wagers.movement
 LANGUAGE plpgsql
AS $function$
begin
  update wagers.round_state
    set steps = steps + 1, bets = bets + case m.kind when 1 then 1 else 0 end, wins = wins + case m.kind when 2 then 1 else 0 end
    where owner_id = m.owner_id and round_id = m.round_id and source = m.source
    returning steps into strict m.step;
  insert into wagers.round_step (owner_id, round_id, source, step, kind, key, wager_id, named, moved)
    values (m.owner_id, m.round_id, m.source, m.step, m.kind, m.key, m.wager_id, m.ref is not null, m.moved);
  insert into wagers.movement select (m).*;
  return m;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.tell(m wagers.movement, r wagers.round_state, p_wager uuid, p_stake bigint, p_valid bigint, p_payout bigint, p_trace text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select wagers.publish(m, r, p_wager, p_stake, p_valid, p_payout, p_trace)
$function$
;

CREATE OR REPLACE FUNCTION wagers.undo(m wagers.movement, r wagers.round_state, t wagers.round_step, p_trace text)
 RETURNS wagers.movement
 LANGUAGE plpgsql
AS $function$
begin
  m.wager_id := t.wager_id;
  m := wagers.reverse(m, r);
  update wagers.round_step set undone = true
    where owner_id = t.owner_id and round_id = t.round_id and source = t.source and step = t.step;
  update wagers.round_state
    set bets = bets - case t.kind when 1 then 1 else 0 end, wins = wins - case t.kind when 2 then 1 else 0 end
    where owner_id = t.owner_id and round_id = t.round_id and source = t.source;
  -- More stake is undone with its bet alone, right after it, which takes the whole stake back from the wager.
  if t.kind = 7 then return m; end if;
  perform wagers.rewrite(m, r, t.wager_id, -t.moved, case
    when t.kind = 1 then 'cancelled'
    when exists (select from wagers.round_step x where x.owner_id = t.owner_id and x.round_id = t.round_id and x.source = t.source
      and x.kind = 2 and x.wager_id = t.wager_id and not x.undone) then 'settled'
    else 'open' end, p_trace);
  return m;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.undone(m wagers.movement)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  return exists (select from wagers.round_step x
    where x.owner_id = m.owner_id and x.round_id = m.round_id and x.source = m.source and x.step = m.step and x.undone);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.valid_bet(p_product text, p_stake bigint, p_payout bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when p_product in ('LIVE', 'SPORTS', 'ESPORTS') then least(p_stake, abs(p_payout - p_stake))
    when p_product = 'PVP' then abs(p_payout - p_stake)
    else p_stake end
$function$
;

CREATE OR REPLACE FUNCTION wagers.void_wager(p_source smallint, p_owner uuid, p_wager uuid, p_account integer, p_merchant text, p_key uuid, p_denied smallint, p_lane smallint, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, balance bigint, version bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  w wagers.wager;
  posted record;
  held bigint;
begin
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select a.held into strict held from ledger.account a where a.owner_id = p_owner and a.account_no = p_account;
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_wager;
  if w.status <> 0 then
    return query select 22::smallint, a.balance - a.held, a.version from ledger.account a where a.owner_id = p_owner and a.account_no = p_account;
    return;
  end if;
  if p_denied is not null then return query select p_denied, null::bigint, null::bigint; return; end if;
  select * into posted from ledger.post(array[p_owner], array[p_account], array[p_key], array[p_source], array[p_wager], array[p_at], array[1],
    array[case w.book when 0 then 202 else 903 end::smallint], array[w.stake],
    array[ledger.house_account_of(p_merchant, 'GAME:' || w.product, w.currency, p_lane, p_at)], p_written_at);
  if posted.status <> 0 then return query select posted.status, posted.balance - held, posted.version; return; end if;
  update wagers.wager set status = 7, settled_at = p_at, balance_after = posted.balance, held_after = nullif(held, 0)
    where owner_id = p_owner and id = p_wager;
  perform wagers.count_guarded(p_owner, w.book, -w.stake, 0, p_at);
  insert into platform.outbox (topic, audience, payload, trace_id, at)
    values ('wagersMoved', '*', jsonb_build_array(jsonb_build_object('kind', 'cancel', 'owner', p_owner, 'wagerId', p_wager, 'roundId', w.round_id,
      'gameId', w.game_id, 'merchantId', p_merchant, 'product', w.product, 'vendor', w.vendor, 'book', w.book, 'currency', w.currency,
      'wallet', p_account, 'balance', posted.balance::text, 'version', posted.version, 'stake', (-w.stake)::text, 'validBet', '0', 'payout', '0',
      'at', p_at, 'traceId', p_trace)), p_trace, p_at);
  return query select 0::smallint, posted.balance - held, posted.version;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.win(p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_amount bigint, p_vendor text, p_close boolean, p_lane smallint, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid, round_state smallint, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
 SET lock_timeout TO '1s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(2::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  b wagers.movement;
  first uuid;
  counter integer;
  outcome smallint;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := 5;
  elsif p_amount < 0 or p_amount > 100000000000000000 then m.status := 27;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;

  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if p_ref is not null then
    select * into b from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
    outcome := wagers.bet_status(b, p_owner, p_source, p_ref, p_round, p_vendor);
    first := b.wager_id;
  else
    select x.wager_id into first from wagers.round_step x
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind = 1 and not x.undone order by x.step limit 1;
    outcome := case
      when r.round_id is not null and r.vendor <> p_vendor then 20
      when first is not null then 0
      when r.round_id is not null then 21
      when exists (select from wagers.round_step
        where owner_id = p_owner and round_id = p_round and source = p_source and step = 0) then 6
      else 20 end;
  end if;
  if outcome = 0 and r.closed_at is not null then outcome := 23; end if;
  if outcome = 0 and (r.account_no, r.currency) is distinct from (p_account, p_currency) then outcome := 7; end if;
  if outcome <> 0 then
    m := wagers.kept(m, outcome, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;

  m.wager_id := first;
  m.moved := p_amount;
  if p_amount = 0 then
    m.status := 0;
    m.balance_before := wallet.balance;
    m.balance_after := wallet.balance;
    m.version := wallet.version;
    m := wagers.stepped(m);
  else
    counter := wagers.game_account(r, p_lane, p_at);
    m := wagers.post(m, case r.book when 0 then 201 else 902 end, counter);
    if m.status <> 0 then -- a closed wallet takes nothing; the win may come again
      m.moved := 0;
      m.wager_id := null;
      return query select * from wagers.answer(m, false);
      return;
    end if;
    m := wagers.stepped(m);
    perform wagers.collect(m, p_amount, counter);
  end if;
  perform wagers.rewrite(m, r, first, p_amount, 'settled', p_trace);
  if p_close then perform wagers.seal(m, r, p_trace); end if;
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $function$
;

-- Triggers

CREATE TRIGGER approval_queue_notified AFTER INSERT OR UPDATE OF state ON approvals.approval FOR EACH ROW EXECUTE FUNCTION platform.notify_queue('approvals', 'decided_at', 'created_at');
CREATE TRIGGER entry_kept BEFORE DELETE OR UPDATE ON audit.entry FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER entry_not_emptied BEFORE TRUNCATE ON audit.entry FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER root_kept BEFORE DELETE OR UPDATE ON audit.root FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER root_not_emptied BEFORE TRUNCATE ON audit.root FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER figure_kept BEFORE DELETE OR UPDATE ON bills.figure FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER newcomer_kept BEFORE DELETE OR UPDATE ON bills.newcomer FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER payment_kept BEFORE DELETE OR UPDATE ON bills.payment FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER deposit_queue_notified AFTER INSERT OR UPDATE OF state ON cashier.deposit FOR EACH ROW EXECUTE FUNCTION platform.notify_queue('deposits', 'changed_at', 'created_at');
CREATE TRIGGER deposit_event_kept BEFORE DELETE OR UPDATE ON cashier.deposit_event FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER receipt_use_kept BEFORE DELETE OR UPDATE ON cashier.receipt_use FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER document_kept BEFORE DELETE OR UPDATE ON content.document FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER document_not_emptied BEFORE TRUNCATE ON content.document FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER change_kept BEFORE DELETE OR UPDATE ON credit.change FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER part_kept BEFORE DELETE OR UPDATE ON credit.part FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER tally_kept BEFORE DELETE OR UPDATE ON credit.tally FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER forget_best BEFORE UPDATE ON facts.play FOR EACH ROW WHEN ((new.turned = old.turned)) EXECUTE FUNCTION facts.forget_best();
CREATE TRIGGER forget_streak BEFORE UPDATE ON facts.play FOR EACH ROW WHEN ((new.streak_turned = old.streak_turned)) EXECUTE FUNCTION facts.forget_streak();
CREATE TRIGGER escalation_kept BEFORE DELETE OR UPDATE ON feedback.escalation FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER escalation_not_emptied BEFORE TRUNCATE ON feedback.escalation FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER message_kept BEFORE DELETE OR UPDATE ON feedback.message FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER message_not_emptied BEFORE TRUNCATE ON feedback.message FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER ticket_queue_notified AFTER INSERT OR UPDATE OF changed_at ON feedback.ticket FOR EACH ROW EXECUTE FUNCTION platform.notify_queue('tickets', 'changed_at', 'created_at');
CREATE TRIGGER application_queue_notified AFTER INSERT OR UPDATE OF state ON kyc.application FOR EACH ROW EXECUTE FUNCTION platform.notify_queue('kyc', 'decided_at', 'created_at');
CREATE TRIGGER account_kept BEFORE DELETE ON ledger.account FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER account_not_emptied BEFORE TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER currency_fixed BEFORE UPDATE ON ledger.currency FOR EACH ROW EXECUTE FUNCTION ledger.refuse_scale_change();
CREATE TRIGGER currency_kept BEFORE DELETE ON ledger.currency FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER currency_not_emptied BEFORE TRUNCATE ON ledger.currency FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER hold_kept BEFORE DELETE ON ledger.hold FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER hold_not_emptied BEFORE TRUNCATE ON ledger.hold FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER hold_event_kept BEFORE DELETE OR UPDATE ON ledger.hold_event FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER hold_event_not_emptied BEFORE TRUNCATE ON ledger.hold_event FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER house_account_kept BEFORE DELETE OR UPDATE ON ledger.house_account FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER house_account_not_emptied BEFORE TRUNCATE ON ledger.house_account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER reversal_kept BEFORE DELETE OR UPDATE ON ledger.reversal FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER reversal_not_emptied BEFORE TRUNCATE ON ledger.reversal FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER tombstone_kept BEFORE DELETE OR UPDATE ON ledger.tombstone FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER tombstone_not_emptied BEFORE TRUNCATE ON ledger.tombstone FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER transfer_kept BEFORE DELETE OR UPDATE ON ledger.transfer FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER transfer_not_emptied BEFORE TRUNCATE ON ledger.transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER draw_followed AFTER UPDATE OF state, lock_at, result_version ON lottery.draw FOR EACH ROW WHEN (
        CASE new.profile
            WHEN 'VN_S'::text THEN ((old.result_version <> new.result_version) OR (old.lock_at > new.lock_at) OR ((new.state > 2) AND (old.state <> new.state)))
            WHEN 'VN_S2'::text THEN ((old.state = 0) AND (new.state = 1))
            ELSE NULL::boolean
        END) EXECUTE FUNCTION lottery.follow_stations();
CREATE TRIGGER draw_published AFTER UPDATE OF state, lock_at, result_version, settled_at ON lottery.draw FOR EACH ROW WHEN (((old.state <> new.state) OR (old.lock_at <> new.lock_at) OR (old.result_version <> new.result_version) OR ((old.settled_at IS NULL) AND (new.settled_at IS NOT NULL)))) EXECUTE FUNCTION lottery.publish_draw();
CREATE TRIGGER on_air_published AFTER INSERT OR UPDATE ON lottery.on_air FOR EACH ROW EXECUTE FUNCTION lottery.publish_draw();
CREATE TRIGGER orders_kept BEFORE DELETE OR UPDATE ON lottery.orders FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER orders_not_emptied BEFORE TRUNCATE ON lottery.orders FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER result_kept BEFORE DELETE OR UPDATE ON lottery.result FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER result_not_emptied BEFORE TRUNCATE ON lottery.result FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER settlement_kept BEFORE DELETE OR UPDATE ON lottery.settlement FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER settlement_not_emptied BEFORE TRUNCATE ON lottery.settlement FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER terms_change_kept BEFORE DELETE OR UPDATE ON lottery.terms_change FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER terms_change_not_emptied BEFORE TRUNCATE ON lottery.terms_change FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER ticket_kept BEFORE DELETE OR UPDATE ON lottery.ticket FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER ticket_not_emptied BEFORE TRUNCATE ON lottery.ticket FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER earlier_place_kept BEFORE DELETE OR UPDATE ON members.earlier_place FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER earlier_place_not_emptied BEFORE TRUNCATE ON members.earlier_place FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER place_kept BEFORE UPDATE OF type, parent_id, path, placed_at ON members.member FOR EACH ROW EXECUTE FUNCTION members.keep_place();
CREATE TRIGGER note_kept BEFORE UPDATE ON members.note FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER message_read_counted AFTER UPDATE ON messages.message REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION messages.count_reads();
CREATE TRIGGER withdrawal_queue_notified AFTER INSERT ON payout.step FOR EACH ROW EXECUTE FUNCTION platform.notify_queue('withdrawals', 'at', 'at');
CREATE TRIGGER withdrawal_claimed AFTER UPDATE OF claimed_at ON payout.withdrawal FOR EACH ROW WHEN ((new.claimed_at IS NOT NULL)) EXECUTE FUNCTION platform.notify_queue('withdrawals', 'claimed_at', 'created_at');
CREATE TRIGGER step_kept BEFORE DELETE OR UPDATE ON protection.step FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER step_not_emptied BEFORE TRUNCATE ON protection.step FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER move_kept BEFORE DELETE OR UPDATE ON rounds.move FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER move_not_emptied BEFORE TRUNCATE ON rounds.move FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER round_kept BEFORE DELETE OR UPDATE ON rounds.round FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER round_not_emptied BEFORE TRUNCATE ON rounds.round FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER run_kept BEFORE DELETE ON rounds.run FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER run_not_emptied BEFORE TRUNCATE ON rounds.run FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER member_transfer_kept BEFORE DELETE OR UPDATE ON transfers.member_transfer FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER vendor_transfer_kept BEFORE DELETE ON transfers.vendor_transfer FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER movement_kept BEFORE DELETE OR UPDATE ON wagers.movement FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER movement_not_emptied BEFORE TRUNCATE ON wagers.movement FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER round_state_kept BEFORE DELETE ON wagers.round_state FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER round_state_not_emptied BEFORE TRUNCATE ON wagers.round_state FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER round_step_kept BEFORE DELETE ON wagers.round_step FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER round_step_not_emptied BEFORE TRUNCATE ON wagers.round_step FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER wager_kept BEFORE DELETE ON wagers.wager FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER wager_late AFTER INSERT ON wagers.wager FOR EACH ROW WHEN (((new.settled_at IS NULL) OR (new.settled_at <> new.placed_at))) EXECUTE FUNCTION wagers.mark_late();
CREATE TRIGGER wager_late_again AFTER UPDATE OF settled_at ON wagers.wager FOR EACH ROW WHEN (((old.settled_at IS NOT NULL) AND (old.settled_at IS DISTINCT FROM new.settled_at))) EXECUTE FUNCTION wagers.mark_late();
CREATE TRIGGER wager_not_emptied BEFORE TRUNCATE ON wagers.wager FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- Rights

grant delete, insert, select on approvals.relation to senluna_app;
grant delete, insert, select on bills.counted to senluna_app;
grant delete, insert, select on cashier.bank_line to senluna_app;
grant delete, insert, select on cashier.deposit_stop to senluna_app;
grant delete, insert, select on catalog.frozen to senluna_app;
grant delete, insert, select on content.notice_guest to senluna_app;
grant delete, insert, select on facts.added to senluna_app;
grant delete, insert, select on facts.days to senluna_app;
grant delete, insert, select on facts.given to senluna_app;
grant delete, insert, select on facts.months to senluna_app;
grant delete, insert, select on facts.rewards to senluna_app;
grant delete, insert, select on facts.visit_salt to senluna_app;
grant delete, insert, select on facts.visitor to senluna_app;
grant delete, insert, select on jackpots.joined to senluna_app;
grant delete, insert, select on members.note to senluna_app;
grant delete, insert, select on platform.dead_event to senluna_app;
grant delete, insert, select on platform.job_run to senluna_app;
grant delete, insert, select on rebates.to_sum to senluna_app;
grant delete, insert, select on referrals.locked to senluna_app;
grant delete, insert, select on referrals.registration to senluna_app;
grant delete, insert, select on risk.cleared_link to senluna_app;
grant delete, insert, select on settings.brand_host to senluna_app;
grant delete, insert, select on staff.favorite to senluna_app;
grant delete, insert, select on wagers.active_day to senluna_app;
grant delete, insert, select, update on agents.assistant to senluna_app;
grant delete, insert, select, update on cashier.provider_callback to senluna_app;
grant delete, insert, select, update on catalog.favorite to senluna_app;
grant delete, insert, select, update on catalog.recent to senluna_app;
grant delete, insert, select, update on catalog.vendor_key to senluna_app;
grant delete, insert, select, update on catalog.vendor_minute to senluna_app;
grant delete, insert, select, update on chat.conversation to senluna_app;
grant delete, insert, select, update on chat.guest to senluna_app;
grant delete, insert, select, update on chat.live_ticket to senluna_app;
grant delete, insert, select, update on chat.message to senluna_app;
grant delete, insert, select, update on chat.report to senluna_app;
grant delete, insert, select, update on chat.room_message to senluna_app;
grant delete, insert, select, update on chat.room_pace to senluna_app;
grant delete, insert, select, update on chat.sanction to senluna_app;
grant delete, insert, select, update on codes.code to senluna_app;
grant delete, insert, select, update on codes.count to senluna_app;
grant delete, insert, select, update on codes.token to senluna_app;
grant delete, insert, select, update on codes.used_proof to senluna_app;
grant delete, insert, select, update on content.help_article to senluna_app;
grant delete, insert, select, update on content.help_category to senluna_app;
grant delete, insert, select, update on content.help_vote to senluna_app;
grant delete, insert, select, update on content.notice to senluna_app;
grant delete, insert, select, update on content.notice_read to senluna_app;
grant delete, insert, select, update on facts.checked to senluna_app;
grant delete, insert, select, update on facts.cursor to senluna_app;
grant delete, insert, select, update on facts.hours to senluna_app;
grant delete, insert, select, update on facts.mark to senluna_app;
grant delete, insert, select, update on facts.money to senluna_app;
grant delete, insert, select, update on facts.orders to senluna_app;
grant delete, insert, select, update on facts.person to senluna_app;
grant delete, insert, select, update on facts.play to senluna_app;
grant delete, insert, select, update on facts.team_days to senluna_app;
grant delete, insert, select, update on facts.team_hours to senluna_app;
grant delete, insert, select, update on facts.team_months to senluna_app;
grant delete, insert, select, update on facts.team_months_added to senluna_app;
grant delete, insert, select, update on facts.team_people to senluna_app;
grant delete, insert, select, update on facts.teams_added to senluna_app;
grant delete, insert, select, update on facts.windows to senluna_app;
grant delete, insert, select, update on files.body to senluna_app;
grant delete, insert, select, update on files.file to senluna_app;
grant delete, insert, select, update on identities.identity to senluna_app;
grant delete, insert, select, update on identities.sign_in to senluna_app;
grant delete, insert, select, update on identities.taken_proof to senluna_app;
grant delete, insert, select, update on kyc.application to senluna_app;
grant delete, insert, select, update on kyc.standing to senluna_app;
grant delete, insert, select, update on lottery.calendar_exception to senluna_app;
grant delete, insert, select, update on lottery.line_limit to senluna_app;
grant delete, insert, select, update on lottery.reminder to senluna_app;
grant delete, insert, select, update on lottery.saved_set to senluna_app;
grant delete, insert, select, update on lottery.terms to senluna_app;
grant delete, insert, select, update on members.contact to senluna_app;
grant delete, insert, select, update on members.lock to senluna_app;
grant delete, insert, select, update on members.member to senluna_app;
grant delete, insert, select, update on messages.message to senluna_app;
grant delete, insert, select, update on messages.message_template to senluna_app;
grant delete, insert, select, update on messages.preference to senluna_app;
grant delete, insert, select, update on platform.job_state to senluna_app;
grant delete, insert, select, update on platform.kept_message to senluna_app;
grant delete, insert, select, update on platform.once_reply to senluna_app;
grant delete, insert, select, update on platform.outbox to senluna_app;
grant delete, insert, select, update on platform.outgoing to senluna_app;
grant delete, insert, select, update on platform.outgoing_quota to senluna_app;
grant delete, insert, select, update on promotions.budget to senluna_app;
grant delete, insert, select, update on promotions.choice to senluna_app;
grant delete, insert, select, update on promotions.mission_look to senluna_app;
grant delete, insert, select, update on promotions.promotion to senluna_app;
grant delete, insert, select, update on protection.guard to senluna_app;
grant delete, insert, select, update on protection.marker to senluna_app;
grant delete, insert, select, update on protection.member_limit to senluna_app;
grant delete, insert, select, update on protection.reality_check to senluna_app;
grant delete, insert, select, update on push.subscription to senluna_app;
grant delete, insert, select, update on rebates.branch to senluna_app;
grant delete, insert, select, update on rebates.mark to senluna_app;
grant delete, insert, select, update on rebates.part to senluna_app;
grant delete, insert, select, update on rebates.team to senluna_app;
grant delete, insert, select, update on referrals.ref_code to senluna_app;
grant delete, insert, select, update on reports.mail to senluna_app;
grant delete, insert, select, update on security.challenge to senluna_app;
grant delete, insert, select, update on security.change to senluna_app;
grant delete, insert, select, update on security.closure to senluna_app;
grant delete, insert, select, update on security.export to senluna_app;
grant delete, insert, select, update on security.export_piece to senluna_app;
grant delete, insert, select, update on security.known_device to senluna_app;
grant delete, insert, select, update on security.passkey to senluna_app;
grant delete, insert, select, update on security.pin_try to senluna_app;
grant delete, insert, select, update on security.recovery_code to senluna_app;
grant delete, insert, select, update on security.second_step to senluna_app;
grant delete, insert, select, update on security.totp to senluna_app;
grant delete, insert, select, update on sessions.captcha to senluna_app;
grant delete, insert, select, update on sessions.failure to senluna_app;
grant delete, insert, select, update on sessions.human_proof to senluna_app;
grant delete, insert, select, update on sessions.live_ticket to senluna_app;
grant delete, insert, select, update on sessions.login_record to senluna_app;
grant delete, insert, select, update on sessions.session to senluna_app;
grant delete, insert, select, update on settings.body_key to senluna_app;
grant delete, insert, select, update on settings.opened_body to senluna_app;
grant delete, insert, select, update on settings.setting to senluna_app;
grant delete, insert, select, update on settings.text to senluna_app;
grant delete, insert, select, update on staff.account to senluna_app;
grant delete, insert, select, update on staff.account_role to senluna_app;
grant delete, insert, select, update on staff.invitation to senluna_app;
grant delete, insert, select, update on staff.live_ticket to senluna_app;
grant delete, insert, select, update on staff.login_step to senluna_app;
grant delete, insert, select, update on staff.permission to senluna_app;
grant delete, insert, select, update on staff.recovery_code to senluna_app;
grant delete, insert, select, update on staff.refused_call to senluna_app;
grant delete, insert, select, update on staff.role to senluna_app;
grant delete, insert, select, update on staff.session to senluna_app;
grant delete, insert, select, update on staff.sponsor to senluna_app;
grant delete, insert, select, update on staff.view to senluna_app;
grant delete, insert, select, update on transfers.keyless to senluna_app;
grant delete, insert, select, update on transfers.request to senluna_app;
grant delete, insert, select, update on turnover.use to senluna_app;
grant delete, insert, select, update on vip.host to senluna_app;
grant delete, insert, select, update on wagers.vendor_day to senluna_app;
grant delete, insert, select, update on winners.win to senluna_app;
grant delete, select on protection.bucket to senluna_app;
grant execute on function audit.append(text,timestamp with time zone,text,text,text,text,text,text,text,json,json,text,text,text) to senluna_app;
grant execute on function audit.close_day(date) to senluna_app;
grant execute on function audit.end_months(timestamp with time zone) to senluna_app;
grant execute on function audit.make_months(timestamp with time zone,integer) to senluna_app;
grant execute on function chat.drop_months(timestamp with time zone) to senluna_app;
grant execute on function chat.make_months(timestamp with time zone,integer) to senluna_app;
grant execute on function facts.left_out(text) to senluna_app;
grant execute on function facts.moves_before(date,text) to senluna_app;
grant execute on function facts.streak_of(text) to senluna_app;
grant execute on function facts.teams_to_add(text,text,date,date) to senluna_app;
grant execute on function ledger.capture(uuid,uuid,smallint,uuid,bigint,smallint,integer,timestamp with time zone) to senluna_app;
grant execute on function ledger.entomb(uuid,integer,uuid,smallint,text,timestamp with time zone) to senluna_app;
grant execute on function ledger.hold_wallets(uuid) to senluna_app;
grant execute on function ledger.house() to senluna_app;
grant execute on function ledger.house_account_of(text,text,text,smallint,timestamp with time zone) to senluna_app;
grant execute on function ledger.lease_lane() to senluna_app;
grant execute on function ledger.lease_lanes(integer) to senluna_app;
grant execute on function ledger.open_account(uuid,integer,text,bigint,timestamp with time zone) to senluna_app;
grant execute on function ledger.post(uuid[],integer[],uuid[],smallint[],uuid[],timestamp with time zone[],integer[],smallint[],bigint[],integer[],timestamp with time zone) to senluna_app;
grant execute on function ledger.release(uuid,uuid,smallint,uuid,bigint,timestamp with time zone) to senluna_app;
grant execute on function ledger.reserve(uuid,integer,uuid,smallint,bigint,timestamp with time zone) to senluna_app;
grant execute on function ledger.reverse(uuid,uuid,smallint,uuid,jsonb,timestamp with time zone) to senluna_app;
grant execute on function ledger.set_account_state(uuid,integer,smallint) to senluna_app;
grant execute on function lottery.cancel(uuid,uuid,text,smallint,text[],text[],bigint[],bigint[],text,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function lottery.enter(integer[]) to senluna_app;
grant execute on function lottery.exposure_of(integer[],text[],text[],text[],text[]) to senluna_app;
grant execute on function lottery.follow_free(uuid,uuid,smallint,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function lottery.follow_free(uuid,uuid,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function lottery.hold_free(uuid,integer[],integer[],text[],text[],text[],text[]) to senluna_app;
grant execute on function lottery.keep_seeds(uuid[],text[],text[],integer[],integer[]) to senluna_app;
grant execute on function lottery.order_facts(uuid[],uuid[],text[],text[],uuid[],text[],text[],text[],integer[]) to senluna_app;
grant execute on function lottery.place_judged(uuid[],integer[],uuid[],text[],text[],text[],smallint[],boolean[],bytea[],text[],timestamp with time zone[],integer[],smallint[],uuid[],integer[],text[],text[],text[],text[],jsonb[],integer[],bigint[],integer[],bigint[],jsonb[],text[],integer[],jsonb[],integer[],text[],text[],text[],text[],bigint[],bigint[],bigint[],bigint[],bigint[],bigint[],smallint,timestamp with time zone,integer[],integer[],integer[]) to senluna_app;
grant execute on function lottery.place_many(uuid[],integer[],uuid[],text[],text[],text[],smallint[],boolean[],bytea[],text[],timestamp with time zone[],integer[],smallint[],uuid[],integer[],text[],text[],text[],text[],jsonb[],integer[],bigint[],integer[],bigint[],jsonb[],text[],integer[],jsonb[],integer[],text[],text[],text[],text[],bigint[],bigint[],bigint[],bigint[],bigint[],bigint[],smallint,timestamp with time zone) to senluna_app;
grant execute on function lottery.seal_due(timestamp with time zone,timestamp with time zone,integer) to senluna_app;
grant execute on function lottery.settle_again(integer,smallint,uuid,uuid,smallint,integer,bigint,bigint,bigint,bigint,smallint,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function lottery.settle_fresh(integer,smallint,uuid[],uuid[],integer[],smallint[],integer[],smallint[],integer[],bigint[],bigint[],bigint[],bigint[],bigint[],text[],text[],uuid[],uuid[],bigint[],jsonb,uuid,smallint,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function lottery.settle_piece(integer,smallint,uuid[],uuid[],integer[],smallint[],integer[],smallint[],integer[],bigint[],bigint[],bigint[],bigint[],bigint[],text[],text[],uuid[],uuid[],bigint[],jsonb,uuid,smallint,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function members.place_at(uuid,timestamp with time zone) to senluna_app;
grant execute on function members.places_below(uuid,text) to senluna_app;
grant execute on function messages.keep_months(timestamp with time zone,integer,timestamp with time zone) to senluna_app;
grant execute on function platform.end_months(text,timestamp with time zone) to senluna_app;
grant execute on function platform.make_months(text,timestamp with time zone,integer) to senluna_app;
grant execute on function platform.month_states(timestamp with time zone) to senluna_app;
grant execute on function promotions.charge(text,text,bigint[]) to senluna_app;
grant execute on function promotions.in_control(uuid,text,integer) to senluna_app;
grant execute on function rebates.sum_teams(text,text) to senluna_app;
grant execute on function rounds.end_run(uuid,uuid,bytea,uuid,timestamp with time zone) to senluna_app;
grant execute on function rounds.grow_pots(uuid,uuid,timestamp with time zone) to senluna_app;
grant execute on function rounds.open_run(uuid,uuid,text,smallint,integer,text,text,uuid,bigint,smallint,text,bigint,timestamp with time zone) to senluna_app;
grant execute on function rounds.play_fast(uuid[],text[],smallint[],uuid[],uuid[],bigint[],bigint[],uuid[],bigint[],smallint[],bytea[],uuid[],uuid[],integer[],integer[],integer[],smallint[],text[],text[],text[],text[],text[],timestamp with time zone[],timestamp with time zone) to senluna_app;
grant execute on function rounds.play_free(uuid,uuid,text,integer) to senluna_app;
grant execute on function rounds.play_gamble(uuid,text,smallint,uuid,uuid,uuid,uuid,smallint,bigint,bigint,uuid,bigint,bytea,integer,integer,integer,smallint,text,text,text,text,text,text,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function rounds.play_slow(uuid[],text[],smallint[],uuid[],uuid[],bigint[],bigint[],uuid[],bigint[],smallint[],bytea[],uuid[],uuid[],integer[],integer[],integer[],smallint[],text[],text[],text[],text[],text[],timestamp with time zone[],timestamp with time zone) to senluna_app;
grant execute on function rounds.undo_free(uuid,uuid,integer,uuid,integer,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function sessions.make_login_months(timestamp with time zone,integer) to senluna_app;
grant execute on function wagers.adjust(uuid,smallint,uuid,uuid,uuid,integer,text,bigint,text,text,text,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function wagers.bet(uuid,smallint,uuid,uuid,integer,text,bigint,smallint,text,text,text,text,smallint,text,text,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function wagers.cancel_round(uuid,smallint,uuid,uuid,integer,text,text,text,text,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function wagers.capture(uuid,smallint,uuid,uuid,integer,text,bigint,smallint,text,text,text,text,smallint,text,text,timestamp with time zone,timestamp with time zone,uuid) to senluna_app;
grant execute on function wagers.card_bets(uuid,smallint,uuid) to senluna_app;
grant execute on function wagers.close_hours(uuid[],timestamp with time zone[]) to senluna_app;
grant execute on function wagers.close_round(uuid,smallint,uuid,integer,text,text,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function wagers.hold_guard(uuid,text) to senluna_app;
grant execute on function wagers.hold_player(uuid) to senluna_app;
grant execute on function wagers.play(uuid[],text[],smallint[],uuid[],uuid[],bigint[],bigint[],uuid[],bigint[],smallint[],bytea[],uuid[],uuid[],integer[],integer[],integer[],smallint[],text[],text[],text[],text[],text[],timestamp with time zone[],timestamp with time zone) to senluna_app;
grant execute on function wagers.play_fused(uuid[],text[],smallint[],uuid[],uuid[],bigint[],bigint[],uuid[],bigint[],smallint[],bytea[],uuid[],uuid[],integer[],integer[],integer[],smallint[],text[],text[],text[],text[],text[],timestamp with time zone[],timestamp with time zone) to senluna_app;
grant execute on function wagers.raise(uuid,smallint,uuid,uuid,uuid,integer,text,bigint,text,smallint,text,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function wagers.release(uuid,smallint,uuid,uuid,bigint,timestamp with time zone) to senluna_app;
grant execute on function wagers.reserve(uuid,smallint,uuid,integer,bigint,smallint,text,timestamp with time zone) to senluna_app;
grant execute on function wagers.rollback(uuid,smallint,uuid,uuid,uuid,integer,text,text,text,text,timestamp with time zone,timestamp with time zone) to senluna_app;
grant execute on function wagers.set_cap(uuid,bigint,text[],timestamp with time zone) to senluna_app;
grant execute on function wagers.set_check(uuid,timestamp with time zone) to senluna_app;
grant execute on function wagers.set_guard(uuid,boolean,timestamp with time zone) to senluna_app;
grant execute on function wagers.valid_bet(text,bigint,bigint) to senluna_app;
grant execute on function wagers.win(uuid,smallint,uuid,uuid,uuid,integer,text,bigint,text,boolean,smallint,text,timestamp with time zone,timestamp with time zone) to senluna_app;
grant insert (commitment) on lottery.draw to senluna_draw;
grant insert (draw_at) on lottery.draw to senluna_draw;
grant insert (game) on lottery.draw to senluna_draw;
grant insert (lock_at) on lottery.draw to senluna_draw;
grant insert (numero) on lottery.draw to senluna_draw;
grant insert (open_at) on lottery.draw to senluna_draw;
grant insert (profile) on lottery.draw to senluna_draw;
grant insert (source) on lottery.draw to senluna_draw;
grant insert, select on bills.figure to senluna_app;
grant insert, select on bills.newcomer to senluna_app;
grant insert, select on bills.payment to senluna_app;
grant insert, select on cashier.crypto_address to senluna_app;
grant insert, select on cashier.deposit_event to senluna_app;
grant insert, select on cashier.deposit_unlock to senluna_app;
grant insert, select on cashier.receipt_use to senluna_app;
grant insert, select on cashier.used_card to senluna_app;
grant insert, select on content.document to senluna_app;
grant insert, select on contracts.contract to senluna_app;
grant insert, select on contracts.history to senluna_app;
grant insert, select on contracts.request to senluna_app;
grant insert, select on credit.change to senluna_app;
grant insert, select on credit.part to senluna_app;
grant insert, select on credit.tally to senluna_app;
grant insert, select on facts.seat to senluna_app;
grant insert, select on feedback.escalation to senluna_app;
grant insert, select on feedback.message to senluna_app;
grant insert, select on lottery.free_ticket to senluna_app;
grant insert, select on lottery.pair_draw to senluna_draw;
grant insert, select on lottery.result to senluna_app;
grant insert, select on lottery.result to senluna_draw;
grant insert, select on lottery.terms_change to senluna_app;
grant insert, select on operations.day_mark to senluna_app;
grant insert, select on payout.adjustment to senluna_app;
grant insert, select on payout.step to senluna_app;
grant insert, select on points.conversion to senluna_app;
grant insert, select on promotions.draw to senluna_app;
grant insert, select on promotions.joined to senluna_app;
grant insert, select on promotions.mission_notified to senluna_app;
grant insert, select on promotions.period to senluna_app;
grant insert, select on promotions.wording to senluna_app;
grant insert, select on protection.step to senluna_app;
grant insert, select on rates.change to senluna_app;
grant insert, select on rebates.posted to senluna_app;
grant insert, select on reconciliation.resolution to senluna_app;
grant insert, select on reconciliation.run to senluna_app;
grant insert, select on reports.liability to senluna_app;
grant insert, select on risk.decision to senluna_app;
grant insert, select on rounds.free_round to senluna_app;
grant insert, select on rounds.move to senluna_app;
grant insert, select on rounds.rules to senluna_app;
grant insert, select on rounds.run to senluna_app;
grant insert, select on transfers.member_transfer to senluna_app;
grant insert, select on vip.event to senluna_app;
grant insert, select on vip.host_change to senluna_app;
grant insert, select on vip.ladder to senluna_app;
grant insert, select on vip.rebate to senluna_app;
grant insert, select on wagers.rules to senluna_app;
grant insert, select, update on agents.move to senluna_app;
grant insert, select, update on agents.opening to senluna_app;
grant insert, select, update on agents.rate_request to senluna_app;
grant insert, select, update on approvals.approval to senluna_app;
grant insert, select, update on bills.arrears to senluna_app;
grant insert, select, update on bills.bill to senluna_app;
grant insert, select, update on bills.correction to senluna_app;
grant insert, select, update on bills.run to senluna_app;
grant insert, select, update on cashier.bank_import to senluna_app;
grant insert, select, update on cashier.deposit to senluna_app;
grant insert, select, update on cashier.deposit_channel to senluna_app;
grant insert, select, update on cashier.receipt to senluna_app;
grant insert, select, update on credit."position" to senluna_app;
grant insert, select, update on credit.account to senluna_app;
grant insert, select, update on credit.book to senluna_app;
grant insert, select, update on credit.statement to senluna_app;
grant insert, select, update on facts.visit to senluna_app;
grant insert, select, update on feedback.ticket to senluna_app;
grant insert, select, update on jackpots.cycle to senluna_app;
grant insert, select, update on jackpots.network to senluna_app;
grant insert, select, update on jackpots.pot to senluna_app;
grant insert, select, update on jackpots.spell to senluna_app;
grant insert, select, update on lottery.draw to senluna_app;
grant insert, select, update on lottery.free_grant to senluna_app;
grant insert, select, update on lottery.game to senluna_app;
grant insert, select, update on lottery.on_air to senluna_app;
grant insert, select, update on lottery.report to senluna_app;
grant insert, select, update on lottery.seed to senluna_draw;
grant insert, select, update on messages.mailing to senluna_app;
grant insert, select, update on payout.account to senluna_app;
grant insert, select, update on payout.balance to senluna_app;
grant insert, select, update on payout.channel to senluna_app;
grant insert, select, update on payout.part to senluna_app;
grant insert, select, update on payout.withdrawal to senluna_app;
grant insert, select, update on platform.key_print to senluna_app;
grant insert, select, update on points.day to senluna_app;
grant insert, select, update on points.goods to senluna_app;
grant insert, select, update on points.member to senluna_app;
grant insert, select, update on points.redemption to senluna_app;
grant insert, select, update on points.wager to senluna_app;
grant insert, select, update on promotions.application to senluna_app;
grant insert, select, update on promotions.draft to senluna_app;
grant insert, select, update on promotions.friend to senluna_app;
grant insert, select, update on promotions.given to senluna_app;
grant insert, select, update on promotions.looked to senluna_app;
grant insert, select, update on promotions.participation to senluna_app;
grant insert, select, update on promotions.prize to senluna_app;
grant insert, select, update on promotions.score to senluna_app;
grant insert, select, update on promotions.segment to senluna_app;
grant insert, select, update on promotions.suspicion to senluna_app;
grant insert, select, update on promotions.turn to senluna_app;
grant insert, select, update on rates.rate to senluna_app;
grant insert, select, update on rebates.day to senluna_app;
grant insert, select, update on reconciliation."case" to senluna_app;
grant insert, select, update on reconciliation.chain_report to senluna_app;
grant insert, select, update on reconciliation.vendor_day to senluna_app;
grant insert, select, update on risk."case" to senluna_app;
grant insert, select, update on risk.rule to senluna_app;
grant insert, select, update on risk.watch to senluna_app;
grant insert, select, update on rounds.free_grant to senluna_app;
grant insert, select, update on rounds.game_session to senluna_app;
grant insert, select, update on rounds.play_state to senluna_app;
grant insert, select, update on rounds.seed to senluna_app;
grant insert, select, update on rtp.day to senluna_app;
grant insert, select, update on settings.door_hit to senluna_app;
grant insert, select, update on transfers.vendor_transfer to senluna_app;
grant insert, select, update on transfers.vendor_wallet to senluna_app;
grant insert, select, update on turnover.requirement to senluna_app;
grant insert, select, update on vip.gift to senluna_app;
grant insert, select, update on vip.run to senluna_app;
grant insert, select, update on vip.state to senluna_app;
grant insert, select, update on wagers.game_session to senluna_app;
grant insert, select, update on wagers.seat to senluna_app;
grant insert, select, update on wagers.seed to senluna_app;
grant insert, update (facts) on lottery.draw to senluna_draw;
grant select (beacon_first) on lottery.seed to senluna_app;
grant select (beacon_randomness) on lottery.seed to senluna_app;
grant select (beacon_round) on lottery.seed to senluna_app;
grant select (beacon_signature) on lottery.seed to senluna_app;
grant select (beacon_source) on lottery.seed to senluna_app;
grant select (draw_no) on lottery.player_seed to senluna_draw;
grant select (draw_no) on lottery.seed to senluna_app;
grant select (escrow) on lottery.seed to senluna_app;
grant select (escrow_key) on lottery.seed to senluna_app;
grant select (leaf) on lottery.player_seed to senluna_draw;
grant select (players_orders) on lottery.seed to senluna_app;
grant select (players_root) on lottery.seed to senluna_app;
grant select (revealed) on lottery.seed to senluna_app;
grant select on affiliates.in_bills to senluna_app;
grant select on agents.in_logins to senluna_app;
grant select on agents.in_members to senluna_app;
grant select on approvals.for_relations to senluna_app;
grant select on approvals.in_payees to senluna_app;
grant select on approvals.in_people to senluna_app;
grant select on approvals.in_relations to senluna_app;
grant select on audit.anchor to senluna_app;
grant select on audit.entry to senluna_app;
grant select on audit.head to senluna_app;
grant select on audit.root to senluna_app;
grant select on bills.costs_since to senluna_app;
grant select on bills.for_affiliates to senluna_app;
grant select on bills.for_arrears to senluna_app;
grant select on bills.in_members to senluna_app;
grant select on bills.in_play to senluna_app;
grant select on cashier.for_bonuses to senluna_app;
grant select on cashier.for_chains to senluna_app;
grant select on cashier.for_credited to senluna_app;
grant select on cashier.for_deposits to senluna_app;
grant select on cashier.for_facts to senluna_app;
grant select on cashier.for_orders to senluna_app;
grant select on cashier.for_raffles to senluna_app;
grant select on cashier.for_receipts to senluna_app;
grant select on cashier.in_members to senluna_app;
grant select on catalog.category to senluna_app;
grant select on catalog.for_games to senluna_app;
grant select on catalog.game to senluna_app;
grant select on catalog.menu_item to senluna_app;
grant select on catalog.room to senluna_app;
grant select on catalog.vendor to senluna_app;
grant select on catalog.vendor_card to senluna_app;
grant select on chat.for_contacts to senluna_app;
grant select on contracts.for_affiliates to senluna_app;
grant select on contracts.for_agents to senluna_app;
grant select on credit.for_accounts to senluna_app;
grant select on credit.in_late_hours to senluna_app;
grant select on credit.in_members to senluna_app;
grant select on credit.in_people to senluna_app;
grant select on credit.in_wagers to senluna_app;
grant select on facts.for_hours to senluna_app;
grant select on facts.for_months to senluna_app;
grant select on facts.for_months_of_people to senluna_app;
grant select on facts.for_pay to senluna_app;
grant select on facts.for_people to senluna_app;
grant select on facts.for_people_of_months to senluna_app;
grant select on facts.for_seats to senluna_app;
grant select on facts.for_team_days to senluna_app;
grant select on facts.for_team_hours to senluna_app;
grant select on facts.for_team_marks to senluna_app;
grant select on facts.for_team_money to senluna_app;
grant select on facts.for_team_people to senluna_app;
grant select on facts.for_team_play to senluna_app;
grant select on facts.for_vip to senluna_app;
grant select on facts.for_windows to senluna_app;
grant select on facts.in_balances to senluna_app;
grant select on facts.in_currencies to senluna_app;
grant select on facts.in_free to senluna_app;
grant select on facts.in_goods to senluna_app;
grant select on facts.in_house_accounts to senluna_app;
grant select on facts.in_members to senluna_app;
grant select on facts.in_postings to senluna_app;
grant select on facts.in_requirements to senluna_app;
grant select on facts.in_rewards to senluna_app;
grant select on facts.in_wagers to senluna_app;
grant select on feedback.for_facts to senluna_app;
grant select on jackpots.for_facts to senluna_app;
grant select on jackpots.lane to senluna_app;
grant select on kyc.for_facts to senluna_app;
grant select on kyc.for_missions to senluna_app;
grant select on ledger.account to senluna_app;
grant select on ledger.currency to senluna_app;
grant select on ledger.entry to senluna_app;
grant select on ledger.for_balances to senluna_app;
grant select on ledger.for_currencies to senluna_app;
grant select on ledger.for_holds to senluna_app;
grant select on ledger.for_house to senluna_app;
grant select on ledger.for_record to senluna_app;
grant select on ledger.hold to senluna_app;
grant select on ledger.hold_event to senluna_app;
grant select on ledger.house_account to senluna_app;
grant select on ledger.named_number to senluna_app;
grant select on ledger.reversal to senluna_app;
grant select on ledger.tombstone to senluna_app;
grant select on ledger.transfer to senluna_app;
grant select on lottery.calendar_exception to senluna_draw;
grant select on lottery.cancelled to senluna_app;
grant select on lottery.draw to senluna_draw;
grant select on lottery.exposure to senluna_app;
grant select on lottery.for_costs to senluna_app;
grant select on lottery.for_missions to senluna_app;
grant select on lottery.for_opposites to senluna_app;
grant select on lottery.for_rebates to senluna_app;
grant select on lottery.for_rewards to senluna_app;
grant select on lottery.game to senluna_draw;
grant select on lottery.in_places to senluna_app;
grant select on lottery.in_postings to senluna_app;
grant select on lottery.in_staff to senluna_app;
grant select on lottery.on_air to senluna_draw;
grant select on lottery.orders to senluna_app;
grant select on lottery.pair_draw to senluna_app;
grant select on lottery.player_seed to senluna_app;
grant select on lottery.settlement to senluna_app;
grant select on lottery.ticket to senluna_app;
grant select on lottery.ticket_wager to senluna_app;
grant select on members.earlier_place to senluna_app;
grant select on members.for_agents to senluna_app;
grant select on members.for_left_out to senluna_app;
grant select on members.for_lists to senluna_app;
grant select on members.for_locks to senluna_app;
grant select on members.for_moves to senluna_app;
grant select on members.for_newcomers to senluna_app;
grant select on members.for_papers to senluna_app;
grant select on members.for_places to senluna_app;
grant select on members.for_relations to senluna_app;
grant select on members.for_reports to senluna_app;
grant select on members.for_rewards to senluna_app;
grant select on members.for_segments to senluna_app;
grant select on members.for_teams to senluna_app;
grant select on members.for_tree to senluna_app;
grant select on members.for_vip to senluna_app;
grant select on messages.for_facts to senluna_app;
grant select on messages.mailing_read to senluna_app;
grant select on operations.history to senluna_app;
grant select on payout.for_facts to senluna_app;
grant select on payout.for_newcomers to senluna_app;
grant select on payout.for_owed to senluna_app;
grant select on payout.for_paid to senluna_app;
grant select on payout.for_relations to senluna_app;
grant select on payout.for_withdrawals to senluna_app;
grant select on platform.backup to senluna_app;
grant select on platform.monthly to senluna_app;
grant select on points.for_costs to senluna_app;
grant select on points.for_rewards to senluna_app;
grant select on promotions.for_costs to senluna_app;
grant select on promotions.in_accounts to senluna_app;
grant select on promotions.in_deposits to senluna_app;
grant select on promotions.in_devices to senluna_app;
grant select on promotions.in_free_bets to senluna_app;
grant select on promotions.in_free_plays to senluna_app;
grant select on promotions.in_free_rounds to senluna_app;
grant select on promotions.in_free_tickets to senluna_app;
grant select on promotions.in_levels to senluna_app;
grant select on promotions.in_lines to senluna_app;
grant select on promotions.in_login_records to senluna_app;
grant select on promotions.in_logins to senluna_app;
grant select on promotions.in_members to senluna_app;
grant select on promotions.in_money to senluna_app;
grant select on promotions.in_names to senluna_app;
grant select on promotions.in_payees to senluna_app;
grant select on promotions.in_people to senluna_app;
grant select on promotions.in_play to senluna_app;
grant select on promotions.in_postings to senluna_app;
grant select on promotions.in_redemptions to senluna_app;
grant select on promotions.in_tickets to senluna_app;
grant select on promotions.in_wagers to senluna_app;
grant select on protection.for_breaks to senluna_app;
grant select on protection.in_deposits to senluna_app;
grant select on protection.in_members to senluna_app;
grant select on public.migration to senluna_app;
grant select on rates.for_agents to senluna_app;
grant select on rates.for_chains to senluna_app;
grant select on rates.in_members to senluna_app;
grant select on rebates.for_branches to senluna_app;
grant select on rebates.for_leaders to senluna_app;
grant select on rebates.for_parts to senluna_app;
grant select on rebates.for_payments to senluna_app;
grant select on rebates.for_teams to senluna_app;
grant select on reconciliation.in_chains to senluna_app;
grant select on reconciliation.in_currencies to senluna_app;
grant select on reconciliation.in_members to senluna_app;
grant select on referrals.for_affiliates to senluna_app;
grant select on referrals.for_agents to senluna_app;
grant select on reports.in_places to senluna_app;
grant select on risk.for_decisions to senluna_app;
grant select on risk.for_newcomers to senluna_app;
grant select on risk.for_open_cases to senluna_app;
grant select on risk.in_members to senluna_app;
grant select on rounds.for_costs to senluna_app;
grant select on rounds.for_missions to senluna_app;
grant select on rounds.for_rewards to senluna_app;
grant select on rounds.for_wagers to senluna_app;
grant select on rounds.gamble to senluna_app;
grant select on rounds.in_postings to senluna_app;
grant select on rounds.in_wagers to senluna_app;
grant select on rounds.round to senluna_app;
grant select on security.for_facts to senluna_app;
grant select on security.for_second_steps to senluna_app;
grant select on sessions.for_agents to senluna_app;
grant select on sessions.for_facts to senluna_app;
grant select on sessions.for_logins to senluna_app;
grant select on sessions.for_members to senluna_app;
grant select on sessions.for_newcomers to senluna_app;
grant select on sessions.for_open to senluna_app;
grant select on sessions.for_referrals to senluna_app;
grant select on sessions.for_teams to senluna_app;
grant select on staff.for_lists to senluna_app;
grant select on staff.for_relations to senluna_app;
grant select on staff.for_roles to senluna_app;
grant select on staff.house_right to senluna_app;
grant select on teams.in_bets to senluna_app;
grant select on teams.in_money to senluna_app;
grant select on teams.in_places to senluna_app;
grant select on teams.in_play to senluna_app;
grant select on teams.in_rebates to senluna_app;
grant select on teams.in_sums to senluna_app;
grant select on transfers.for_wallets to senluna_app;
grant select on transfers.in_members to senluna_app;
grant select on turnover.for_costs to senluna_app;
grant select on turnover.for_facts to senluna_app;
grant select on vip.for_lists to senluna_app;
grant select on vip.in_members to senluna_app;
grant select on vip.in_money to senluna_app;
grant select on vip.in_months to senluna_app;
grant select on vip.in_play to senluna_app;
grant select on vip.in_staff to senluna_app;
grant select on wagers.for_active_days to senluna_app;
grant select on wagers.for_late_hours to senluna_app;
grant select on wagers.for_movements to senluna_app;
grant select on wagers.for_record to senluna_app;
grant select on wagers.for_round_steps to senluna_app;
grant select on wagers.for_rounds to senluna_app;
grant select on wagers.in_members to senluna_app;
grant select on wagers.in_postings to senluna_app;
grant select on wagers.late_hour to senluna_app;
grant select on wagers.movement to senluna_app;
grant select on wagers.net_since to senluna_app;
grant select on wagers.round to senluna_app;
grant select on wagers.round_state to senluna_app;
grant select on wagers.round_step to senluna_app;
grant select on wagers.wager to senluna_app;
grant update (answered_at) on contracts.request to senluna_app;
grant update (closed_at) on contracts.contract to senluna_app;
grant update (drawn_at) on lottery.draw to senluna_draw;
grant update (effective_from) on contracts.contract to senluna_app;
grant update (effective_to) on contracts.contract to senluna_app;
grant update (enabled) on catalog.game to senluna_app;
grant update (enabled) on catalog.vendor to senluna_app;
grant update (end_reason) on contracts.contract to senluna_app;
grant update (fee_ppm) on catalog.vendor to senluna_app;
grant update (hot) on catalog.game to senluna_app;
grant update (maintenance) on catalog.game to senluna_app;
grant update (maintenance) on catalog.vendor to senluna_app;
grant update (new_mark) on catalog.game to senluna_app;
grant update (plays) on catalog.game to senluna_app;
grant update (region_kind) on catalog.game to senluna_app;
grant update (regions) on catalog.game to senluna_app;
grant update (result_version) on lottery.draw to senluna_draw;
grant update (signed_at) on contracts.contract to senluna_app;
grant update (sort_no) on catalog.game to senluna_app;
grant update (state) on contracts.contract to senluna_app;
grant update (state) on lottery.draw to senluna_draw;
grant update (termination_by) on contracts.contract to senluna_app;
grant update (void_reason) on lottery.draw to senluna_draw;
grant usage on schema affiliates to senluna_app;
grant usage on schema agents to senluna_app;
grant usage on schema approvals to senluna_app;
grant usage on schema audit to senluna_app;
grant usage on schema bills to senluna_app;
grant usage on schema cashier to senluna_app;
grant usage on schema catalog to senluna_app;
grant usage on schema chat to senluna_app;
grant usage on schema codes to senluna_app;
grant usage on schema content to senluna_app;
grant usage on schema contracts to senluna_app;
grant usage on schema credit to senluna_app;
grant usage on schema facts to senluna_app;
grant usage on schema feedback to senluna_app;
grant usage on schema files to senluna_app;
grant usage on schema identities to senluna_app;
grant usage on schema jackpots to senluna_app;
grant usage on schema kyc to senluna_app;
grant usage on schema ledger to senluna_app;
grant usage on schema lottery to senluna_app;
grant usage on schema lottery to senluna_draw;
grant usage on schema members to senluna_app;
grant usage on schema messages to senluna_app;
grant usage on schema operations to senluna_app;
grant usage on schema payout to senluna_app;
grant usage on schema platform to senluna_app;
grant usage on schema points to senluna_app;
grant usage on schema promotions to senluna_app;
grant usage on schema protection to senluna_app;
grant usage on schema public to public;
grant usage on schema public to senluna_app;
grant usage on schema push to senluna_app;
grant usage on schema rates to senluna_app;
grant usage on schema rebates to senluna_app;
grant usage on schema reconciliation to senluna_app;
grant usage on schema referrals to senluna_app;
grant usage on schema reports to senluna_app;
grant usage on schema risk to senluna_app;
grant usage on schema rounds to senluna_app;
grant usage on schema rtp to senluna_app;
grant usage on schema security to senluna_app;
grant usage on schema sessions to senluna_app;
grant usage on schema settings to senluna_app;
grant usage on schema staff to senluna_app;
grant usage on schema teams to senluna_app;
grant usage on schema transfers to senluna_app;
grant usage on schema turnover to senluna_app;
grant usage on schema vip to senluna_app;
grant usage on schema wagers to senluna_app;
grant usage on schema winners to senluna_app;
