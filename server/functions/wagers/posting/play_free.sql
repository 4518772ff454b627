-- A settled wager whose stake the house paid: nothing of it counts as a valid bet.
create or replace function wagers.play_free(p_owner uuid, p_id uuid) returns void
language sql security definer set search_path = wagers, pg_temp as $$
  update wagers.wager set valid_bet = 0 where owner_id = p_owner and id = p_id
$$;
revoke all on function wagers.play_free from public;
grant execute on function wagers.play_free to senluna_app;
