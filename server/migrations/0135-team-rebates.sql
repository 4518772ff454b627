-- What brought an account its rebates: each branch right below it, and its own bets.
create view teams.in_rebates as
  select merchant_id, day, beneficiary_id as member_id, branch_id as source_id, product, currency, amount from rebates.for_branches
  union all
  select merchant_id, day, beneficiary_id, source_id, product, currency, amount from rebates.for_teams where source_id = beneficiary_id;
grant select on teams.in_rebates to senluna_app;
