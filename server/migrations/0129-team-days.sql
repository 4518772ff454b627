-- What teams did on each day, so that an agent of thousands reads a few hundred rows: the sums of
-- the rows of all who stood below an agent when the day ended, without the agent's own. Made from
-- those rows, a whole day of a brand at once.

-- Everybody with facts, by a small number: lists of people are made of these.
create table facts.seat (
  member_id uuid primary key,
  no integer not null generated always as identity unique
);

-- One row an agent, day and what it is of. Of play `kind` is 0; of money there is no product, but of
-- results at vendors that keep their players' money.
create table facts.team_days (
  merchant_id text not null,
  leader_id uuid not null,
  day date not null,
  -- Whether it is of those right below alone; the others stand in a row of their own.
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
  primary key (leader_id, day, near, currency, kind, product, vendor)
) with (fillfactor = 80);
create index team_days_of_day on facts.team_days (merchant_id, day);

-- Who did so, by seats: people are counted once in a period, however many days they played on.
create table facts.team_people (
  merchant_id text not null,
  leader_id uuid not null,
  day date not null,
  near boolean not null,
  currency text not null,
  -- With a valid bet.
  active integer[] not null,
  -- With bets, and none that is valid.
  idle integer[] not null,
  depositors integer[] not null,
  primary key (leader_id, day, near, currency)
);
create index team_people_of_day on facts.team_people (merchant_id, day);

-- The same by the hour, as long as hours are kept.
create table facts.team_hours (
  merchant_id text not null,
  leader_id uuid not null,
  hour timestamptz not null,
  near boolean not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  deposited bigint not null,
  withdrawn bigint not null,
  primary key (leader_id, hour, near, currency)
);
create index team_hours_of_hour on facts.team_hours (hour);

-- Every day with facts. What its sums were made by: how many had moved shortly before its end, and
-- who was in no report. Null: its facts changed since.
create table facts.teams_added (
  merchant_id text not null,
  day date not null,
  moves bigint,
  left_out text,
  primary key (merchant_id, day)
);

grant select, insert on facts.seat to senluna_app;
grant delete, insert, select, update on facts.team_days, facts.team_people, facts.team_hours, facts.teams_added to senluna_app;

insert into facts.seat (member_id) select member_id from facts.person order by first_played, member_id;
insert into facts.teams_added (merchant_id, day)
  select merchant_id, day from facts.play union select merchant_id, day from facts.money;

-- When accounts left their places.
create index earlier_place_until on members.earlier_place (until);
create view members.for_moves as select until from members.earlier_place;
-- The house's own people, who are in no report.
create index member_internal on members.member (merchant_id, id) where type = 3;
create view members.for_left_out as select merchant_id, id from members.member where type = 3;
grant select on members.for_moves, members.for_left_out to senluna_app;

create view facts.for_team_days as
  select merchant_id, leader_id, day, near, currency, kind, product, vendor, bets, stake, valid_bet, payout, amount from facts.team_days;
create view facts.for_people as select merchant_id, leader_id, day, near, currency, active, idle, depositors from facts.team_people;
create view facts.for_hours as
  select merchant_id, leader_id, hour, near, currency, stake, payout, deposited, withdrawn from facts.team_hours;
create view facts.for_seats as select member_id, no from facts.seat;
grant select on facts.for_team_days, facts.for_people, facts.for_hours, facts.for_seats to senluna_app;
create view teams.in_sums as select merchant_id, leader_id, day, near, currency, kind, product, vendor, bets, stake, valid_bet, payout, amount
  from facts.for_team_days;
grant select on teams.in_sums to senluna_app;
