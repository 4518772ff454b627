-- The house account of a round's product, on a lane.
create or replace function wagers.game_account(r wagers.round_state, p_lane smallint, p_at timestamptz) returns integer language sql as $$
  select ledger.house_account_of(r.merchant_id, 'GAME:' || r.product, r.currency, p_lane, p_at)
$$;
revoke all on function wagers.game_account from public;
