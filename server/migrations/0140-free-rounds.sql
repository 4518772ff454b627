-- Free rounds: rounds of house games whose stake the house pays, and what came of each.
insert into ledger.named_number (list, no, name) values ('source', 41, 'FREE_ROUND');

create table rounds.free_grant (
  id uuid primary key,
  owner_id uuid not null,
  merchant_id text not null,
  -- Games that it can be played in; the stake of each round in the smallest unit.
  games text[] not null check (cardinality(games) > 0),
  stake bigint not null check (stake > 0),
  count integer not null check (count > 0),
  used integer not null default 0 check (used between 0 and count),
  -- Whether a win keeps the stake that is in it, the most that all rounds win, what of a win must
  -- be wagered in hundredths.
  keeps_stake boolean not null,
  most bigint not null check (most > 0),
  turnover_x100 integer not null check (turnover_x100 >= 0),
  won bigint not null default 0 check (won between 0 and most),
  titles jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index free_grant_of_owner on rounds.free_grant (owner_id, expires_at);
grant select, insert, update on rounds.free_grant to senluna_app;

create table rounds.free_round (
  owner_id uuid not null,
  -- The round's, as its wager and its postings bear it.
  id uuid not null,
  grant_id uuid not null references rounds.free_grant (id),
  place integer not null check (place > 0),
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  -- What of the payout left again: the stake in it, and what is above the most.
  returned bigint not null check (returned between 0 and payout),
  at timestamptz not null,
  -- When staff voided it: then it counts neither as used nor as won.
  voided_at timestamptz,
  primary key (owner_id, id),
  unique (grant_id, place)
);
grant select, insert on rounds.free_round to senluna_app;

create view rounds.in_postings as
  select amount, key, kind, owner_id, ref, source
  from ledger.for_record;
grant select on rounds.in_postings to senluna_app;
create view rounds.for_rewards as
  select count, games, id, owner_id, stake from rounds.free_grant;
grant select on rounds.for_rewards to senluna_app;
create view promotions.in_free_rounds as
  select count, games, id, owner_id, stake from rounds.for_rewards;
grant select on promotions.in_free_rounds to senluna_app;

-- A reward may be free rounds alone.
alter table promotions.participation drop constraint participation_amount_check;
alter table promotions.participation add constraint participation_amount_check check (amount > 0 or (amount = 0 and data ? 'free'));
