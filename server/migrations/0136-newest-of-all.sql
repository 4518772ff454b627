-- All members' movements beside play in one list, newest first: a large team's page is among them.
-- Play, which is most of the postings, is not in it.
create index transfer_beside_play_listed on ledger.transfer (event_at desc, owner_id desc, version desc)
  where kind not in (200, 201, 901, 902);

-- Single bets, as lists of a team read them.
create view teams.in_bets as
  select owner_id, id, placed_at, settled_at, stake, valid_bet, payout, status, product, vendor, game_id, book from wagers.for_record;
grant select on teams.in_bets to senluna_app;
