-- What each member did on each day of their brand, so that reports and bills never read the tables
-- of the money path. Play is worked out from wagers as they stand; money from postings, each read
-- once.
create schema facts;
grant usage on schema facts to senluna_app;

-- Settled wagers of real money: each on the day it was settled on. Void and cancelled ones are in no
-- row.
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
  primary key (merchant_id, day, member_id, game_id, currency, product, vendor)
);
create index play_of_member on facts.play (member_id, day);

-- Postings of a member's wallets by kind and house account, each on the day of its event. Signed
-- from the member's side.
create table facts.money (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  kind smallint not null,
  code text not null,
  currency text not null,
  postings bigint not null,
  amount bigint not null,
  primary key (merchant_id, day, member_id, kind, code, currency)
);
create index money_of_member on facts.money (member_id, day);

-- Deposits and parts of withdrawals by the day they were asked for.
create table facts.orders (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  direction text not null check (direction in ('IN', 'OUT')),
  channel text not null,
  currency text not null,
  asked bigint not null,
  done bigint not null,
  failed bigint not null,
  -- Of those that are done.
  amount bigint not null,
  fee bigint not null,
  seconds bigint not null,
  slowest bigint not null,
  primary key (merchant_id, day, member_id, direction, channel, currency)
);
create index orders_of_member on facts.orders (member_id, day);

-- The same figures by the hour, for a few days: what a day looked like at this hour.
create table facts.hours (
  merchant_id text not null,
  hour timestamptz not null,
  member_id uuid not null,
  currency text not null,
  bets bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  primary key (merchant_id, hour, member_id, currency)
);

-- A member's way: first and second deposit, first day of play. Made anew with each of their days.
create table facts.person (
  member_id uuid primary key,
  merchant_id text not null,
  first_deposit_at timestamptz,
  first_deposited bigint,
  second_deposit_at timestamptz,
  first_played date,
  last_played date
);
create index person_of_brand on facts.person (merchant_id, first_deposit_at);

-- How far the postings of a wallet were read.
create table facts.cursor (
  owner_id uuid not null,
  account_no integer not null,
  version bigint not null,
  zone text not null,
  primary key (owner_id, account_no)
);

-- Days of members that are to be worked out anew. Events write them; `taken` ones are being worked
-- on, or are left of a process that died.
create table facts.mark (
  member_id uuid not null,
  day date not null,
  taken boolean not null default false,
  primary key (taken, member_id, day)
);

-- Days that are over and were compared with wagers and postings. `mended` members differed and were
-- made anew; of days before there were facts none is counted.
create table facts.checked (
  merchant_id text not null,
  day date not null,
  checked_at timestamptz not null,
  mended integer not null,
  primary key (merchant_id, day)
);

grant delete, insert, select, update on facts.play, facts.money, facts.orders, facts.hours, facts.person, facts.cursor, facts.mark,
  facts.checked to senluna_app;

-- Everybody reports may be about. Whoever isn't counted is in no report: the house's own people and
-- trial accounts.
create view members.for_reports as
  select id, merchant_id, user_name, parent_id, referrer_id, created_at, type not in (3, 4) as counted from members.member;

create view wagers.for_late_hours as select owner_id, hour, settled_to from wagers.late_hour;

-- Orders to put money in and the parts by which it goes out.
create view cashier.for_orders as
  select merchant_id, member_id, 'IN' as direction, channel_code as channel, currency, created_at as asked_at,
    credited_at as done_at, changed_at, state = 'CREDITED' as done, state in ('REJECTED', 'EXPIRED', 'CANCELLED') as failed,
    coalesce(received, asked) as amount, coalesce(fee, 0) as fee
  from cashier.deposit
  union all
  select w.merchant_id, w.member_id, 'OUT', p.channel_id, w.currency, p.made_at, p.paid_at,
    coalesce(p.confirmed_at, p.paid_at, p.sent_at, p.made_at), p.state in ('PAID', 'CONFIRMED', 'DISPUTED'), p.state = 'FAILED',
    p.amount, 0
  from payout.withdrawal w join payout.part p on p.no = w.no;

grant select on members.for_reports, wagers.for_late_hours, cashier.for_orders to senluna_app;
