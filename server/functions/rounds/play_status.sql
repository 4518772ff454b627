-- What a play state says to a round, before any money is looked at. 0 when it may be posted.
create or replace function rounds.play_status(
  s rounds.play_state, p_session uuid, p_stake bigint, p_seed uuid, p_nonce bigint, p_seen uuid, p_auto uuid, p_cycle_ms integer, p_at timestamptz
) returns smallint language plpgsql immutable as $$
begin
  if s.session_id is distinct from p_session or s.session_expires_at <= p_at then return {play.SESSION_OVER}; end if;
  if s.open_round is not null and s.open_round is distinct from p_seen then return {play.ROUND_OPEN}; end if;
  if p_auto is not null and (s.auto_id is distinct from p_auto or s.auto_left <= 0 or s.auto_loss_left < p_stake) then return {play.AUTOPLAY_OVER}; end if;
  if p_cycle_ms > 0 and s.last_spin_at + p_cycle_ms * interval '1 millisecond' > p_at then return {play.TOO_SOON}; end if;
  if s.seed_id <> p_seed or s.nonce <> p_nonce then return {play.STALE}; end if;
  return {post.POSTED};
end $$;
revoke all on function rounds.play_status from public;
