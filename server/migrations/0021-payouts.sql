-- What must be played before money may go, how risky a withdrawal looks, and how it is paid out.

create schema turnover;
create schema risk;
create schema payout;
grant usage on schema turnover, risk, payout to senluna_app;

-- One requirement: so much must be wagered after it was made.
create table turnover.requirement (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  -- What it came with: a deposit, a bonus, converted points, a transfer; each asks once.
  source text not null,
  source_id text not null,
  required bigint not null check (required > 0),
  done bigint not null default 0 check (done >= 0 and done <= required),
  -- Percent that counts, by product; a product that isn't named counts as the brand says.
  contrib jsonb,
  min_odds_milli integer,
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'CLEARED_LOW_BALANCE', 'WAIVED')),
  created_at timestamptz not null,
  closed_at timestamptz,
  -- When money first left by it: it is not opened again after that.
  withdrawn_at timestamptz,
  -- A corrected wager took from it what money had already left by.
  flagged boolean not null default false,
  unique (member_id, source, source_id),
  check ((state = 'OPEN') = (closed_at is null)),
  check (state <> 'DONE' or done = required or flagged)
);
create index requirement_open on turnover.requirement (member_id, created_at, id) where state = 'OPEN';
create index requirement_of_member on turnover.requirement (member_id, id desc);

-- What a wager gave to a requirement: taken back when the wager is corrected.
create table turnover.use (
  member_id uuid not null,
  wager_id uuid not null,
  requirement_id uuid not null references turnover.requirement,
  used bigint not null check (used > 0),
  primary key (member_id, wager_id, requirement_id)
);

-- Weights and thresholds that a brand has set; what is absent is as the code has it.
create table risk.rule (
  merchant_id text not null,
  signal text not null,
  weight integer not null check (weight between -100 and 100),
  changed_at timestamptz not null,
  primary key (merchant_id, signal)
);

-- Who and what somebody at the desk looks out for. What is taken off stays readable.
create table risk.watch (
  id uuid primary key,
  merchant_id text not null,
  kind text not null check (kind in ('NAME', 'DEVICE', 'IP', 'BANK', 'ADDRESS')),
  -- As it is compared: names without marks and in capitals, numbers without spaces.
  value text not null check (length(value) between 1 and 120),
  note text not null,
  added_by uuid not null,
  added_at timestamptz not null,
  removed_by uuid,
  removed_at timestamptz
);
create unique index watch_once on risk.watch (merchant_id, kind, value) where removed_at is null;

-- What a decision was made of, so that it can be worked out again.
create table risk.decision (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  about text not null,
  about_id text not null,
  amount bigint not null,
  signals jsonb not null, -- each with the weight it had
  score integer not null,
  decision text not null check (decision in ('AUTO', 'MANUAL', 'SENIOR', 'HOLD')),
  auto_max bigint not null,
  at timestamptz not null,
  unique (about, about_id)
);
create index decision_of_brand on risk.decision (merchant_id, at desc);

-- Something a person must look into.
create table risk.case (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('WITHDRAWAL', 'TURNOVER', 'AML')),
  about_id text not null,
  score integer not null,
  signals jsonb not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'INVESTIGATING', 'CLEARED', 'CONFIRMED', 'REPORTED', 'CLOSED_ACCOUNT')),
  owner_id uuid references staff.account,
  notes jsonb not null default '[]',
  created_at timestamptz not null,
  due_at timestamptz,
  decided_at timestamptz,
  unique (merchant_id, kind, about_id)
);
create index case_of_brand on risk.case (merchant_id, kind, id desc);

-- Where a member's money may be sent. What is removed stays for the orders that were paid to it.
create table payout.account (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('BANK', 'USDT_TRC20', 'USDT_ERC20')),
  bank_code text,
  number text not null,
  holder text not null,
  branch text,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'LOCKED', 'REMOVED')),
  usable_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'BANK') = (bank_code is not null))
);
-- One number belongs to one member.
create unique index account_number on payout.account (merchant_id, kind, coalesce(bank_code, ''), number) where state <> 'REMOVED';
create index account_of_member on payout.account (member_id, id);

-- A way by which money leaves.
create table payout.channel (
  merchant_id text not null,
  id text not null check (id ~ '^[a-z][a-z0-9-]{1,38}$'),
  provider text not null, -- which adapter speaks for it
  name text not null,
  kinds text[] not null,
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  priority integer not null default 0,
  paused boolean not null default false,
  primary key (merchant_id, id)
);

create table payout.withdrawal (
  no text primary key,
  merchant_id text not null,
  member_id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  account_id uuid not null references payout.account,
  state text not null check (state in ('REVIEW', 'HOLD', 'APPROVED', 'PAYING', 'PAID', 'RECEIVED', 'AUTO_RECEIVED', 'REJECTED', 'FAILED', 'DISPUTED')),
  decision text not null check (decision in ('AUTO', 'MANUAL', 'SENIOR', 'HOLD')),
  score integer not null,
  auto_confirm_minutes integer not null check (auto_confirm_minutes > 0),
  -- What staff closed without paying; it went back to the member.
  returned bigint not null default 0 check (returned >= 0),
  -- What a member must still bring before it goes on.
  missing text[] not null default '{}',
  reason text,
  claimed_by uuid references staff.account,
  claimed_at timestamptz,
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index withdrawal_of_member on payout.withdrawal (member_id, created_at desc, no desc);
create index withdrawal_of_brand on payout.withdrawal (merchant_id, created_at desc, no desc);
create index withdrawal_running on payout.withdrawal (merchant_id, state, created_at desc, no desc) where ended_at is null;

-- One payment of an order. It is sent once and for all under its key; what became of it is asked.
create table payout.part (
  no text not null references payout.withdrawal,
  part integer not null check (part > 0),
  amount bigint not null check (amount > 0),
  channel_id text not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'UNKNOWN', 'PAID', 'CONFIRMED', 'FAILED', 'DISPUTED')),
  -- The hold its money stands in: the order's, or one of its own after a payment that came back.
  hold_key uuid not null,
  send_key uuid not null unique,
  bank_ref text,
  proof_file uuid,
  reason text,
  made_by uuid references staff.account,
  made_at timestamptz not null,
  sent_at timestamptz,
  asked integer not null default 0,
  ask_at timestamptz,
  paid_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('MEMBER', 'CLOCK', 'STAFF')),
  primary key (no, part)
);
create index part_to_send on payout.part (made_at) where state = 'QUEUED';
create index part_to_ask on payout.part (ask_at) where state in ('SENT', 'UNKNOWN');
create index part_to_confirm on payout.part (paid_at) where state = 'PAID';

-- The way an order has come, for the member's clock and for the desk.
create table payout.step (
  no text not null references payout.withdrawal,
  step integer not null,
  state text not null,
  by text not null,
  note text,
  at timestamptz not null,
  primary key (no, step)
);

grant select, insert, update on turnover.requirement, risk.rule, risk.watch, risk.case, payout.account, payout.channel,
  payout.withdrawal, payout.part to senluna_app;
grant select, insert, update, delete on turnover.use to senluna_app;
grant select, insert on risk.decision, payout.step to senluna_app;

-- Who else came from the same device or address.
create index session_device on sessions.session (device_id, seen_at);
create index session_address on sessions.session (ip, seen_at);

-- What is open of a member's wagers, without reading all of them.
create index wager_open on wagers.wager (owner_id) where status = 0;

-- A hold is part of the account record: it tells after which movement of its wallet it came, and what was held then.
create sequence ledger.hold_order;
alter table ledger.hold add column at_version bigint, add column at_order bigint, add column held_after bigint;
alter table ledger.hold_event add column at_version bigint, add column at_order bigint, add column held_after bigint;
create index hold_by_version on ledger.hold (owner_id, account_no, at_version desc, at_order desc);
create index hold_event_by_version on ledger.hold_event (owner_id, at_version desc, at_order desc);

create or replace function ledger.reserve(
  p_owner uuid, p_account integer, p_key uuid, p_source smallint, p_amount bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
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
end $$;

create or replace function ledger.resolve_hold(
  p_owner uuid, p_hold uuid, p_source smallint, p_key uuid, p_kind text, p_amount bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = ledger, pg_temp as $$
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
end $$;

-- What two people of the staff gave a member or took from one, by hand.
create table payout.adjustment (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  -- Of a credit: how many times over it must be played, in hundredths.
  turnover_x100 integer not null check (turnover_x100 between 0 and 10000),
  reason text not null,
  made_by text not null,
  checked_by text not null,
  at timestamptz not null
);
create index adjustment_of_brand on payout.adjustment (merchant_id, id desc);
grant select, insert on payout.adjustment to senluna_app;

-- A round is answered by what can be spent: what is held for a withdrawal is not. The rest of both functions stays as it is.
do $$
declare
  fused constant text := pg_get_functiondef('wagers.play_fused'::regproc);
  many constant text := pg_get_functiondef('wagers.play_many'::regproc);
  changed text;
begin
  changed := replace(replace(fused,
    'returning m.*, a.balance, a.version' || chr(10), 'returning m.*, a.balance, a.version, a.held' || chr(10)),
    'select m.item, m.balance, m.version,', 'select m.item, m.balance - m.held, m.version,');
  if length(changed) <> length(fused) + 2 * length(', a.held') + 1 then raise exception 'wagers.play_fused is not as expected'; end if;
  execute changed;
  changed := replace(many,
    'return query select d.* from unnest(v_status, v_balance, v_version, v_seed, v_nonce, v_auto_left, v_auto_loss_left) as d;',
    'return query select d.status, d.balance - coalesce((select a.held from ledger.account a
      where a.owner_id = p_owner[d.n] and a.account_no = p_wallet[d.n]), 0), d.version, d.seed_id, d.nonce, d.auto_left, d.auto_loss_left
    from unnest(v_status, v_balance, v_version, v_seed, v_nonce, v_auto_left, v_auto_loss_left) with ordinality
      as d(status, balance, version, seed_id, nonce, auto_left, auto_loss_left, n);');
  if changed = many then raise exception 'wagers.play_many is not as expected'; end if;
  execute changed;
end $$;
