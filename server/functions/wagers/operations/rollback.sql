-- Undoes one bet, or one win of a round that is not closed. A key that has not come is marked, so
-- that it moves nothing when it comes. What cannot be undone (a refusal, what was undone before) is
-- done.
create or replace function wagers.rollback(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text,
  p_vendor text, p_reason text, p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked({movement.ROLLBACK}::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, 0, p_reason,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  t wagers.movement;
  target wagers.round_step;
  outcome smallint;
  again boolean := false;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then
    m.status := {post.UNKNOWN_ACCOUNT};
    return query select * from wagers.answer(m, false);
    return;
  end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, {post.TOMBSTONED}, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> {post.KEY_CONFLICT}); return; end if;

  select * into t from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
  if t.key is null then
    -- A posting without a movement is a whole round of a house game, or none of the wagers' business.
    outcome := ledger.entomb(p_owner, p_account, p_ref, p_source, 'rollback', p_at);
    again := outcome = {post.REPLAYED};
    if outcome < {post.KEY_CONFLICT} then
      insert into wagers.round_step (owner_id, round_id, source, step, kind, key, wager_id, named, moved)
        values (p_owner, p_round, p_source, 0, {step.MARK}, p_ref, p_ref, false, 0) on conflict do nothing;
    end if;
    m := wagers.kept(m, case when outcome < {post.KEY_CONFLICT} then {post.POSTED}
      when exists (select from wagers.wager where owner_id = p_owner and id = p_ref) then {operation.ALREADY_SETTLED} else {operation.BET_NOT_FOUND} end, wallet);
  elsif t.vendor <> p_vendor then
    m.reason := 'other_vendor'; -- unknown to this one, which leaves no mark on it
    m := wagers.kept(m, {post.POSTED}, wallet);
  elsif t.kind not in ({movement.BET}, {movement.WIN}) or t.round_id <> p_round then
    m := wagers.kept(m, {operation.BET_NOT_FOUND}, wallet);
  elsif t.status <> {post.POSTED} or wagers.undone(t) then
    again := t.status in ({post.POSTED}, {post.TOMBSTONED});
    m := wagers.kept(m, {post.POSTED}, wallet);
  elsif (t.account_no, t.currency) is distinct from (p_account, p_currency) then
    m := wagers.kept(m, {post.CURRENCY_MISMATCH}, wallet);
  end if;
  if m.status is not null then return query select * from wagers.answer(m, again); return; end if;

  select * into strict r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if r.closed_at is not null then
    m := wagers.kept(m, case t.kind when {movement.BET} then {operation.ALREADY_SETTLED} else {operation.ROUND_CLOSED} end, wallet);
  elsif t.kind = {movement.BET} and exists (select from wagers.round_step x
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and not x.undone
        and (x.kind in ({movement.WIN}, {movement.ADJUST}, {movement.RAISE}) and x.wager_id = t.wager_id or x.kind = {movement.WIN} and not x.named)) then
    m := wagers.kept(m, {operation.ALREADY_SETTLED}, wallet);
  elsif t.kind = {movement.WIN} and exists (select from wagers.round_step x
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and not x.undone
        and x.kind = {movement.ADJUST} and x.wager_id = t.wager_id) then
    m := wagers.kept(m, {operation.ALREADY_SETTLED}, wallet); -- a correction was worked out from it
  elsif wallet.state = {account.CLOSED} then
    m.status := {post.FROZEN};
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  select * into strict target from wagers.round_step
    where owner_id = p_owner and round_id = p_round and source = p_source and step = t.step;
  m := wagers.undo(m, r, target, p_trace);
  return query select * from wagers.answer(m, again);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;
revoke all on function wagers.rollback from public;
grant execute on function wagers.rollback to senluna_app;
