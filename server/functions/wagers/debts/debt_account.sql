-- Where the debt of a wallet stands: real money in 5, play money of a member's free play in 6.
create or replace function wagers.debt_account(p_account integer) returns integer language sql immutable as $$
  select case p_account when {wallet.MAIN} then {wallet.DEBT} when {wallet.TRIAL} then {wallet.TRIAL_DEBT} end
$$;
revoke all on function wagers.debt_account from public;
