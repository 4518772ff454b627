-- When a house account was opened: it held nothing before.
create or replace view ledger.for_house as
  select h.account_no, h.merchant_id, h.code, h.currency, h.lane, a.balance, a.opened_at
  from ledger.house_account h join ledger.account a on a.owner_id = ledger.house() and a.account_no = h.account_no;
