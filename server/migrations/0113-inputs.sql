-- What each module takes from others, named once: a view of its own over what the owner publishes.
-- A module that reads a published view in three places or more reads it through one of these.
create schema teams;
grant usage on schema teams to senluna_app;

create view facts.in_members as
  select counted, created_at, id, line_id, merchant_id, parent_id, referrer_id, user_name
  from members.for_reports;
create view facts.in_wagers as
  select balance_after, balance_before, book, currency, game_id, id, owner_id, payout, placed_at, product, round_id, settled_at, stake, status, valid_bet, vendor
  from wagers.for_record;
create view facts.in_balances as
  select account_no, balance, currency, held, owner_id, state, version
  from ledger.for_balances;
create view facts.in_currencies as
  select code, display_decimals, scale
  from ledger.for_currencies;
create view facts.in_house_accounts as
  select account_no, balance, code, currency, lane, merchant_id, opened_at
  from ledger.for_house;
create view facts.in_postings as
  select account_no, amount, balance_after, counter_no, event_at, key, kind, leg, owner_id, ref, source, version, written_at
  from ledger.for_record;
grant select on facts.in_members, facts.in_wagers, facts.in_balances, facts.in_currencies, facts.in_house_accounts, facts.in_postings to senluna_app;

create view agents.in_members as
  select created_at, id, merchant_id, nickname, parent_id, path, state, type, user_name
  from members.for_agents;
grant select on agents.in_members to senluna_app;

create view teams.in_places as
  select id, merchant_id, parent_id, path, since, type, until, user_name
  from members.for_teams;
create view teams.in_money as
  select amount, code, currency, day, kind, member_id, merchant_id
  from facts.for_team_money;
create view teams.in_play as
  select bets, currency, day, member_id, merchant_id, payout, product, stake, valid_bet, vendor
  from facts.for_team_play;
grant select on teams.in_places, teams.in_money, teams.in_play to senluna_app;

create view bills.in_members as
  select counted, created_at, id, line_id, merchant_id, parent_id, referrer_id, user_name
  from members.for_reports;
grant select on bills.in_members to senluna_app;

create view wagers.in_members as
  select created_at, id, merchant_id, state, type, user_name
  from members.for_lists;
create view wagers.in_postings as
  select account_no, amount, balance_after, counter_no, event_at, key, kind, leg, owner_id, ref, source, version, written_at
  from ledger.for_record;
grant select on wagers.in_members, wagers.in_postings to senluna_app;

create view cashier.in_members as
  select created_at, id, merchant_id, state, type, user_name
  from members.for_lists;
grant select on cashier.in_members to senluna_app;

create view lottery.in_staff as
  select closed_at, id, merchant_id, name, shown_as
  from staff.for_lists;
grant select on lottery.in_staff to senluna_app;

create view transfers.in_members as
  select created_at, id, merchant_id, state, type, user_name
  from members.for_lists;
grant select on transfers.in_members to senluna_app;

create view risk.in_members as
  select created_at, id, merchant_id, state, type, user_name
  from members.for_lists;
grant select on risk.in_members to senluna_app;

create view protection.in_members as
  select created_at, id, merchant_id, state, type, user_name
  from members.for_lists;
create view protection.in_deposits as
  select changed_at, created_at, credited_at, id, member_id, merchant_id, received, state
  from cashier.for_deposits;
grant select on protection.in_members, protection.in_deposits to senluna_app;

create view reconciliation.in_members as
  select created_at, id, merchant_id, state, type, user_name
  from members.for_lists;
create view reconciliation.in_currencies as
  select code, display_decimals, scale
  from ledger.for_currencies;
create view reconciliation.in_chains as
  select address, booked_micro, chain, member_id, merchant_id, provider
  from cashier.for_chains;
grant select on reconciliation.in_members, reconciliation.in_currencies, reconciliation.in_chains to senluna_app;

create view rates.in_members as
  select id, merchant_id, parent_id, path, state, type
  from members.for_tree;
grant select on rates.in_members to senluna_app;

create view rounds.in_wagers as
  select balance_after, balance_before, book, currency, game_id, id, owner_id, payout, placed_at, product, round_id, settled_at, stake, status, valid_bet, vendor
  from wagers.for_record;
grant select on rounds.in_wagers to senluna_app;
