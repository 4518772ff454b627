-- Rankings of a day or a week by what was played, from facts; forms that staff decide about.
insert into ledger.named_number (list, no, name) values ('kind', 311, 'LEADERBOARD');

-- The points of a member in a period, and when they came to be what they are.
create table promotions.score (
  merchant_id text not null,
  promotion_id text not null,
  cycle text not null check (length(cycle) between 1 and 40),
  member_id uuid not null,
  score bigint not null check (score >= 0),
  reached_at timestamptz not null,
  primary key (merchant_id, promotion_id, cycle, member_id),
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id)
);
create index score_in_order on promotions.score (merchant_id, promotion_id, cycle, score desc, reached_at, member_id);
grant select, insert, update on promotions.score to senluna_app;

-- Of facts also what counts for points.
create or replace view promotions.in_play as
  select merchant_id, day, member_id, product, currency, stake, payout, valid_bet from facts.for_pay;

-- What a member applied for with a form, and what became of it; with the rules as they were then.
create table promotions.application (
  id uuid primary key,
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  cycle text not null check (length(cycle) between 1 and 40),
  attempt integer not null check (attempt > 0),
  state text not null check (state in ('APPLYING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
  remark text not null check (length(remark) between 1 and 140),
  images uuid[] not null check (cardinality(images) <= 3),
  terms_version integer not null,
  rules jsonb not null,
  amount bigint check (amount > 0),
  -- Why it was refused, as the member reads it.
  reason text,
  decided_by text,
  reward_id uuid unique,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (member_id, promotion_id, cycle, attempt),
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id),
  check ((state = 'ACCEPTED') = (reward_id is not null)),
  check ((state = 'ACCEPTED') = (amount is not null)),
  check ((state = 'REJECTED') = (reason is not null))
);
-- One at a time waits or was accepted.
create unique index application_one on promotions.application (member_id, promotion_id, cycle) where state in ('APPLYING', 'ACCEPTED');
create index application_of_brand on promotions.application (merchant_id, state, id desc);
grant select, insert, update on promotions.application to senluna_app;
