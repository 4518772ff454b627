-- The first settlement of tickets of one draw, whose arguments are those of `settle_slow`: all
-- of them at once. When one is not as it should be (settled or taken back before, of another draw,
-- a closed wallet), nothing of this stays and the answer is null.
create or replace function lottery.settle_fresh(
  p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[],
  p_hits integer[], p_payout bigint[], p_capped bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_merchant text[], p_currency text[],
  p_lost_owner uuid[], p_lost_ticket uuid[], p_lost_valid bigint[], p_told jsonb, p_upto uuid, p_lane smallint, p_at timestamptz,
  p_written_at timestamptz
) returns integer
language plpgsql security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_ticket);
  drawn record;
  settled integer;
  guarded boolean := false;
begin
  select game into drawn from lottery.draw
    where no = p_draw and ((state = {draw.DRAWN} and result_version = p_version) or (state = {draw.VOID} and p_version = 0));
  if not found then raise exception 'draw % has no result %', p_draw, p_version; end if;
  -- A crash may take the last pieces with it, with everything that came after them: then they are settled again, to the same.
  perform set_config('synchronous_commit', 'off', true);

  if n > 0 then guarded := wagers.hold_wallets(p_owner, p_account); end if;
  begin
    if n > 0 then
      insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
      select i.owner_id, i.id, 1, p_version, i.status, i.hits, i.payout, i.capped, i.rebate, i.valid, p_at
      from unnest(p_owner, p_ticket, p_account, p_group, p_status, p_hits, p_payout, p_capped, p_rebate, p_valid)
        as i(owner_id, id, account_no, place, status, hits, payout, capped, rebate, valid),
      lateral (select from lottery.ticket t where t.owner_id = i.owner_id and t.id = i.id and t.draw_no = p_draw
        and t.account_no = i.account_no and t.merchant_id = p_merchant[i.place] limit 1) t;
      get diagnostics settled = row_count;
      if settled <> n then raise exception using errcode = 'SL011', message = 'a ticket is not of this draw'; end if;
    end if;
    settled := wagers.settle_wagers({source.LOTTERY}::smallint, guarded, p_owner, p_ticket, p_account, p_book, p_group, p_status, p_payout, p_refund, p_rebate, p_valid,
      array(select lottery.key_of(k.id, 1::smallint) from unnest(p_ticket) with ordinality as k(id, ord) order by k.ord), p_merchant, p_currency,
      p_lost_owner, p_lost_ticket, p_lost_valid, true, drawn.game, p_told, p_lane, p_at, p_written_at);
  exception when sqlstate 'SL011' or unique_violation or not_null_violation or no_data_found then
    return null;
  end;

  -- Unless it was corrected or made void meanwhile: then the next settlement starts over.
  if p_upto is not null then
    update lottery.draw set settled_to = p_upto where no = p_draw and settled_at is null and (settled_to is null or settled_to < p_upto)
      and ((state = {draw.DRAWN} and result_version = p_version) or (state = {draw.VOID} and p_version = 0));
  end if;
  return settled;
end $$;
revoke all on function lottery.settle_fresh from public;
grant execute on function lottery.settle_fresh to senluna_app;
