-- Holds what an order takes its locks on before its player's wallet, in the order in which every
-- order takes them: gates of draws, exposure, guard, wallets. So the house can give its stake first
-- and nobody waits for each other. Arguments as of `place_many`.
create or replace function lottery.hold_free(
  p_owner uuid, p_draw integer[], p_x_draw integer[], p_x_merchant text[], p_x_currency text[], p_x_type text[], p_x_key text[]
) returns void
language plpgsql security definer set search_path = lottery, pg_temp set lock_timeout = '3s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  perform lottery.enter(p_draw);
  insert into lottery.exposure (draw_no, merchant_id, currency, bet_type, key)
    select x.draw_no, x.merchant_id, x.currency, x.bet_type, x.key
    from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord)
    order by x.ord on conflict do nothing;
  perform 1 from unnest(p_x_draw, p_x_merchant, p_x_currency, p_x_type, p_x_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord),
    lateral (select from lottery.exposure l where l.draw_no = x.draw_no and l.merchant_id = x.merchant_id and l.currency = x.currency
      and l.bet_type = x.bet_type and l.key = x.key for no key update) e;
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
end $$;
revoke all on function lottery.hold_free from public;
grant execute on function lottery.hold_free to senluna_app;
