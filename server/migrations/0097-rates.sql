-- The rates of accounts by product, and the rebates that accounts above a bettor earn by them.
insert into ledger.named_number (list, no, name) values
  ('kind', 211, 'AGENT_REBATE'),
  ('kind', 220, 'DAILY_WAGE'), ('kind', 221, 'DAILY_WAGE_PAID'),
  ('kind', 222, 'HOURLY_SALARY'), ('kind', 223, 'HOURLY_SALARY_PAID'),
  ('kind', 224, 'REALTIME_SALARY'), ('kind', 225, 'REALTIME_SALARY_PAID'),
  ('kind', 226, 'DIVIDEND'), ('kind', 227, 'DIVIDEND_PAID'),
  ('kind', 228, 'ARREARS'), ('kind', 229, 'ARREARS_PAID'), ('kind', 230, 'CONTRACT_ADJUSTMENT'),
  ('source', 10, 'REBATE'), ('source', 11, 'BILL');

create schema rates;
grant usage on schema rates to senluna_app;

-- In parts per million. An account without a row has no rate of its own for the product.
create table rates.rate (
  member_id uuid not null,
  product text not null,
  merchant_id text not null,
  ppm integer not null check (ppm between 0 and 1000000),
  since timestamptz not null,
  primary key (member_id, product)
);

-- Every rate there has been.
create table rates.change (
  member_id uuid not null,
  id uuid not null,
  merchant_id text not null,
  product text not null,
  from_ppm integer,
  to_ppm integer not null,
  -- The account or the member of staff whose doing it was; null for the house by itself.
  by_id uuid,
  at timestamptz not null,
  primary key (member_id, id)
);

-- Where accounts stand: their agent, and those above it, the top first.
create view members.for_tree as select id, merchant_id, type, state, parent_id, path from members.member;
grant select on members.for_tree to senluna_app;

-- The chain of an account: who has a rate, from the account upward, with its rate.
create view rates.for_chains as
  select m.id as member_id, m.merchant_id, r.product, jsonb_agg(jsonb_build_array(r.member_id, r.ppm) order by p.place desc) as chain
  from members.for_tree m
  cross join lateral unnest(m.path || m.id) with ordinality as p (id, place)
  join rates.rate r on r.member_id = p.id
  group by m.id, m.merchant_id, r.product;

grant select, insert, update on rates.rate to senluna_app;
grant select, insert on rates.change to senluna_app;
grant select on rates.for_chains to senluna_app;

create index ticket_with_chain on lottery.ticket (draw_no, owner_id, id) where rates <> '[]'::jsonb;

-- Tickets on which others than their players earn, as they stand.
create view lottery.for_rebates as
  select t.draw_no, t.owner_id, t.id, t.merchant_id, t.currency, t.bet_type, t.price, t.stake, t.rebate_ppm, t.rates, d.game, w.status, w.valid_bet
  from lottery.ticket t
  join lottery.draw d on d.no = t.draw_no
  join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
  where t.rates <> '[]'::jsonb;
grant select on lottery.for_rebates to senluna_app;

create schema rebates;
grant usage on schema rebates to senluna_app;

-- What is to be worked out: a settled draw by its number, or a brand's day.
create table rebates.mark (
  scope text not null,
  taken boolean not null default false,
  primary key (taken, scope)
);

-- What an account earns on the bets of another, or on its own, as it was worked out last.
create table rebates.part (
  scope text not null,
  beneficiary_id uuid not null,
  source_id uuid not null,
  product text not null,
  currency text not null,
  merchant_id text not null,
  day date not null,
  base bigint not null,
  amount bigint not null,
  primary key (scope, beneficiary_id, source_id, product, currency)
);
create index part_of_beneficiary on rebates.part (beneficiary_id, day);
create index part_of_source on rebates.part (source_id, day);

-- What was posted of it. Together they are the parts of the scope, but for those refused.
create table rebates.posted (
  scope text not null,
  beneficiary_id uuid not null,
  currency text not null,
  -- Whether it is for the account's own bets.
  own boolean not null,
  seq integer not null,
  merchant_id text not null,
  amount bigint not null,
  -- 0 posted · 1 refused: the wallet takes nothing any more.
  state smallint not null check (state in (0, 1)),
  at timestamptz not null,
  primary key (scope, beneficiary_id, currency, own, seq)
);

-- Days whose rebates were worked out, brand by brand.
create table rebates.day (
  merchant_id text not null,
  day date not null,
  done_at timestamptz not null,
  primary key (merchant_id, day)
);

grant select, insert, update, delete on rebates.mark, rebates.part to senluna_app;
grant select, insert on rebates.posted to senluna_app;
grant select, insert, update on rebates.day to senluna_app;

-- What members bet on each day, for whoever is paid by it.
create view facts.for_pay as select merchant_id, day, member_id, product, currency, bets, stake, valid_bet, payout from facts.play;
grant select on facts.for_pay to senluna_app;
