-- The wins in a row of a member's day at a game, in short, for races by streak: its results as one text, W for
-- each win and L for what isn't one, cut to the wins before the first L, the longest row and the wins after the
-- last. Null on days that were made before it was kept, or by a server that doesn't know of it.
alter table facts.play add column streak text check (streak ~ '^W*(LW*LW*)?$');
create index play_of_unknown_streak on facts.play (merchant_id, day) where streak is null;
create or replace view facts.for_pay as
  select merchant_id, day, member_id, product, currency, bets, stake, valid_bet, payout, game_id, best_x100, streak from facts.play;
create or replace view promotions.in_play as
  select merchant_id, day, member_id, product, currency, stake, payout, valid_bet, game_id, best_x100, streak from facts.for_pay;

-- Who writes a day and knows of its streak turns this over; a trigger forgets the streak where it wasn't.
alter table facts.play add column streak_turned boolean not null default false;
create function facts.forget_streak() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  new.streak := null;
  return new;
end $$;
revoke all on function facts.forget_streak from public;
create trigger forget_streak before update on facts.play for each row when (new.streak_turned = old.streak_turned) execute function facts.forget_streak();
