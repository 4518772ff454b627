-- Adds what was staked on a run that is over to the pots that its game joins, as the posting of a whole
-- round does; in the transaction that settles it. Answers the brand and the stake where it joins;
-- nothing for free play and for a stake that came back.
create or replace function rounds.grow_pots(p_owner uuid, p_id uuid, p_at timestamptz) returns table (merchant_id text, staked bigint)
language plpgsql security definer set search_path = rounds, pg_temp as $$
#variable_conflict use_column
declare
  r wagers.round_state;
  w wagers.wager;
begin
  select * into w from wagers.wager x where x.owner_id = p_owner and x.id = p_id;
  select * into r from wagers.round_state x where x.owner_id = p_owner and x.round_id = w.round_id and x.source = {source.PLAY};
  if r.owner_id is null or w.book <> {book.REAL} or w.status = {wager.CANCELLED} or w.stake = 0 or not exists (select from jackpots.joined j
    where j.merchant_id = r.merchant_id and j.game_id = w.game_id and j.currency = w.currency) then return; end if;
  insert into jackpots.lane as l (merchant_id, counter_no, staked, bets) values (r.merchant_id, wagers.game_account(r, 0::smallint, p_at), w.stake, 1)
    on conflict (merchant_id, counter_no) do update set staked = l.staked + excluded.staked, bets = l.bets + excluded.bets;
  return query select r.merchant_id, w.stake;
end $$;
revoke all on function rounds.grow_pots from public;
grant execute on function rounds.grow_pots to senluna_app;
