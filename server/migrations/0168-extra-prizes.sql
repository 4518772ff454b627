-- Goods that are a prize cost no points.
alter table points.redemption drop constraint redemption_points_check;
alter table points.redemption add constraint redemption_points_check check (points >= 0);

create view points.for_rewards as
  select goods_id, id, member_id from points.redemption;
grant select on points.for_rewards to senluna_app;
create view promotions.in_redemptions as
  select goods_id, id, member_id from points.for_rewards;
grant select on promotions.in_redemptions to senluna_app;
create view promotions.in_postings as
  select amount, key, kind, owner_id, ref, source
  from ledger.for_record;
grant select on promotions.in_postings to senluna_app;

-- A reward may be points or goods alone.
alter table promotions.participation drop constraint participation_amount_check;
alter table promotions.participation add constraint participation_amount_check
  check (amount > 0 or (amount = 0 and data ?| array['free', 'extra']));
