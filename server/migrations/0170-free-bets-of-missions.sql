-- Bets whose stake the house paid count for no mission.
create view rounds.for_missions as
  select owner_id, id as wager_id from rounds.free_round;
grant select on rounds.for_missions to senluna_app;
create view lottery.for_missions as
  select owner_id, ticket_id as wager_id from lottery.free_ticket;
grant select on lottery.for_missions to senluna_app;
create view promotions.in_free_plays as
  select owner_id, wager_id from rounds.for_missions;
grant select on promotions.in_free_plays to senluna_app;
create view promotions.in_free_bets as
  select owner_id, wager_id from lottery.for_missions;
grant select on promotions.in_free_bets to senluna_app;
create or replace view promotions.in_wagers as
  select owner_id, product, book, status, placed_at, settled_at, stake, valid_bet, payout, id from wagers.for_record;
