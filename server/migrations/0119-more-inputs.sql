-- What modules take from others since: see 0113.
create or replace view rounds.in_wagers as
  select balance_after, balance_before, book, currency, game_id, id, owner_id, payout, placed_at, product, round_id, settled_at, stake, status, valid_bet, vendor, held_after, held_before
  from wagers.for_record;

create schema affiliates;
grant usage on schema affiliates to senluna_app;
create view affiliates.in_bills as
  select cpa, due, gross, holder_id, id, merchant_id, net_loss, paid, period_end, period_start, qualified, share, state
  from bills.for_affiliates;
grant select on affiliates.in_bills to senluna_app;
create view agents.in_logins as
  select at, id, member_id, place
  from sessions.for_logins;
grant select on agents.in_logins to senluna_app;
create view credit.in_members as
  select id, merchant_id, parent_id, path, state, type
  from members.for_tree;
grant select on credit.in_members to senluna_app;
create view credit.in_late_hours as
  select hour, owner_id, settled_to
  from wagers.for_late_hours;
grant select on credit.in_late_hours to senluna_app;
create view credit.in_wagers as
  select balance_after, balance_before, book, currency, game_id, held_after, held_before, id, owner_id, payout, placed_at, product, round_id, settled_at, stake, status, valid_bet, vendor
  from wagers.for_record;
grant select on credit.in_wagers to senluna_app;
create view credit.in_people as
  select counted, created_at, id, line_id, merchant_id, parent_id, referrer_id, user_name
  from members.for_reports;
grant select on credit.in_people to senluna_app;
create view lottery.in_places as
  select id, merchant_id, parent_id, path, since, type, until, user_name
  from members.for_teams;
grant select on lottery.in_places to senluna_app;
