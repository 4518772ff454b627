-- Makes a round of a run that is over, with its whole record, and frees its play state. False for one
-- that had ended before.
create or replace function rounds.end_run(p_owner uuid, p_id uuid, p_record bytea, p_key uuid, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = rounds, pg_temp as $$
declare
  u rounds.run;
begin
  update rounds.run set ended_at = p_at, ended_key = p_key where owner_id = p_owner and id = p_id and ended_at is null returning * into u;
  if not found then return false; end if;
  insert into rounds.round (owner_id, id, seed_id, nonce, rules_no, steps, draws)
    values (u.owner_id, u.id, u.seed_id, u.nonce, u.rules_no, 1, p_record);
  update rounds.play_state set open_round = null, open_seen = 0
    where owner_id = p_owner and game_id = u.game_id and book = u.book and open_round = p_id;
  return true;
end $$;
revoke all on function rounds.end_run from public;
grant execute on function rounds.end_run to senluna_app;
