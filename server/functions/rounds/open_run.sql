-- Notes a run whose stake was taken, on a play state that the caller holds: it has the play state's
-- nonce, and the play state waits for its end. Answers nothing when the play state has moved on.
create or replace function rounds.open_run(
  p_owner uuid, p_id uuid, p_game text, p_book smallint, p_wallet integer, p_currency text, p_vendor text, p_seed uuid, p_nonce bigint,
  p_rules smallint, p_opening text, p_stake bigint, p_at timestamptz
) returns boolean
language plpgsql security definer set search_path = rounds, pg_temp as $$
begin
  update rounds.play_state set nonce = nonce + 1, open_round = p_id, open_seen = 0, last_spin_at = p_at, auto_id = null, auto_left = 0
    where owner_id = p_owner and game_id = p_game and book = p_book and seed_id = p_seed and nonce = p_nonce and open_round is null;
  if not found then return false; end if;
  insert into rounds.run (owner_id, id, game_id, book, wallet_no, currency, vendor, seed_id, nonce, rules_no, opening, stake, opened_at)
    values (p_owner, p_id, p_game, p_book, p_wallet, p_currency, p_vendor, p_seed, p_nonce, p_rules, p_opening, p_stake, p_at);
  return true;
end $$;
revoke all on function rounds.open_run from public;
grant execute on function rounds.open_run to senluna_app;
