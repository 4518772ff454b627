-- What the desk's pages show and do besides: where a game may be played and what it is marked as, what a way of paying out costs and
-- what its provider still has, cases that became one, and what each vendor brought by day.

-- A mark of the operator stands over the age of a game; where it may be played: everywhere, only there, or everywhere but there.
alter table catalog.game
  add column new_mark boolean,
  add column region_kind text not null default 'ALL',
  add column regions text[] not null default '{}',
  add constraint game_regions_check check (region_kind in ('ALL', 'ONLY', 'EXCEPT') and (region_kind = 'ALL') = (regions = '{}'));
grant update (new_mark, region_kind, regions) on catalog.game to senluna_app;

-- What the provider takes for one payment: of the amount, and besides.
alter table payout.channel
  add column fee_ppm integer not null default 0 check (fee_ppm between 0 and 1000000),
  add column fee_fixed bigint not null default 0 check (fee_fixed >= 0);

-- What a provider said it still has, and when it was asked last: it is asked seldom. No amount: it never said.
create table payout.balance (
  provider text not null,
  currency text not null,
  amount bigint,
  told_at timestamptz,
  asked_at timestamptz not null,
  failed boolean not null,
  primary key (provider, currency),
  check ((amount is null) = (told_at is null))
);
grant select, insert, update on payout.balance to senluna_app;

-- Of two cases about the same people one is looked into; the other leads to it and stays as it was.
alter table risk."case"
  add column merged_into uuid references risk."case",
  add column merged_by text,
  add column merged_why text,
  drop constraint case_state_check;
alter table risk."case"
  add constraint case_state_check check (
    state in ('OPEN', 'INVESTIGATING', 'CLEARED', 'CONFIRMED', 'REPORTED', 'CLOSED_ACCOUNT', 'MERGED')),
  add constraint case_merged_check check (
    (state = 'MERGED') = (merged_into is not null) and (merged_into is null) = (merged_by is null)
    and (merged_by is null) = (merged_why is null) and (merged_into is null or decided_at is not null) and merged_into <> id);
create index case_merged on risk."case" (merged_into) where merged_into is not null;

-- What the bets of a day came to by vendor, counted over and over while the day runs; by when a bet was placed, as the list of bets.
create table people.vendor_day (
  merchant_id text not null,
  day date not null,
  vassalage text not null,
  bets bigint not null,
  stake numeric not null,
  payout numeric not null,
  players integer not null,
  at timestamptz not null,
  primary key (merchant_id, day, vassalage)
);
grant select, insert, update, delete on people.vendor_day to senluna_app;

-- Who declared the same person: looked up for each application that is listed.
create index application_of_person on kyc.application (merchant_id, (declared->>'birthday'), lower(declared->>'payeeName'));
