-- Settles tickets of one draw for the first time, all at once if each is as it should be; otherwise
-- one after the other. Arguments as of `settle_slow`.
create or replace function lottery.settle_piece(
  p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[],
  p_hits integer[], p_payout bigint[], p_capped bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_merchant text[], p_currency text[],
  p_lost_owner uuid[], p_lost_ticket uuid[], p_lost_valid bigint[], p_told jsonb, p_upto uuid, p_lane smallint, p_at timestamptz,
  p_written_at timestamptz
) returns integer
language plpgsql security definer set search_path = lottery, pg_temp as $$
declare
  settled integer;
begin
  settled := lottery.settle_fresh(p_draw, p_version, p_owner, p_ticket, p_account, p_book, p_group, p_status, p_hits, p_payout, p_capped, p_refund, p_rebate,
    p_valid, p_merchant, p_currency, p_lost_owner, p_lost_ticket, p_lost_valid, p_told, p_upto, p_lane, p_at, p_written_at);
  if settled is null then
    settled := lottery.settle_slow(p_draw, p_version, p_owner, p_ticket, p_account, p_book, p_group, p_status, p_hits, p_payout, p_capped, p_refund, p_rebate,
      p_valid, p_merchant, p_currency, p_lost_owner, p_lost_ticket, p_lost_valid, p_told, p_upto, p_lane, p_at, p_written_at);
  end if;
  return settled;
end $$;
revoke all on function lottery.settle_piece from public;
grant execute on function lottery.settle_piece to senluna_app;
