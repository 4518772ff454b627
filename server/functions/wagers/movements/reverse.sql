-- Takes back or gives back what a movement is about, by the opposite legs, in the period it
-- happens. A freeze keeps the player from spending, not a correction from its money. The caller has
-- looked at the state of the wallet: it is not closed.
create or replace function wagers.reverse(m wagers.movement, r wagers.round_state) returns wagers.movement language plpgsql as $$
declare
  wallet ledger.account;
  counter integer := wagers.game_account(r, 0::smallint, m.at);
  lowest bigint;
  credit bigint;
  outcome smallint;
begin
  select * into wallet from ledger.account where owner_id = m.owner_id and account_no = m.account_no;
  select min(x.running), sum(x.amount), sum(x.amount) filter (where x.amount > 0) into lowest, m.moved, credit
    from (select -t.amount as amount, sum(-t.amount) over (order by t.leg desc) as running from ledger.transfer t
      where t.owner_id = m.owner_id and t.key = m.ref and t.source = m.source) x;
  if lowest is null then return wagers.kept(m, {post.POSTED}, wallet); end if; -- a win of nothing
  if lowest < 0 then m.debt := wagers.lend(m, -lowest, counter); end if;
  if wallet.state = {account.FROZEN} then perform ledger.set_account_state(m.owner_id, m.account_no, {account.OPEN}::smallint); end if;
  outcome := ledger.reverse(m.owner_id, m.ref, m.source, m.key, '{"{kind.BET}": {kind.BET_REFUND}, "{kind.PAYOUT}": {kind.PAYOUT_TAKEN_BACK}, "{kind.PAYOUT_TAKEN_BACK}": {kind.PAYOUT}, "{kind.TRIAL_BET}": {kind.TRIAL_REFUND}}', m.at);
  if outcome <> {post.POSTED} then raise exception 'movement % of % could not be undone: %', m.ref, m.owner_id, outcome; end if;
  if wallet.state = {account.FROZEN} then perform ledger.set_account_state(m.owner_id, m.account_no, {account.FROZEN}::smallint); end if;
  m.status := {post.POSTED};
  select balance, version into m.balance_after, m.version from ledger.account
    where owner_id = m.owner_id and account_no = m.account_no;
  m.balance_before := m.balance_after - m.moved;
  insert into wagers.movement select (m).*;
  if credit > 0 then perform wagers.collect(m, credit, counter); end if;
  return m;
end $$;
revoke all on function wagers.reverse from public;
