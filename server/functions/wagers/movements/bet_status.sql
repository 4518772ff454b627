-- What a bet that is named says to a win or a correction: 0 when it counts.
create or replace function wagers.bet_status(b wagers.movement, p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_vendor text)
returns smallint language plpgsql as $$
begin
  return case
    when b.key is null and exists (select from ledger.tombstone where owner_id = p_owner and key = p_key and source = p_source) then {post.TOMBSTONED}
    when b.key is null or b.kind <> {movement.BET} or b.round_id <> p_round or b.vendor <> p_vendor then {operation.BET_NOT_FOUND}
    when b.status = {post.TOMBSTONED} then {post.TOMBSTONED}
    when b.status <> {post.POSTED} then {operation.BET_NOT_FOUND}
    when wagers.undone(b) then {operation.BET_CANCELLED}
    else {post.POSTED} end;
end $$;
revoke all on function wagers.bet_status from public;
