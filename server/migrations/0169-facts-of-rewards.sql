-- What members got of the programme of rewards on each day, by what it came of: a kind of promotion, VIP,
-- points. Money is what was posted; points and goods stand beside it by their worth.
create table facts.rewards (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  currency text not null,
  kind text not null,
  -- Empty: of no promotion.
  promotion_id text not null,
  claims bigint not null,
  -- Money into the wallet, the house's stakes of free rounds and tickets, and what left again.
  cash bigint not null,
  free bigint not null,
  taken bigint not null,
  points bigint not null,
  worth bigint not null,
  -- What had to be wagered for it, what of it was by rewards that came to their end, and what became the member's own.
  asked bigint not null,
  wagered bigint not null,
  became bigint not null,
  primary key (merchant_id, day, member_id, currency, kind, promotion_id)
);
create index rewards_of_member on facts.rewards (member_id, day);
grant delete, insert, select on facts.rewards to senluna_app;

-- Rewards that members have, with what came of them.
create view promotions.for_costs as
  select p.id, p.merchant_id, p.member_id, p.promotion_id, o.rules ->> 'kind' as kind, p.currency, p.amount, p.required, p.claimed_at,
    coalesce((p.data -> 'extra' ->> 'points')::bigint, 0) as points, coalesce((p.data ->> 'worth')::bigint, 0) as worth,
    (p.data ->> 'requirement')::uuid as requirement_id, p.removed is not null as removed
  from promotions.participation p join promotions.promotion o on o.merchant_id = p.merchant_id and o.id = p.promotion_id
  where p.claimed_at is not null;
grant select on promotions.for_costs to senluna_app;

-- Whose gift a free round or ticket was.
create view rounds.for_costs as select owner_id, id, grant_id from rounds.free_round;
create view lottery.for_costs as select owner_id, ticket_id as id, grant_id from lottery.free_ticket;
grant select on rounds.for_costs, lottery.for_costs to senluna_app;

-- Goods that members got for points, by their worth in money.
create view points.for_costs as
  select id, merchant_id, member_id, kind, currency, value, decided_at from points.redemption where state = 'Approved' and points > 0;
grant select on points.for_costs to senluna_app;
create index redemption_decided on points.redemption (merchant_id, decided_at) where state = 'Approved';

-- How far what must be wagered for a reward came.
create view turnover.for_costs as
  select id, member_id, source, source_id, required, done, state from turnover.requirement;
grant select on turnover.for_costs to senluna_app;

-- Days of before are worked out once more, for these figures.
create view facts.in_rewards as
  select id, merchant_id, member_id, promotion_id, kind, currency, amount, required, claimed_at, points, worth, requirement_id, removed
  from promotions.for_costs;
create view facts.in_free as select owner_id, id, grant_id from rounds.for_costs union all select owner_id, id, grant_id from lottery.for_costs;
create view facts.in_goods as select id, merchant_id, member_id, kind, currency, value, decided_at from points.for_costs;
create view facts.in_requirements as select id, member_id, source, source_id, required, done, state from turnover.for_costs;
grant select on facts.in_rewards, facts.in_free, facts.in_goods, facts.in_requirements to senluna_app;

insert into facts.mark (member_id, day, taken)
  select distinct member_id, day, true from facts.money
  where code in ('EXP:BONUS', 'EXP:VIP', 'EXP:POINTS') or kind = 303
  order by 1, 2 on conflict do nothing;
