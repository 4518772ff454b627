-- What rebates come to for teams, added up from the parts of each scope whenever those are written.

-- What those below an account earned, those right below it apart from the others.
create table rebates.team (
  scope text not null,
  leader_id uuid not null,
  near boolean not null,
  product text not null,
  currency text not null,
  merchant_id text not null,
  day date not null,
  amount bigint not null,
  primary key (scope, leader_id, near, product, currency, merchant_id)
);
create index team_of_leader on rebates.team (leader_id, day) include (merchant_id, near, product, currency, amount);

-- What an account earned on the bets of each branch: somebody right below it, with everybody below.
create table rebates.branch (
  scope text not null,
  beneficiary_id uuid not null,
  branch_id uuid not null,
  product text not null,
  currency text not null,
  merchant_id text not null,
  day date not null,
  amount bigint not null,
  primary key (scope, beneficiary_id, branch_id, product, currency, merchant_id)
);
create index branch_of_beneficiary on rebates.branch (beneficiary_id, day) include (merchant_id, branch_id, product, currency, amount);
grant select, insert, update, delete on rebates.team, rebates.branch to senluna_app;

-- Scopes that are added up once more when their day is over: where an account stands on a day is only
-- known then. `moved_only`: if anybody moved on it. Those of before there were these sums always.
create table rebates.to_sum (
  scope text primary key,
  day date not null,
  moved_only boolean not null
);
insert into rebates.to_sum (scope, day, moved_only) select distinct scope, day, false from rebates.part;
grant select, insert, delete on rebates.to_sum to senluna_app;

create view rebates.for_leaders as select merchant_id, day, leader_id, near, product, currency, amount from rebates.team;
create view rebates.for_branches as select merchant_id, day, beneficiary_id, branch_id, product, currency, amount from rebates.branch;
grant select on rebates.for_leaders, rebates.for_branches to senluna_app;
