-- For processes of the version before, whose rounds this posts as `rounds.play_fast` does.
create or replace function wagers.play_fused(
  p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[],
  p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[],
  p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[],
  p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamptz[],
  p_written_at timestamptz
) returns table (item integer, balance bigint, version bigint, auto_left integer, auto_loss_left bigint)
language sql security definer set search_path = rounds, pg_temp as $$
  select * from rounds.play_fast(p_owner, p_game, p_book, p_session, p_key, p_stake, p_payout, p_seed, p_nonce, p_steps, p_draws, p_seen, p_auto, p_cycle_ms, p_wallet, p_counter, p_rules, p_currency, p_product, p_vendor, p_merchant, p_trace, p_at, p_written_at)
$$;
revoke all on function wagers.play_fused from public;
grant execute on function wagers.play_fused to senluna_app;
