-- How much of a settled bet at a vendor counts as played: the same as `validBet` of the kit says. Where
-- a side can win and lose, what was won or lost and at most the stake, so a bet that comes back counts
-- nothing and a low price little; of games among players what was won or lost, where the round has no
-- other bet (`wagers.card_bets` says it of all of a round); else the stake.
create or replace function wagers.valid_bet(p_product text, p_stake bigint, p_payout bigint) returns bigint
language sql immutable as $$
  select case
    when p_product in ('LIVE', 'SPORTS', 'ESPORTS') then least(p_stake, abs(p_payout - p_stake))
    when p_product = 'PVP' then abs(p_payout - p_stake)
    else p_stake end
$$;
revoke all on function wagers.valid_bet from public;
grant execute on function wagers.valid_bet to senluna_app;
