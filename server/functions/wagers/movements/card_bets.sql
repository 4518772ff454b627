-- What each settled bet of a round of games among players counts as played: what all of them together
-- won or lost, laid to them by their stakes, the rest of each cut going to the next. The same as
-- `validBetsOfCards` of the kit says.
create or replace function wagers.card_bets(p_owner uuid, p_source smallint, p_round uuid) returns table (id uuid, valid bigint)
language sql stable as $$
  select b.id, (div(b.net * b.upto, b.staked) - div(b.net * (b.upto - b.stake), b.staked))::bigint
  from (
    select w.id, w.stake, abs(sum(w.payout - w.stake) over ()) as net, sum(w.stake) over () as staked, sum(w.stake) over (order by x.step) as upto
    from wagers.round_step x join wagers.wager w on w.owner_id = x.owner_id and w.id = x.wager_id
    where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind = {movement.BET}
      and w.status in ({wager.WON}, {wager.LOST}, {wager.PUSH})) b
$$;
revoke all on function wagers.card_bets from public;
grant execute on function wagers.card_bets to senluna_app;
