-- Moves money between a wallet and the debt that stands beside it; a positive amount makes the debt
-- larger. The game's account stands between the two and keeps nothing of it.
create or replace function wagers.shift_debt(m wagers.movement, p_kind smallint, p_amount bigint, p_counter integer) returns void
language plpgsql as $$
begin
  perform 1 from ledger.post(
    array[m.owner_id, m.owner_id], array[m.account_no, wagers.debt_account(m.account_no)],
    array[wagers.key_of(m, p_kind || ' wallet'), wagers.key_of(m, p_kind || ' debt')], array[{source.DEBT}, {source.DEBT}]::smallint[], array[m.key, m.key],
    array[m.at, m.at], array[1, 2], array[p_kind, p_kind], array[p_amount, -p_amount], array[p_counter, p_counter], m.written_at) p
    where p.status <> {post.POSTED};
  if found then raise exception 'the debt of % could not be written', m.owner_id; end if;
end $$;
revoke all on function wagers.shift_debt from public;
