-- What modules publish for the queries of others: `<schema>.for_<purpose>`. A module reads another's data through these or asks its
-- front door; columns behind a view may change as long as the view keeps its own.

-- A wallet or house account as it stands: state 0 open, 1 frozen, 2 closed.
create view ledger.for_balances as
  select owner_id, account_no, currency, balance, held, version, state from ledger.account;

-- A brand's house accounts, each lane by itself, with what they hold.
create view ledger.for_house as
  select h.account_no, h.merchant_id, h.code, h.currency, h.lane, a.balance
  from ledger.house_account h join ledger.account a on a.owner_id = ledger.house() and a.account_no = h.account_no;

-- Every movement of a wallet: `amount` is signed, `counter_no` the house account of the other side, `source` who named the key.
create view ledger.for_record as
  select owner_id, account_no, version, key, source, leg, kind, amount, balance_after, counter_no, ref, event_at, written_at
  from ledger.transfer;

-- What is set aside of a wallet, and what of it remains.
create view ledger.for_holds as
  select owner_id, key, source, account_no, amount, remaining, event_at from ledger.hold;

-- How an amount of a currency is read and shown.
create view ledger.for_currencies as
  select code, scale, display_decimals from ledger.currency;

-- Every wager of every product: what it staked and returned, and the wallet's balance before and after.
create view wagers.for_record as
  select owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at, status, book, currency,
    product, vendor, game_id
  from wagers.wager;

-- What was asked of wagers step by step, and what each came to.
create view wagers.for_movements as
  select owner_id, key, source, kind, status, round_id, ref, amount, moved, debt, wager_id, step, part_of from wagers.movement;

-- The steps of rounds, and what each round counts of them.
create view wagers.for_round_steps as
  select owner_id, round_id, source, step, kind, key, wager_id, named, moved, undone from wagers.round_step;
create view wagers.for_rounds as
  select owner_id, round_id, source, steps, bets, wins from wagers.round_state;

-- Members as lists name them.
create view members.for_lists as
  select id, merchant_id, user_name, type, state, created_at from members.member;

-- What a member says to be, for whom papers are compared with it.
create view members.for_papers as
  select id, user_name, profile ->> 'payeeName' as payee_name, profile ->> 'birthday' as birthday from members.member;

-- Staff as lists name them.
create view staff.for_lists as
  select id, merchant_id, name, shown_as, closed_at from staff.account;

-- Which roles people of the staff have.
create view staff.for_roles as
  select staff_id, merchant_id, role from staff.account_role;

-- Why a decision was made as it was, by what it was about.
create view risk.for_decisions as
  select about, about_id, signals from risk.decision;

-- Which members have a wallet with which vendor.
create view transfers.for_wallets as
  select owner_id, merchant_id, vassalage, wallet_no from transfers.vendor_wallet;

-- Deposits credited, receipts booked and parts paid, by channel: what reconciliation compares with banks and providers.
create view cashier.for_credited as
  select merchant_id, channel_code, credited_at, received, unbacked from cashier.deposit where state = 'CREDITED';
create view cashier.for_receipts as
  select r.merchant_id, c.code as channel_code, r.booked_at, r.amount, r.left_over,
    coalesce((select sum(u.amount) from cashier.receipt_use u where u.receipt_id = r.id and u.kind = 'RETURN'), 0)::bigint as returned
  from cashier.receipt r join cashier.deposit_channel c on c.id = r.channel_id;
create view payout.for_paid as
  select w.merchant_id, p.channel_id as channel_code, p.paid_at, p.amount
  from payout.part p join payout.withdrawal w on w.no = p.no
  where p.state in ('PAID', 'CONFIRMED', 'DISPUTED');

-- Addresses of members on chains, with what was booked of what came to each, in millionths.
create view cashier.for_chains as
  select a.merchant_id, a.member_id, a.chain, a.provider, a.address,
    (select coalesce(sum(x.usdt_micro), 0)::bigint from cashier.deposit d join cashier.receipt x on x.deposit_id = d.id
      where d.member_id = a.member_id and d.pay ->> 'address' = a.address and x.usdt_micro is not null) as booked_micro
  from cashier.crypto_address a;

grant select on ledger.for_balances, ledger.for_house, ledger.for_record, ledger.for_holds, ledger.for_currencies, wagers.for_record,
  wagers.for_movements, wagers.for_round_steps, wagers.for_rounds, members.for_lists, members.for_papers, staff.for_lists, staff.for_roles,
  risk.for_decisions, transfers.for_wallets, cashier.for_credited, cashier.for_receipts, payout.for_paid, cashier.for_chains
  to senluna_app;

-- Codes that bring people belong to the module that gives them out.
create schema referrals;
grant usage on schema referrals to senluna_app;
alter table members.ref_code set schema referrals;
