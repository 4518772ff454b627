-- The whole schema as all migrations leave it. Printed by `npm run schema`; not to be edited.

-- Schemas

create schema catalog;
create schema content;
create schema ledger;
create schema members;
create schema platform;
create schema sessions;
create schema settings;
create schema wagers;

-- Sequences

create sequence ledger.house_account_no as integer start 1 increment 1;

-- Tables

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
  constraint game_pkey PRIMARY KEY (merchant_id, game_id),
  constraint game_game_id_check CHECK ((game_id ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text)),
  constraint game_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint game_plays_check CHECK ((plays >= 0)),
  constraint game_rtp_x100_check CHECK (((rtp_x100 >= 1) AND (rtp_x100 <= 10000))),
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
  constraint vendor_pkey PRIMARY KEY (merchant_id, vassalage),
  constraint vendor_merchant_id_account_type_id_key UNIQUE (merchant_id, account_type_id),
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
  constraint notice_pkey PRIMARY KEY (merchant_id, id),
  constraint notice_audience_check CHECK ((audience = ANY (ARRAY['ALL'::text, 'MEMBER'::text, 'AGENT'::text]))),
  constraint notice_check CHECK (((end_at IS NULL) OR (end_at > start_at))),
  constraint notice_check1 CHECK (((link IS NULL) = (link_type = 'NONE'::text))),
  constraint notice_execution_check CHECK ((execution = ANY (ARRAY['B'::text, 'G'::text, 'L'::text]))),
  constraint notice_frequency_check CHECK ((frequency = ANY (ARRAY['ONCE'::text, 'DAILY'::text, 'ALWAYS'::text]))),
  constraint notice_id_check CHECK ((id ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint notice_link_type_check CHECK ((link_type = ANY (ARRAY['NONE'::text, 'URL'::text, 'ROUTE'::text, 'PROMOTION'::text, 'GAME'::text]))),
  constraint notice_platforms_check CHECK ((platforms <@ ARRAY['WEB'::text, 'H5'::text, 'APP'::text, 'ALL'::text])),
  constraint notice_type_check CHECK ((type = ANY (ARRAY['B'::text, 'PL'::text, 'PU'::text, 'PR'::text, 'H'::text]))),
  constraint notice_version_check CHECK ((version > 0))
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
  constraint member_pkey PRIMARY KEY (id),
  constraint member_merchant_id_user_name_key UNIQUE (merchant_id, user_name),
  constraint member_state_check CHECK ((state = ANY (ARRAY[0, 1, 2]))),
  constraint member_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 3, 4, 41, 42]))),
  constraint member_user_name_check CHECK ((user_name = lower(user_name)))
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
  payload jsonb not null,
  trace_id text,
  at timestamp with time zone not null,
  constraint outbox_pkey PRIMARY KEY (id)
);

create table public.migration (
  name text not null,
  at timestamp with time zone default clock_timestamp() not null,
  constraint migration_pkey PRIMARY KEY (name)
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
  constraint login_record_result_check CHECK ((result = ANY (ARRAY[0, 1, 2])))
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

create table wagers.game_session (
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

create table wagers.round (
  owner_id uuid not null,
  id uuid not null,
  seed_id uuid not null,
  nonce bigint not null,
  rules_no smallint not null,
  steps smallint not null,
  draws bytea not null,
  constraint round_pkey PRIMARY KEY (owner_id, id)
) partition by HASH (owner_id);

create table wagers.rules (
  rules_no smallint generated always as identity not null,
  game_id text not null,
  configuration_hash text not null,
  constraint rules_pkey PRIMARY KEY (rules_no),
  constraint rules_game_id_configuration_hash_key UNIQUE (game_id, configuration_hash),
  constraint rules_configuration_hash_check CHECK ((configuration_hash ~ '^[0-9a-f]{64}$'::text))
);

create table wagers.seat (
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
  constraint seat_pkey PRIMARY KEY (owner_id, game_id, book)
) with (fillfactor=50);

create table wagers.seed (
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
  constraint seed_pkey PRIMARY KEY (owner_id, id),
  constraint seed_id_key UNIQUE (id),
  constraint seed_client_seed_check CHECK ((client_seed ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  constraint seed_commitment_check CHECK ((length(commitment) = 32))
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
  constraint wager_pkey PRIMARY KEY (owner_id, id)
) partition by HASH (owner_id);

-- Partitions

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
create table sessions.login_record_rest partition of sessions.login_record DEFAULT;
create table wagers.round_0 partition of wagers.round FOR VALUES WITH (modulus 4, remainder 0);
create table wagers.round_1 partition of wagers.round FOR VALUES WITH (modulus 4, remainder 1);
create table wagers.round_2 partition of wagers.round FOR VALUES WITH (modulus 4, remainder 2);
create table wagers.round_3 partition of wagers.round FOR VALUES WITH (modulus 4, remainder 3);
create table wagers.wager_0 partition of wagers.wager FOR VALUES WITH (modulus 4, remainder 0);
create table wagers.wager_1 partition of wagers.wager FOR VALUES WITH (modulus 4, remainder 1);
create table wagers.wager_2 partition of wagers.wager FOR VALUES WITH (modulus 4, remainder 2);
create table wagers.wager_3 partition of wagers.wager FOR VALUES WITH (modulus 4, remainder 3);

-- Indexes

CREATE INDEX favorite_by_time ON catalog.favorite USING btree (member_id, marked_at DESC, game_id);
CREATE INDEX game_az ON catalog.game USING btree (merchant_id, game_type, folded, game_id) WHERE enabled;
CREATE INDEX game_az_all ON catalog.game USING btree (merchant_id, folded, game_id) WHERE enabled;
CREATE INDEX game_new ON catalog.game USING btree (merchant_id, game_type, (('2200-01-01'::date - released_on)), folded, game_id) WHERE enabled;
CREATE INDEX game_new_all ON catalog.game USING btree (merchant_id, (('2200-01-01'::date - released_on)), folded, game_id) WHERE enabled;
CREATE INDEX game_of_vendor ON catalog.game USING btree (merchant_id, vassalage, ((- plays)), ((NOT own)), folded, game_id) WHERE enabled;
CREATE INDEX game_popular ON catalog.game USING btree (merchant_id, game_type, ((- plays)), ((NOT own)), folded, game_id) WHERE enabled;
CREATE INDEX game_popular_all ON catalog.game USING btree (merchant_id, ((- plays)), ((NOT own)), folded, game_id) WHERE enabled;
CREATE INDEX game_rtp ON catalog.game USING btree (merchant_id, game_type, ((- COALESCE((rtp_x100)::integer, 0))), folded, game_id) WHERE enabled;
CREATE INDEX game_rtp_all ON catalog.game USING btree (merchant_id, ((- COALESCE((rtp_x100)::integer, 0))), folded, game_id) WHERE enabled;
CREATE INDEX game_words ON catalog.game USING gin (words) WITH (fastupdate=off);
CREATE INDEX recent_by_time ON catalog.recent USING btree (member_id, played_at DESC, game_id);
CREATE INDEX notice_shown ON content.notice USING btree (merchant_id, type, sort, created_at DESC, id);
CREATE INDEX hold_event_hold ON ONLY ledger.hold_event USING btree (owner_id, hold_key);
CREATE INDEX member_trial ON members.member USING btree (created_at) WHERE (type = 4);
CREATE INDEX once_reply_at ON platform.once_reply USING btree (at);
CREATE INDEX captcha_expires ON sessions.captcha USING btree (expires_at);
CREATE INDEX failure_since ON sessions.failure USING btree (since);
CREATE INDEX human_proof_expires ON sessions.human_proof USING btree (expires_at);
CREATE INDEX live_ticket_expires ON sessions.live_ticket USING btree (expires_at);
CREATE INDEX session_expires ON sessions.session USING btree (expires_at);
CREATE INDEX session_member ON sessions.session USING btree (member_id, device_id);
CREATE INDEX opened_body_at ON settings.opened_body USING btree (at);
CREATE INDEX game_session_of_session ON wagers.game_session USING btree (owner_id, session_id) WHERE (ended_at IS NULL);
CREATE INDEX seed_of_seat ON wagers.seed USING btree (owner_id, game_id, book, revealed_at DESC);
CREATE INDEX wager_by_time ON ONLY wagers.wager USING btree (owner_id, placed_at DESC, id DESC);

-- Views

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

-- Functions

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
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
begin
  for lane in 1..4095 loop
    if pg_try_advisory_lock(7300200, lane) then return lane; end if;
  end loop;
  raise exception 'no posting lane is free';
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
    return query select 1, o.status, o.balance, o.version
      from ledger.post_one(p_owner[1], p_account[1], p_key[1], p_source[1], p_ref[1], p_event_at[1],
        p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
  else
    return query select o.item, o.status, o.balance, o.version
      from ledger.post_many(p_owner, p_account, p_key, p_source, p_ref, p_event_at,
        p_leg_item, p_leg_kind, p_leg_amount, p_leg_counter, p_written_at) o;
  end if;
end $function$
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

CREATE OR REPLACE FUNCTION ledger.post_one(p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_ref uuid, p_event_at timestamp with time zone, p_kinds smallint[], p_amounts bigint[], p_counters integer[], p_written_at timestamp with time zone, OUT status smallint, OUT balance bigint, OUT version bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  wallet ledger.account;
  house_currency text;
  legs constant integer := cardinality(p_amounts);
  total bigint := 0;
  lowest bigint := 0;
  stored integer;
  ordered integer[] := p_counters;
  l integer;
begin
  if legs = 0 then raise exception 'an event has at least one leg'; end if;
  for l in 1..legs loop
    if p_amounts[l] = 0 then raise exception 'a leg moves something'; end if;
    total := total + p_amounts[l];
    if total < lowest then lowest := total; end if;
  end loop;
  if legs > 1 then ordered := array(select distinct c from unnest(p_counters) as c order by c); end if;

  select * into wallet from ledger.account where owner_id = p_owner and account_no = p_account for no key update;
  status := case when found then 0 else 5 end;
  balance := coalesce(wallet.balance, 0);
  version := coalesce(wallet.version, 0);

  if exists (select from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source) then
    select count(*), count(*) filter (where t.amount <> p_amounts[t.leg] or t.kind <> p_kinds[t.leg] or t.account_no <> p_account
        or (g.merchant_id, g.code, g.currency) is distinct from (h.merchant_id, h.code, h.currency) or p_amounts[t.leg] is null)
      into stored, l
      from ledger.transfer t
      left join ledger.house_account g on g.account_no = t.counter_no
      left join ledger.house_account h on h.account_no = p_counters[t.leg]
      where t.owner_id = p_owner and t.key = p_key and t.source = p_source;
    status := case when stored = legs and l = 0 then 1 else 2 end;
    return;
  end if;
  if status = 5 then return; end if;
  if wallet.entombed and exists (select from ledger.tombstone where owner_id = p_owner and key = p_key and source = p_source) then
    status := 6;
    return;
  end if;

  for l in 1..cardinality(ordered) loop
    select currency into house_currency from ledger.account
      where owner_id = '00000000-0000-7000-8000-000000000001' and account_no = ordered[l] for no key update;
    if house_currency is distinct from wallet.currency then
      status := 7;
      return;
    end if;
  end loop;
  if wallet.state = 2 or (wallet.state = 1 and lowest < 0) then
    status := 4;
    return;
  end if;
  if lowest < 0 and wallet.balance - wallet.held + lowest < wallet.floor then
    status := 3;
    return;
  end if;

  for l in 1..legs loop
    balance := balance + p_amounts[l];
    version := version + 1;
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    values (p_owner, p_key, p_amounts[l], balance, version, p_event_at, p_written_at,
      p_account, p_counters[l], p_kinds[l], p_source, l, p_ref)
    on conflict (owner_id, key, source, leg) do nothing;
    if not found then
      -- Another wallet of this owner took the key a moment ago. It is the first leg: nothing is written yet.
      status := 2;
      balance := wallet.balance;
      version := wallet.version;
      return;
    end if;
  end loop;
  update ledger.account set balance = post_one.balance, version = post_one.version
    where owner_id = p_owner and account_no = p_account;
  if cardinality(ordered) = 1 then
    update ledger.account a set balance = a.balance - total, version = a.version + legs
      where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = ordered[1];
  else
    for l in 1..legs loop
      update ledger.account a set balance = a.balance - p_amounts[l], version = a.version + 1
        where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = p_counters[l];
    end loop;
  end if;
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
  insert into ledger.hold (owner_id, key, source, account_no, amount, remaining, event_at)
    values (p_owner, p_key, p_source, p_account, p_amount, p_amount, p_at);
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
  update ledger.account set held = ledger.account.held - p_amount where owner_id = p_owner and account_no = held.account_no;
  insert into ledger.hold_event (owner_id, hold_key, source, key, kind, amount, event_at)
    values (p_owner, p_hold, p_source, p_key, p_kind, p_amount, p_at);
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

CREATE OR REPLACE FUNCTION wagers.auto_left(s wagers.seat, p_auto uuid, p_payout bigint, p_steps smallint)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  if p_auto is null then return s.auto_left; end if;
  if p_payout > s.auto_win_limit or (s.auto_stop_on_feature and p_steps > 1) then return 0; end if;
  return s.auto_left - 1;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.play(p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[], p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[], p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[], p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamp with time zone[], p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, balance bigint, version bigint, seed_id uuid, nonce bigint, auto_left integer, auto_loss_left bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'wagers', 'pg_temp'
AS $function$
begin
  if cardinality(p_owner) = 1 then
    return query select o.status, o.balance, o.version, o.seed_id, o.nonce, o.auto_left, o.auto_loss_left
      from wagers.play_one(p_owner[1], p_game[1], p_book[1], p_session[1], p_key[1], p_stake[1], p_payout[1], p_seed[1], p_nonce[1],
        p_steps[1], p_draws[1], p_seen[1], p_auto[1], p_cycle_ms[1], p_wallet[1], p_counter[1], p_rules[1], p_currency[1],
        p_product[1], p_vendor[1], p_merchant[1], p_trace[1], p_at[1], p_written_at) o;
  else
    return query select o.status, o.balance, o.version, o.seed_id, o.nonce, o.auto_left, o.auto_loss_left
      from wagers.play_many(p_owner, p_game, p_book, p_session, p_key, p_stake, p_payout, p_seed, p_nonce,
        p_steps, p_draws, p_seen, p_auto, p_cycle_ms, p_wallet, p_counter, p_rules, p_currency,
        p_product, p_vendor, p_merchant, p_trace, p_at, p_written_at) o;
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.play_many(p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[], p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[], p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[], p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamp with time zone[], p_written_at timestamp with time zone)
 RETURNS TABLE(status smallint, balance bigint, version bigint, seed_id uuid, nonce bigint, auto_left integer, auto_loss_left bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  r record;
  n constant integer := cardinality(p_owner);
  v_status smallint[] := array_fill(11::smallint, array[n]); -- no seat, no session
  v_balance bigint[] := array_fill(0::bigint, array[n]);
  v_version bigint[] := array_fill(0::bigint, array[n]);
  v_seed uuid[] := array_fill(null::uuid, array[n]);
  v_nonce bigint[] := array_fill(0::bigint, array[n]);
  v_auto_left integer[] := array_fill(0, array[n]);
  v_auto_loss_left bigint[] := array_fill(0::bigint, array[n]);
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
    select q.ord, s as seat
    from unnest(p_owner, p_game, p_book) with ordinality as q(owner_id, game_id, book, ord)
    join wagers.seat s on s.owner_id = q.owner_id and s.game_id = q.game_id and s.book = q.book
    order by s.owner_id, s.game_id, s.book
    for no key update of s
  loop
    i := r.ord;
    v_seed[i] := (r.seat).seed_id;
    v_nonce[i] := (r.seat).nonce;
    v_auto_left[i] := (r.seat).auto_left;
    v_auto_loss_left[i] := (r.seat).auto_loss_left;
    v_status[i] := wagers.seat_status(r.seat, p_session[i], p_stake[i], p_seed[i], p_nonce[i], p_seen[i], p_auto[i], p_cycle_ms[i], p_at[i]);
    if v_status[i] = 0 and p_auto[i] is not null then
      v_auto_left[i] := wagers.auto_left(r.seat, p_auto[i], p_payout[i], p_steps[i]);
      v_auto_loss_left[i] := v_auto_loss_left[i] - p_stake[i] + p_payout[i];
    end if;
  end loop;

  -- What was played before is replayed, whatever has become of the seat since.
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

  if any_posted then
    insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
      placed_at, settled_at, status, book, currency, product, vendor, game_id)
    select d.owner_id, d.key, d.key, d.stake, d.payout, d.stake, d.balance + d.stake - d.payout, d.balance,
      d.at, d.at, case when d.payout > d.stake then 1 when d.payout < d.stake then 2 else 5 end, d.book,
      d.currency, d.product, d.vendor, d.game_id
    from unnest(v_status, p_owner, p_key, p_stake, p_payout, v_balance, p_at, p_book, p_currency, p_product, p_vendor, p_game)
      as d(status, owner_id, key, stake, payout, balance, at, book, currency, product, vendor, game_id)
    where d.status = 0;
    insert into wagers.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    select d.owner_id, d.key, d.seed_id, d.nonce, d.rules_no, d.steps, d.draws
    from unnest(v_status, p_owner, p_key, p_seed, p_nonce, p_rules, p_steps, p_draws)
      as d(status, owner_id, key, seed_id, nonce, rules_no, steps, draws)
    where d.status = 0;
    update wagers.seat s set nonce = d.nonce, open_round = d.key, open_seen = 0, last_spin_at = d.at,
        auto_left = d.auto_left, auto_loss_left = d.auto_loss_left
      from unnest(v_status, p_owner, p_game, p_book, p_key, v_nonce, p_at, v_auto_left, v_auto_loss_left)
        as d(status, owner_id, game_id, book, key, nonce, at, auto_left, auto_loss_left)
      where d.status = 0 and s.owner_id = d.owner_id and s.game_id = d.game_id and s.book = d.book;
    insert into platform.outbox (topic, audience, payload, trace_id, at)
    select 'wagerSettled', d.owner_id::text, jsonb_build_object('wallet', d.wallet, 'balance', d.balance::text, 'version', d.version,
      'roundId', d.key, 'gameId', d.game_id, 'merchantId', d.merchant_id), d.trace_id, d.at
    from unnest(v_status, p_owner, p_wallet, v_balance, v_version, p_key, p_game, p_merchant, p_trace, p_at)
      as d(status, owner_id, wallet, balance, version, key, game_id, merchant_id, trace_id, at)
    where d.status = 0;
  end if;

  return query select d.* from unnest(v_status, v_balance, v_version, v_seed, v_nonce, v_auto_left, v_auto_loss_left) as d;
end $function$
;

CREATE OR REPLACE FUNCTION wagers.play_one(p_owner uuid, p_game text, p_book smallint, p_session uuid, p_key uuid, p_stake bigint, p_payout bigint, p_seed uuid, p_nonce bigint, p_steps smallint, p_draws bytea, p_seen uuid, p_auto uuid, p_cycle_ms integer, p_wallet integer, p_counter integer, p_rules smallint, p_currency text, p_product text, p_vendor text, p_merchant text, p_trace text, p_at timestamp with time zone, p_written_at timestamp with time zone, OUT status smallint, OUT balance bigint, OUT version bigint, OUT seed_id uuid, OUT nonce bigint, OUT auto_left integer, OUT auto_loss_left bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  seat wagers.seat;
  stored record;
  posted record;
  stake_kind constant smallint := case p_book when 0 then 200 else 901 end;
begin
  select * into seat from wagers.seat where owner_id = p_owner and game_id = p_game and book = p_book for no key update;
  seed_id := seat.seed_id;
  nonce := seat.nonce;
  auto_left := seat.auto_left;
  auto_loss_left := seat.auto_loss_left;
  select w.stake, w.game_id, w.book into stored from wagers.wager w where w.owner_id = p_owner and w.id = p_key;
  if found then
    status := case when stored.stake = p_stake and stored.game_id = p_game and stored.book = p_book then 1 else 2 end;
    return;
  end if;
  status := wagers.seat_status(seat, p_session, p_stake, p_seed, p_nonce, p_seen, p_auto, p_cycle_ms, p_at);
  if status <> 0 then return; end if;

  if p_payout > 0 then
    posted := ledger.post_one(p_owner, p_wallet, p_key, 1::smallint, null, p_at, array[stake_kind, stake_kind + 1::smallint]::smallint[],
      array[-p_stake, p_payout], array[p_counter, p_counter], p_written_at);
  else
    posted := ledger.post_one(p_owner, p_wallet, p_key, 1::smallint, null, p_at, array[stake_kind], array[-p_stake], array[p_counter], p_written_at);
  end if;
  status := posted.status;
  balance := posted.balance;
  version := posted.version;
  if status <> 0 then return; end if;

  nonce := nonce + 1;
  auto_left := wagers.auto_left(seat, p_auto, p_payout, p_steps);
  if p_auto is not null then auto_loss_left := auto_loss_left - p_stake + p_payout; end if;
  insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after,
    placed_at, settled_at, status, book, currency, product, vendor, game_id)
  values (p_owner, p_key, p_key, p_stake, p_payout, p_stake, balance + p_stake - p_payout, balance,
    p_at, p_at, case when p_payout > p_stake then 1 when p_payout < p_stake then 2 else 5 end, p_book,
    p_currency, p_product, p_vendor, p_game);
  insert into wagers.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
  values (p_owner, p_key, p_seed, p_nonce, p_rules, p_steps, p_draws);
  update wagers.seat s set nonce = play_one.nonce, open_round = p_key, open_seen = 0, last_spin_at = p_at,
      auto_left = play_one.auto_left, auto_loss_left = play_one.auto_loss_left
    where s.owner_id = p_owner and s.game_id = p_game and s.book = p_book;
  insert into platform.outbox (topic, audience, payload, trace_id, at)
  values ('wagerSettled', p_owner::text, jsonb_build_object('wallet', p_wallet, 'balance', balance::text, 'version', version,
    'roundId', p_key, 'gameId', p_game, 'merchantId', p_merchant), p_trace, p_at);
end $function$
;

CREATE OR REPLACE FUNCTION wagers.seat_status(s wagers.seat, p_session uuid, p_stake bigint, p_seed uuid, p_nonce bigint, p_seen uuid, p_auto uuid, p_cycle_ms integer, p_at timestamp with time zone)
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

-- Triggers

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
CREATE TRIGGER round_kept BEFORE DELETE OR UPDATE ON wagers.round FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER round_not_emptied BEFORE TRUNCATE ON wagers.round FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER wager_kept BEFORE DELETE ON wagers.wager FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER wager_not_emptied BEFORE TRUNCATE ON wagers.wager FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- Rights

grant delete, insert, select, update on catalog.favorite to senluna_app;
grant delete, insert, select, update on catalog.recent to senluna_app;
grant delete, insert, select, update on content.notice to senluna_app;
grant delete, insert, select, update on members.member to senluna_app;
grant delete, insert, select, update on platform.once_reply to senluna_app;
grant delete, insert, select, update on platform.outbox to senluna_app;
grant delete, insert, select, update on sessions.captcha to senluna_app;
grant delete, insert, select, update on sessions.failure to senluna_app;
grant delete, insert, select, update on sessions.human_proof to senluna_app;
grant delete, insert, select, update on sessions.live_ticket to senluna_app;
grant delete, insert, select, update on sessions.login_record to senluna_app;
grant delete, insert, select, update on sessions.session to senluna_app;
grant delete, insert, select, update on settings.body_key to senluna_app;
grant delete, insert, select, update on settings.opened_body to senluna_app;
grant delete, insert, select, update on settings.setting to senluna_app;
grant execute on function ledger.capture(uuid,uuid,smallint,uuid,bigint,smallint,integer,timestamp with time zone) to senluna_app;
grant execute on function ledger.entomb(uuid,integer,uuid,smallint,text,timestamp with time zone) to senluna_app;
grant execute on function ledger.house() to senluna_app;
grant execute on function ledger.house_account_of(text,text,text,smallint,timestamp with time zone) to senluna_app;
grant execute on function ledger.lease_lane() to senluna_app;
grant execute on function ledger.open_account(uuid,integer,text,bigint,timestamp with time zone) to senluna_app;
grant execute on function ledger.post(uuid[],integer[],uuid[],smallint[],uuid[],timestamp with time zone[],integer[],smallint[],bigint[],integer[],timestamp with time zone) to senluna_app;
grant execute on function ledger.release(uuid,uuid,smallint,uuid,bigint,timestamp with time zone) to senluna_app;
grant execute on function ledger.reserve(uuid,integer,uuid,smallint,bigint,timestamp with time zone) to senluna_app;
grant execute on function ledger.reverse(uuid,uuid,smallint,uuid,jsonb,timestamp with time zone) to senluna_app;
grant execute on function ledger.set_account_state(uuid,integer,smallint) to senluna_app;
grant execute on function sessions.make_login_months(timestamp with time zone,integer) to senluna_app;
grant execute on function wagers.play(uuid[],text[],smallint[],uuid[],uuid[],bigint[],bigint[],uuid[],bigint[],smallint[],bytea[],uuid[],uuid[],integer[],integer[],integer[],smallint[],text[],text[],text[],text[],text[],timestamp with time zone[],timestamp with time zone) to senluna_app;
grant insert, select on wagers.rules to senluna_app;
grant insert, select, update on wagers.game_session to senluna_app;
grant insert, select, update on wagers.seat to senluna_app;
grant insert, select, update on wagers.seed to senluna_app;
grant select on catalog.category to senluna_app;
grant select on catalog.game to senluna_app;
grant select on catalog.menu_item to senluna_app;
grant select on catalog.room to senluna_app;
grant select on catalog.vendor to senluna_app;
grant select on catalog.vendor_card to senluna_app;
grant select on ledger.account to senluna_app;
grant select on ledger.currency to senluna_app;
grant select on ledger.entry to senluna_app;
grant select on ledger.hold to senluna_app;
grant select on ledger.hold_event to senluna_app;
grant select on ledger.house_account to senluna_app;
grant select on ledger.reversal to senluna_app;
grant select on ledger.tombstone to senluna_app;
grant select on ledger.transfer to senluna_app;
grant select on wagers.round to senluna_app;
grant select on wagers.wager to senluna_app;
grant update (plays) on catalog.game to senluna_app;
grant usage on schema catalog to senluna_app;
grant usage on schema content to senluna_app;
grant usage on schema ledger to senluna_app;
grant usage on schema members to senluna_app;
grant usage on schema platform to senluna_app;
grant usage on schema public to public;
grant usage on schema public to senluna_app;
grant usage on schema sessions to senluna_app;
grant usage on schema settings to senluna_app;
grant usage on schema wagers to senluna_app;
