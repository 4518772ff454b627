-- Held by whoever changes a player's protection or makes a play state, until the transaction ends.
create or replace function wagers.hold_player(p_owner uuid) returns void language sql as $$
  select pg_advisory_xact_lock(7300201, hashtext(p_owner::text))
$$;
revoke all on function wagers.hold_player from public;
grant execute on function wagers.hold_player to senluna_app;
