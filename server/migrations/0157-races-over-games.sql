-- A ranking may count some games alone: what was played of each game is read beside the product.
create or replace view facts.for_pay as
  select merchant_id, day, member_id, product, currency, bets, stake, valid_bet, payout, game_id from facts.play;
create or replace view promotions.in_play as
  select merchant_id, day, member_id, product, currency, stake, payout, valid_bet, game_id from facts.for_pay;
