-- Jackpots: pots that grow by a share of every stake of the games that join.
insert into ledger.named_number (list, no, name) values
  ('kind', 330, 'JACKPOT_WON'), ('kind', 331, 'JACKPOT_PAID'), ('kind', 332, 'JACKPOT_CONTRIBUTION'), ('kind', 333, 'JACKPOT_SEED'),
  ('source', 21, 'JACKPOT'), ('treasury', 2, 'JACKPOT');

create schema jackpots;
grant usage on schema jackpots to senluna_app;

-- What grows together. `collected`: the stakes up to which pots and the ledger were brought; whoever
-- changes a pot locks this row first.
create table jackpots.network (
  merchant_id text primary key,
  currency text not null references ledger.currency (code),
  collected bigint not null default 0 check (collected >= 0),
  opened_at timestamptz not null
);
grant select, insert, update on jackpots.network to senluna_app;

-- Whose stakes count. The posting of a round looks here.
create table jackpots.joined (
  merchant_id text not null references jackpots.network (merchant_id),
  game_id text not null,
  currency text not null,
  primary key (merchant_id, game_id)
);
grant select, insert, delete on jackpots.joined to senluna_app;

-- What was staked, by the house account that took it: each posting lane writes a row of its own, so
-- nobody waits for a pot. Written by the posting of rounds alone.
create table jackpots.lane (
  merchant_id text not null,
  counter_no integer not null,
  staked bigint not null check (staked > 0),
  bets bigint not null check (bets > 0),
  primary key (merchant_id, counter_no)
) with (fillfactor = 50);
grant select on jackpots.lane to senluna_app;

-- Each level's pot as it stood when the network was last collected, in millionths of the smallest
-- unit. `next_terms`: what two people decided for the pot after this one.
create table jackpots.pot (
  merchant_id text not null references jackpots.network (merchant_id),
  level text not null check (level in ('MINI', 'MINOR', 'MAJOR', 'GRAND')),
  state text not null check (state in ('OPEN', 'SUSPENDED', 'RETIRED')),
  cycle integer not null check (cycle > 0),
  micro bigint not null check (micro >= 0),
  reserve_micro bigint not null check (reserve_micro >= 0),
  next_terms jsonb,
  primary key (merchant_id, level)
);
grant select, insert, update on jackpots.pot to senluna_app;

-- One pot from its seed to its win. `sealed`: the server seed of a hidden point, which nobody can
-- read before it was hit; its hash is public from the beginning.
create table jackpots.cycle (
  merchant_id text not null references jackpots.network (merchant_id),
  level text not null,
  no integer not null check (no > 0),
  terms jsonb not null,
  opened_at timestamptz not null,
  commitment bytea check (length(commitment) = 32),
  sealed bytea,
  -- How it ended: won by a wager, or handed on to the pot of another level.
  ended_at timestamptz,
  amount bigint check (amount > 0),
  owner_id uuid,
  wager_id uuid,
  game_id text,
  to_level text,
  primary key (merchant_id, level, no),
  check ((commitment is null) = (sealed is null)),
  check ((wager_id is null) = (owner_id is null) and (wager_id is null) = (game_id is null)),
  check (ended_at is null or amount is null or (wager_id is null) <> (to_level is null))
);
create index cycle_won on jackpots.cycle (merchant_id, ended_at, level, no) where wager_id is not null;
create index cycle_of_wager on jackpots.cycle (owner_id, wager_id) where wager_id is not null;
grant select, insert, update on jackpots.cycle to senluna_app;
