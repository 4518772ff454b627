-- Holds a player's play states and guard, which is made when there is none; every stake of theirs waits.
create or replace function wagers.hold_guard(p_owner uuid, p_merchant text) returns void
language plpgsql security definer set search_path = wagers, pg_temp as $$
begin
  perform wagers.hold_player(p_owner);
  perform 1 from rounds.play_state where owner_id = p_owner order by game_id, book for no key update;
  insert into protection.guard (owner_id, merchant_id) values (p_owner, p_merchant) on conflict do nothing;
  perform 1 from protection.guard where owner_id = p_owner for no key update;
end $$;
revoke all on function wagers.hold_guard from public;
grant execute on function wagers.hold_guard to senluna_app;
