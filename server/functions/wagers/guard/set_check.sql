-- When the next reality check is due, for all play states of a player.
create or replace function wagers.set_check(p_owner uuid, p_due_at timestamptz) returns void
language sql security definer set search_path = wagers, pg_temp as $$
  update rounds.play_state set check_due_at = p_due_at where owner_id = p_owner and check_due_at is distinct from p_due_at
$$;
revoke all on function wagers.set_check from public;
grant execute on function wagers.set_check to senluna_app;
