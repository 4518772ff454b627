-- VIP: who stands on which level and since when, what each level gives, and what was given.
insert into ledger.named_number (list, no, name) values
  ('kind', 303, 'VIP_REBATE'), ('kind', 304, 'VIP_UPGRADE'), ('kind', 305, 'VIP_PERIODIC'), ('kind', 306, 'VIP_BIRTHDAY'),
  ('source', 20, 'VIP');

-- Since when the birthday of an account is what it is; null: since the account was opened.
alter table members.member add column birthday_at timestamptz;
create view members.for_vip as
  select id, merchant_id, profile->>'birthday' as birthday, greatest(created_at, birthday_at) as birthday_at, created_at from members.member;
grant select on members.for_vip to senluna_app;

-- What each member played and put in by month.
create view facts.for_vip as select merchant_id, member_id, month, currency, valid_bet, deposited from facts.months;
grant select on facts.for_vip to senluna_app;

create schema vip;
grant usage on schema vip to senluna_app;

-- Who isn't here stands on level 0.
create table vip.state (
  member_id uuid primary key,
  merchant_id text not null,
  level smallint not null check (level >= 0),
  -- The highest level there ever was.
  peak smallint not null check (peak >= level),
  -- The last rise: it protects the level for a while.
  raised_at timestamptz,
  -- Valid bets from this day on count for the way back up, less what steps used up.
  fell_on date,
  used bigint not null default 0 check (used >= 0),
  -- The last month that was asked whether it keeps the level.
  kept_month date,
  changed_at timestamptz not null
);
create index state_of_brand on vip.state (merchant_id, level, member_id);

-- Every change of a level, with the figures it went by.
create table vip.event (
  member_id uuid not null,
  id uuid not null,
  merchant_id text not null,
  kind text not null check (kind in ('RISE', 'FALL', 'HAND')),
  from_level smallint not null,
  to_level smallint not null check (to_level <> from_level),
  -- The version of the ladder; 0 is the brand's own data.
  ladder integer not null,
  valid_bet bigint,
  deposit bigint,
  month_bet bigint,
  used bigint not null default 0,
  -- The member of staff who asked for it, and why.
  by_id uuid,
  reason text not null default '',
  at timestamptz not null,
  primary key (member_id, id),
  check ((kind = 'HAND') = (by_id is not null))
);

-- A gift of a member: for a level it is written when the level is passed, for a week, a month or a
-- birthday when it is claimed.
create table vip.gift (
  member_id uuid not null,
  kind text not null check (kind in ('UPGRADE', 'WEEKLY', 'MONTHLY', 'BIRTHDAY')),
  -- The level passed, the first day of the week or month, the year of the birthday.
  period text not null,
  merchant_id text not null,
  level smallint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  offered_at timestamptz not null,
  claimed_at timestamptz,
  primary key (member_id, kind, period)
);

-- The walk through a brand's members: how far it came, and when it was done.
create table vip.run (
  merchant_id text not null,
  kind text not null check (kind in ('RISE', 'KEEP', 'REBATE')),
  day date not null,
  upto uuid,
  changed integer not null default 0,
  done_at timestamptz,
  primary key (merchant_id, kind, day)
);

-- Ladders that an operator has set, each from a day on; before the first the brand's own holds.
create table vip.ladder (
  merchant_id text not null,
  version integer not null check (version > 0),
  levels jsonb not null,
  rebate jsonb not null,
  from_day date not null,
  by_id uuid not null,
  reason text not null,
  at timestamptz not null,
  primary key (merchant_id, version)
);

-- Payments of the daily rebate; corrections are further ones of the same day.
create table vip.rebate (
  member_id uuid not null,
  day date not null,
  seq integer not null,
  merchant_id text not null,
  currency text not null,
  -- The level and shares the day is worked out by, also when it is corrected.
  level smallint not null,
  bets jsonb not null,
  amount bigint not null,
  state smallint not null check (state in (0, 1)),
  at timestamptz not null,
  primary key (member_id, day, seq)
);
create index rebate_of_day on vip.rebate (merchant_id, day);

grant select, insert, update on vip.state, vip.gift, vip.run to senluna_app;
grant select, insert on vip.event, vip.ladder, vip.rebate to senluna_app;

-- What VIP takes from others.
create view vip.in_members as select id, merchant_id, user_name, type, state, created_at from members.for_lists;
create view vip.in_months as select merchant_id, member_id, month, currency, valid_bet, deposited from facts.for_vip;
create view vip.in_play as select merchant_id, member_id, day, product, currency, valid_bet from facts.for_team_play;
create view vip.in_money as select merchant_id, member_id, day, kind, currency, amount from facts.for_team_money;
grant select on vip.in_members, vip.in_months, vip.in_play, vip.in_money to senluna_app;

-- Who stands above the foot of a ladder, for other modules' lists.
create view vip.for_lists as select member_id, merchant_id, level from vip.state;
grant select on vip.for_lists to senluna_app;
