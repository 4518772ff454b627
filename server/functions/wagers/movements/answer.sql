-- The answer as the caller gets it, with the wallet as it stands: its balance is what can be spent.
create or replace function wagers.answer(m wagers.movement, p_replayed boolean)
returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql as $$
begin
  return query select m.status, p_replayed, coalesce(a.balance - a.held, 0), coalesce(a.version, 0), coalesce(m.moved, 0), coalesce(m.debt, 0),
    m.wager_id, r.state, m.reason
  from (select 1) one
  left join ledger.account a on a.owner_id = m.owner_id and a.account_no = m.account_no
  left join wagers.round_state r on r.owner_id = m.owner_id and r.round_id = m.round_id and r.source = m.source;
end $$;
revoke all on function wagers.answer from public;
