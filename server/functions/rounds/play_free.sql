-- A settled wager whose stake the house paid: nothing of it counts as a valid bet, and no pot grows
-- by it, in the transaction that posted it under `p_counter`.
create or replace function rounds.play_free(p_owner uuid, p_id uuid, p_merchant text, p_counter integer) returns void
language sql security definer set search_path = rounds, pg_temp as $$
  update wagers.wager set valid_bet = 0 where owner_id = p_owner and id = p_id;
  -- A row of nothing is none.
  delete from jackpots.lane l using wagers.wager w join jackpots.joined j on j.game_id = w.game_id and j.currency = w.currency
    where w.owner_id = p_owner and w.id = p_id and j.merchant_id = p_merchant and l.merchant_id = p_merchant and l.counter_no = p_counter
      and l.bets = 1;
  update jackpots.lane l set staked = l.staked - w.stake, bets = l.bets - 1
    from wagers.wager w join jackpots.joined j on j.game_id = w.game_id and j.currency = w.currency
    where w.owner_id = p_owner and w.id = p_id and j.merchant_id = p_merchant and l.merchant_id = p_merchant and l.counter_no = p_counter
$$;
revoke all on function rounds.play_free from public;
grant execute on function rounds.play_free to senluna_app;
