-- A single win of the limit ends an autoplay, as the game's own panel says.
create or replace function rounds.auto_left(s rounds.play_state, p_auto uuid, p_payout bigint, p_steps smallint)
returns integer language plpgsql immutable as $$
begin
  if p_auto is null then return s.auto_left; end if;
  if p_payout >= s.auto_win_limit or (s.auto_stop_on_feature and p_steps > 1) then return 0; end if;
  return s.auto_left - 1;
end $$;
revoke all on function rounds.auto_left from public;
