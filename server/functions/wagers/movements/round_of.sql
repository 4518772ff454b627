-- The round, or a house round taken up from its wager and its posting. Null for an
-- unknown one.
create or replace function wagers.round_of(p_owner uuid, p_source smallint, p_round uuid) returns wagers.round_state language plpgsql as $$
declare
  r wagers.round_state;
begin
  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if found then return r; end if;
  if p_source <> {source.PLAY} then return null; end if;
  insert into wagers.round_state (owner_id, source, round_id, bets, steps, closed_at, account_no, currency, book, product, vendor,
    game_id, merchant_id, opened_at)
  select w.owner_id, {source.PLAY}, w.id, 1, 1, w.settled_at, t.account_no, w.currency, w.book, w.product, w.vendor, w.game_id, h.merchant_id, w.placed_at
  from wagers.wager w
  join rounds.for_wagers p on p.owner_id = w.owner_id and p.id = w.id
  join ledger.transfer t on t.owner_id = w.owner_id and t.key = w.id and t.source = {source.PLAY} and t.leg = 1
  join ledger.house_account h on h.account_no = t.counter_no
  where w.owner_id = p_owner and w.id = p_round
  returning * into r;
  if found then
    insert into wagers.round_step (owner_id, round_id, source, step, kind, key, wager_id, named, moved)
      select w.owner_id, w.id, {source.PLAY}, 1, {movement.BET}, w.id, w.id, true, w.payout - w.stake from wagers.wager w where w.owner_id = p_owner and w.id = p_round;
  end if;
  return r;
end $$;
revoke all on function wagers.round_of from public;
