-- For statements of the version before that were under way when its tables moved.
create or replace function wagers.auto_left(s wagers.seat, p_auto uuid, p_payout bigint, p_steps smallint)
returns integer language sql immutable as $$
  select rounds.auto_left(row((s).*)::rounds.play_state, p_auto, p_payout, p_steps)
$$;
revoke all on function wagers.auto_left from public;
