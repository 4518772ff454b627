-- For statements of the version before that were under way when its tables moved.
create or replace function wagers.seat_status(
  s wagers.seat, p_session uuid, p_stake bigint, p_seed uuid, p_nonce bigint, p_seen uuid, p_auto uuid, p_cycle_ms integer, p_at timestamptz
) returns smallint language sql immutable as $$
  select rounds.play_status(row((s).*)::rounds.play_state, p_session, p_stake, p_seed, p_nonce, p_seen, p_auto, p_cycle_ms, p_at)
$$;
revoke all on function wagers.seat_status from public;
