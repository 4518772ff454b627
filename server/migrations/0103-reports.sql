-- What was given back to members (bonuses, rebates, wages), by what they got it for: the product,
-- game and vendor of their bets. Empty names: no bets that it could be laid to.
create table facts.given (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  currency text not null,
  product text not null,
  game_id text not null,
  vendor text not null,
  amount bigint not null,
  primary key (merchant_id, day, member_id, currency, product, game_id, vendor)
);
create index given_of_member on facts.given (member_id, day);
grant delete, insert, select on facts.given to senluna_app;

-- What was paid of rebates when, and the bets that earned it.
create index posted_to on rebates.posted (beneficiary_id, at);
create view rebates.for_payments as
  select scope, beneficiary_id, currency, own, amount, at from rebates.posted where state = 0;
create view rebates.for_parts as
  select scope, beneficiary_id, source_id, currency, beneficiary_id = source_id as own, product, day, amount from rebates.part;
grant select on rebates.for_payments, rebates.for_parts to senluna_app;

-- The line of an account is the top of its path; an agent of the house's own is a line itself.
create or replace view members.for_reports as
  select id, merchant_id, user_name, parent_id, referrer_id, created_at, type not in (3, 4) as counted,
    case when cardinality(path) > 0 then path[1] when type in (1, 2, 41, 42) then id end as line_id
  from members.member;

-- The fee of a withdrawal is taken when it has come to its end: it stands with its first part that
-- was paid.
create or replace view cashier.for_orders as
  select merchant_id, member_id, 'IN' as direction, channel_code as channel, currency, created_at as asked_at,
    credited_at as done_at, changed_at, state = 'CREDITED' as done, state in ('REJECTED', 'EXPIRED', 'CANCELLED') as failed,
    coalesce(received, asked) as amount, coalesce(fee, 0) as fee
  from cashier.deposit
  union all
  select w.merchant_id, w.member_id, 'OUT', p.channel_id, w.currency, p.made_at, p.paid_at,
    coalesce(p.confirmed_at, p.paid_at, p.sent_at, p.made_at), p.state in ('PAID', 'CONFIRMED', 'DISPUTED'), p.state = 'FAILED',
    p.amount,
    case when w.state in ('RECEIVED', 'AUTO_RECEIVED') and p.part = (
        select min(f.part) from payout.part f where f.no = w.no and f.state in ('PAID', 'CONFIRMED', 'DISPUTED'))
      then w.fee else 0 end
  from payout.withdrawal w join payout.part p on p.no = w.no;

-- What each member came to in a month: the sums of their days, worked out with them. What is of no
-- game stands under empty names: results at vendors, costs without bets, money in and out.
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
  primary key (merchant_id, month, member_id, currency, product, game_id, vendor)
);
create index months_of_member on facts.months (member_id, month);
-- What is of no game is little, and read beside the games.
create index months_of_no_game on facts.months (merchant_id, month) where game_id = '';
grant delete, insert, select on facts.months to senluna_app;

-- What is owed to members and what may come of open bets, at the end of each day.
create schema reports;
grant usage on schema reports to senluna_app;
create table reports.liability (
  merchant_id text not null,
  day date not null,
  currency text not null,
  kind text not null,
  amount bigint not null,
  -- When it was looked at: within minutes of the day's end.
  at timestamptz not null,
  primary key (merchant_id, day, currency, kind)
);
grant select, insert on reports.liability to senluna_app;

-- What withdrawals that have not ended have still to pay.
create view payout.for_owed as
  select w.merchant_id, w.currency, w.amount - w.returned - coalesce((
      select sum(p.amount) from payout.part p where p.no = w.no and p.state in ('PAID', 'CONFIRMED', 'DISPUTED')), 0) as owed
  from payout.withdrawal w where w.ended_at is null;
grant select on payout.for_owed to senluna_app;

-- Results in vendors' wallets are few among a day's money, and every report of play reads them.
create index money_of_vendors on facts.money (merchant_id, day) where kind = 122;

-- What everybody in reports came to on a day, by product, and by all of them under an empty name. A
-- day that changes loses its rows and gets new ones; without them it is added up when it is read.
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
  primary key (merchant_id, day, currency, product)
);
-- Days that stand in it, and who was in no report when they were added up.
create table facts.added (
  merchant_id text not null,
  day date not null,
  left_out text not null,
  primary key (merchant_id, day)
);
grant delete, insert, select on facts.days, facts.added to senluna_app;
