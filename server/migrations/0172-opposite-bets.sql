-- Who took which side of a draw, for those who wager a bonus.
create view lottery.for_opposites as
  select owner_id, draw_no, bet_type, selection, stake, accepted_at from lottery.ticket;
grant select on lottery.for_opposites to senluna_app;
create view promotions.in_tickets as
  select owner_id, draw_no, bet_type, selection, stake, accepted_at from lottery.for_opposites;
grant select on promotions.in_tickets to senluna_app;
