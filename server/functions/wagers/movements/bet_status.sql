-- What a bet that is named says to a win or a correction: 0 when it counts.
create or replace function wagers.bet_status(b wagers.movement, p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_vendor text)
returns smallint language plpgsql as $$
begin
  return case
    when b.key is null and exists (select from ledger.tombstone where owner_id = p_owner and key = p_key and source = p_source) then 6
    when b.key is null or b.kind <> 1 or b.round_id <> p_round or b.vendor <> p_vendor then 20
    when b.status = 6 then 6
    when b.status <> 0 then 20
    when wagers.undone(b) then 21
    else 0 end;
end $$;
revoke all on function wagers.bet_status from public;
