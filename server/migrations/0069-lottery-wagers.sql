-- What the core keeps of each ticket's wager, under the lottery's own name: its statements read this, and only this view names the core's.
create view lottery.ticket_wager as
  select owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at, status, book, currency, product, vendor, game_id
  from wagers.for_record;
grant select on lottery.ticket_wager to senluna_app;
