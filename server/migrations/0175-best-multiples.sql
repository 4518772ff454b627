-- The highest multiple that a round of a member's day won, in hundredths of its stake, for races by
-- multiple. Null on days that were made before it was kept.
alter table facts.play add column best_x100 bigint check (best_x100 >= 0);
create or replace view facts.for_pay as
  select merchant_id, day, member_id, product, currency, bets, stake, valid_bet, payout, game_id, best_x100 from facts.play;
create or replace view promotions.in_play as
  select merchant_id, day, member_id, product, currency, stake, payout, valid_bet, game_id, best_x100 from facts.for_pay;
