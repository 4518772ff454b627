-- Rewards of points or free rounds move no money, so no balance told the day on which they were claimed.
-- The night looks for them, too.
create index participation_without_money on promotions.participation (merchant_id, claimed_at) where amount = 0 and claimed_at is not null;

-- Days of before are worked out once more; which day it was by the brand's clock, its zone says.
insert into facts.mark (member_id, day, taken)
  select distinct member_id, (claimed_at at time zone 'UTC')::date + n, true
  from promotions.participation, generate_series(-1, 1) n where amount = 0 and claimed_at is not null
  order by 1, 2 on conflict do nothing;
