-- How rows of exposure stand.
create or replace function lottery.exposure_of(p_draw integer[], p_merchant text[], p_currency text[], p_type text[], p_key text[])
returns table (item integer, units bigint, payout bigint)
language plpgsql stable security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
begin
  return query select x.ord::integer, e.units, e.payout
    from unnest(p_draw, p_merchant, p_currency, p_type, p_key) with ordinality as x(draw_no, merchant_id, currency, bet_type, key, ord)
    join lottery.exposure e on e.draw_no = x.draw_no and e.merchant_id = x.merchant_id and e.currency = x.currency and e.bet_type = x.bet_type
      and e.key = x.key;
end $$;
revoke all on function lottery.exposure_of from public;
grant execute on function lottery.exposure_of to senluna_app;
