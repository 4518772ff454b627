-- Why a bet is denied, in the words of the vendors' wallet.
create or replace function wagers.guard_reason(p_status smallint) returns text language sql immutable as $$
  select case p_status when 15 then 'PLAYER_EXCLUDED' when 16 then 'LIMIT_LOSS' when 17 then 'REALITY_CHECK_DUE'
    when 18 then 'LIMIT_SESSION' when 19 then 'LIMIT_STAKE' end
$$;
revoke all on function wagers.guard_reason from public;
