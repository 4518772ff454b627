-- Cancels a whole round, whatever its state: every correction, win and bet that counts is undone,
-- newest first, and nothing more is taken for it. Also for a house round.
create or replace function wagers.cancel_round(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_account integer, p_currency text, p_vendor text, p_reason text,
  p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked({movement.CANCEL}::smallint, p_owner, p_source, p_key, p_round, null, p_account, p_currency, p_vendor, 0, p_reason,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  after ledger.account;
  r wagers.round_state;
  t wagers.round_step;
  u wagers.movement;
  total bigint := 0;
  lent bigint := 0;
  again boolean;
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
  r := wagers.round_of(p_owner, p_source, p_round);
  if r.round_id is null or r.vendor <> p_vendor then m := wagers.kept(m, {operation.BET_NOT_FOUND}, wallet);
  elsif (r.account_no, r.currency) is distinct from (p_account, p_currency) then m := wagers.kept(m, {post.CURRENCY_MISMATCH}, wallet);
  elsif wallet.state = {account.CLOSED} then m.status := {post.FROZEN};
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  again := r.state = {round.CANCELLED};
  for t in
    select x.* from wagers.round_step x
    where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind > {step.MARK} and not x.undone
    order by x.step desc
  loop
    u := wagers.asked({movement.ROLLBACK}::smallint, p_owner, p_source, wagers.key_of(m, t.key::text), p_round, t.key, p_account, p_currency, p_vendor, 0,
      p_reason, p_at, p_written_at);
    u.part_of := p_key;
    u := wagers.undo(u, r, t, p_trace);
    total := total + u.moved;
    lent := lent + u.debt;
  end loop;
  update wagers.round_state set closed_at = coalesce(closed_at, p_at)
    where owner_id = p_owner and round_id = p_round and source = p_source;
  select * into after from ledger.account where owner_id = p_owner and account_no = p_account;
  m.status := {post.POSTED};
  m.moved := total;
  m.debt := lent;
  m.balance_before := wallet.balance;
  m.balance_after := after.balance;
  m.version := after.version;
  insert into wagers.movement select (m).*;
  return query select * from wagers.answer(m, again);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;
revoke all on function wagers.cancel_round from public;
grant execute on function wagers.cancel_round to senluna_app;
