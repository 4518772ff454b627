-- What was answered to this key before: the row that is kept, status 2 for other content, null for
-- a new key.
create or replace function wagers.answered(m wagers.movement) returns wagers.movement language plpgsql as $$
declare
  s wagers.movement;
begin
  select * into s from wagers.movement where owner_id = m.owner_id and key = m.key and source = m.source;
  if found then
    if (s.kind, s.account_no, s.currency, s.vendor, s.round_id, s.ref, s.amount)
      is not distinct from (m.kind, m.account_no, m.currency, m.vendor, m.round_id, m.ref, m.amount) then return s; end if;
    m.status := {post.KEY_CONFLICT};
    return m;
  end if;
  -- The key has paid for something else.
  if exists (select from ledger.transfer where owner_id = m.owner_id and key = m.key and source = m.source)
    or exists (select from ledger.hold where owner_id = m.owner_id and key = m.key and source = m.source)
    or exists (select from wagers.wager where owner_id = m.owner_id and id = m.key) then
    m.status := {post.KEY_CONFLICT};
    return m;
  end if;
  return null;
end $$;
revoke all on function wagers.answered from public;
