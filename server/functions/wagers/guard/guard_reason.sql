-- Why a bet is denied, in the words of the vendors' wallet.
create or replace function wagers.guard_reason(p_status smallint) returns text language sql immutable as $$
  select case p_status when {play.EXCLUDED} then 'PLAYER_EXCLUDED' when {play.OVER_LOSS_LIMIT} then 'LIMIT_LOSS' when {play.CHECK_DUE} then 'REALITY_CHECK_DUE'
    when {play.SESSION_LIMIT} then 'LIMIT_SESSION' when {play.OVER_STAKE_LIMIT} then 'LIMIT_STAKE'
    when {play.OVER_STAKE_CAP} then 'BONUS_MAX' when {play.PRODUCT_LOCKED} then 'BONUS_GAME' end
$$;
revoke all on function wagers.guard_reason from public;
