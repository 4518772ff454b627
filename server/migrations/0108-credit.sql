-- The weekly credit book: credit given down the tree, shares of results taken up the tree, weeks
-- settled outside the platform. Rules: docs/credit.md.
insert into ledger.named_number (list, no, name) values
  ('kind', 420, 'CREDIT_GIVEN'), ('kind', 421, 'CREDIT_TAKEN'), ('kind', 422, 'CREDIT_SETTLED'),
  ('source', 13, 'CREDIT');

create schema credit;
grant usage on schema credit to senluna_app;

-- A general agent whose line is on credit, with everybody below, for good.
create table credit.book (
  general_agent_id uuid primary key,
  merchant_id text not null,
  currency text not null,
  opened_at timestamptz not null,
  -- The Monday of the first week that is not closed yet.
  open_week date not null
);
create index book_of_brand on credit.book (merchant_id, general_agent_id);

-- What somebody may play with, or give on. `upline_id` null: the house gives it.
create table credit.account (
  member_id uuid primary key,
  general_agent_id uuid not null references credit.book (general_agent_id),
  upline_id uuid,
  -- Whether the credit stands in its wallet. An agent's is there to be given on.
  plays boolean not null,
  credit bigint not null default 0 check (credit >= 0),
  given bigint not null default 0 check (given between 0 and credit),
  check (not plays or given = 0)
);
create index account_of_upline on credit.account (upline_id);
create index account_of_book on credit.account (general_agent_id);

-- Every credit there has been. `id` is the key of its posting.
create table credit.change (
  id uuid primary key,
  member_id uuid not null references credit.account (member_id),
  upline_id uuid,
  credit_before bigint not null,
  credit_after bigint not null,
  -- The account or the member of staff whose doing it was.
  by_id uuid not null,
  at timestamptz not null
);
create index change_of_account on credit.change (member_id, at desc);

-- What an agent takes of the results of those below, from a business day on. A bet goes by the day
-- on which it was placed.
create table credit.position (
  member_id uuid not null references credit.account (member_id),
  product text not null,
  from_day date not null,
  least_ppm integer not null check (least_ppm >= 0),
  most_ppm integer not null check (most_ppm <= 1000000),
  share_ppm integer not null check (share_ppm between least_ppm and most_ppm),
  by_id uuid not null,
  written_at timestamptz not null,
  primary key (member_id, product, from_day)
);

-- What closed weeks have of a player's settled bets, by when they were placed. `of_week` is the week
-- in which they were settled: another than `week` for what was corrected, or came late.
create table credit.tally (
  week date not null,
  member_id uuid not null references credit.account (member_id),
  of_week date not null,
  product text not null,
  placed_day date not null,
  general_agent_id uuid not null,
  bets bigint not null,
  stake bigint not null,
  payout bigint not null,
  primary key (member_id, week, of_week, product, placed_day)
);
create index tally_of_book on credit.tally (general_agent_id, of_week);

-- Who takes how much of it: the levels above the player, the nearest first, the house last.
create table credit.part (
  member_id uuid not null,
  week date not null,
  of_week date not null,
  product text not null,
  placed_day date not null,
  level smallint not null,
  -- Null: the house.
  taker_id uuid,
  ppm integer not null,
  amount bigint not null,
  primary key (member_id, week, of_week, product, placed_day, level),
  foreign key (member_id, week, of_week, product, placed_day) references credit.tally (member_id, week, of_week, product, placed_day)
);
create index part_of_taker on credit.part (taker_id, week);

-- What a week comes to between an account and the one above it.
create table credit.statement (
  id uuid primary key,
  week date not null,
  member_id uuid not null references credit.account (member_id),
  upline_id uuid,
  general_agent_id uuid not null references credit.book (general_agent_id),
  merchant_id text not null,
  currency text not null,
  -- Of the account and all below it, from the players' side.
  stake bigint not null,
  payout bigint not null,
  -- The part of payout − stake that belongs to weeks before: late bets and corrections.
  adjustment bigint not null,
  -- What those above take of that result, the house with them: above zero the account owes its upline.
  owed bigint not null,
  state text not null check (state in ('EVEN', 'OPEN', 'REPORTED', 'PAID')),
  made_at timestamptz not null,
  reported_by uuid,
  reported_at timestamptz,
  confirmed_by uuid,
  confirmed_at timestamptz,
  -- What the wallet was not yet brought back to its credit by, signed as the posting; only of players.
  to_reset bigint not null default 0,
  resets smallint not null default 0,
  unique (member_id, week),
  check ((state = 'EVEN') = (owed = 0)),
  check (state = 'PAID' or to_reset = 0 and resets = 0)
);
create index statement_of_upline on credit.statement (upline_id, week desc);
create index statement_of_book on credit.statement (merchant_id, week desc, id desc);
create index statement_to_reset on credit.statement (id) where to_reset <> 0;
create index statement_unpaid on credit.statement (general_agent_id) where state in ('OPEN', 'REPORTED');

grant select, insert, update on credit.book, credit.account, credit.statement, credit.position to senluna_app;
grant select, insert on credit.change, credit.tally, credit.part to senluna_app;

create trigger change_kept before delete or update on credit.change for each row execute function ledger.refuse_change();
create trigger tally_kept before delete or update on credit.tally for each row execute function ledger.refuse_change();
create trigger part_kept before delete or update on credit.part for each row execute function ledger.refuse_change();

-- Every account that is on credit: a general agent with a book, and all below it.
create view credit.for_accounts as
  select m.id as member_id, b.general_agent_id, b.merchant_id from members.member m
  join credit.book b on b.general_agent_id = m.id or b.general_agent_id = any (m.path);
grant select on credit.for_accounts to senluna_app;
