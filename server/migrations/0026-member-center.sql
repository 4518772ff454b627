-- The records of the member center over long histories: what is not play in an account record, wagers that were
-- settled later than they were placed, and exports of records beside the one of all of a member's data.

-- Deposits, withdrawals, transfers, gifts and corrections among a million bets and payouts. Play has no entry here, so
-- a bet and its payout cost what they cost before.
create index transfer_beside_play on ledger.transfer (owner_id, account_no, version desc) where kind not in (200, 201, 901, 902);

-- A round of a house game is settled in the moment it is placed and is found by that; only others need a second way.
create index wager_settled_later on wagers.wager (owner_id, settled_at) where settled_at <> placed_at;

-- Which record was asked for, and how it was filtered.
alter table security.export
  add column report text not null default 'OWN_DATA' check (report in ('OWN_DATA', 'BETS', 'TRANSACTIONS')),
  add column filter jsonb not null default '{}';
