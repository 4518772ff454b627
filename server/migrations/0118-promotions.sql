-- Promotions that give something: their rules, what members got of them, and what staff write
-- before two of them publish it.

insert into ledger.named_number (list, no, name) values
  ('kind', 302, 'CASHBACK'), ('kind', 307, 'RED_ENVELOPE'), ('kind', 308, 'CHECK_IN'),
  ('source', 40, 'PROMOTION');

alter table promotions.promotion add column rules jsonb not null default '{"kind": "INFO"}';

-- One participation a member, promotion and cycle: the day of a check-in, the drop of envelopes,
-- the period of a cashback, ONCE for a code. Its rules are those of the day it began.
create table promotions.participation (
  id uuid primary key,
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  cycle text not null check (length(cycle) between 1 and 40),
  state text not null check (state in ('ISSUED', 'CLAIMED', 'CLOSED')),
  terms_version integer not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- So much must be wagered before money may leave.
  required bigint not null check (required >= 0),
  kind smallint not null,
  -- What the amount was worked out from: the step, the net loss and its rate.
  data jsonb not null,
  claim_before timestamptz,
  claimed_at timestamptz,
  created_at timestamptz not null,
  unique (member_id, promotion_id, cycle),
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id),
  check ((state = 'CLAIMED') = (claimed_at is not null)),
  check (state <> 'ISSUED' or claim_before is not null)
);
create index participation_of_member on promotions.participation (member_id, id desc);
create index participation_of_promotion on promotions.participation (merchant_id, promotion_id, id desc);
create index participation_to_claim on promotions.participation (claim_before) where state = 'ISSUED';
grant select, insert, update on promotions.participation to senluna_app;

-- How much of a promotion was given in a cycle; whoever gives of a bounded one holds its row.
create table promotions.given (
  merchant_id text not null,
  promotion_id text not null,
  cycle text not null,
  count integer not null check (count >= 0),
  amount bigint not null check (amount >= 0),
  primary key (merchant_id, promotion_id, cycle),
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id)
);
grant select, insert, update on promotions.given to senluna_app;

-- Periods whose cashback was worked out.
create table promotions.period (
  merchant_id text not null,
  promotion_id text not null,
  cycle text not null,
  issued integer not null,
  at timestamptz not null,
  primary key (merchant_id, promotion_id, cycle)
);
grant select, insert on promotions.period to senluna_app;

-- What staff write. Published by two, it becomes the promotion.
create table promotions.draft (
  merchant_id text not null,
  id text not null check (id ~ '^[a-z0-9-]{1,60}$'),
  body jsonb not null,
  version integer not null check (version > 0),
  -- The version of the draft that was published last.
  published_version integer,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (merchant_id, id)
);
grant select, insert, update on promotions.draft to senluna_app;

-- What a brand offers already is its own draft.
insert into promotions.draft (merchant_id, id, body, version, published_version, saved_by, saved_at)
  select merchant_id, id, jsonb_strip_nulls(jsonb_build_object('category', category, 'titles', titles, 'summaries', summaries, 'facts', facts,
      'terms', terms, 'imageUrl', image_url, 'sort', sort, 'startAt', to_char(start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'endAt', to_char(end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'rules', rules)), 1, 1, 'senluna', created_at
  from promotions.promotion;

-- Of facts what a cashback is worked out from.
create view promotions.in_play as
  select merchant_id, day, member_id, product, currency, stake, payout from facts.for_pay;
create view promotions.in_money as
  select merchant_id, day, member_id, kind, currency, amount from facts.for_team_money;
grant select on promotions.in_play, promotions.in_money to senluna_app;
