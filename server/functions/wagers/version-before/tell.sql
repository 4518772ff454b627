-- For statements of the version before that were under way when the functions were replaced.
create or replace function wagers.tell(m wagers.movement, r wagers.round_state, p_wager uuid, p_stake bigint, p_valid bigint, p_payout bigint, p_trace text)
returns void language sql as $$
  select wagers.publish(m, r, p_wager, p_stake, p_valid, p_payout, p_trace)
$$;
revoke all on function wagers.tell from public;
