-- What affiliates are paid by: a share with the platform's fee, and so much for each new member.
alter table bills.bill
  add column platform_fee bigint not null default 0,
  -- Of an affiliate: the share before new members are counted against it, how many of them
  -- qualified, and what they came to.
  add column share bigint not null default 0,
  add column qualified integer not null default 0,
  add column cpa bigint not null default 0;

-- New members below an affiliate as a bill looked at them: each version has its own.
create table bills.newcomer (
  bill_id uuid not null references bills.bill (id),
  member_id uuid not null,
  registered_on date not null,
  -- The first deposit ever, if it came before the period's end.
  deposited_on date,
  deposited bigint,
  -- Valid bets in the plan's products by day: [{day, validBet}].
  bets jsonb not null,
  -- Why the account is nobody new.
  barred text,
  outcome text not null,
  met_on date,
  last_day date not null,
  valid_bet bigint not null,
  amount bigint not null,
  primary key (bill_id, member_id),
  check ((deposited_on is null) = (deposited is null))
);
create trigger newcomer_kept before delete or update on bills.newcomer for each row execute function ledger.refuse_change();

-- Who was counted: once for ever, by whatever bill. A correction of that bill can take it back.
create table bills.counted (
  member_id uuid primary key,
  line_id uuid not null,
  holder_id uuid not null,
  outcome text not null check (outcome in ('QUALIFIED', 'OVER_CAP')),
  at timestamptz not null
);
create index counted_by_line on bills.counted (line_id);

grant select, insert on bills.newcomer to senluna_app;
grant select, insert, delete on bills.counted to senluna_app;

-- Who came from which device, who was sent money to which number, who says to be whom: what tells
-- that an account is somebody who was here before.
create view sessions.for_newcomers as
  select distinct merchant_id, member_id, device_id from sessions.session where device_id <> '' and type <> 4;
create view risk.for_newcomers as select merchant_id, device_id, member_id from risk.cleared_link;
create view payout.for_newcomers as
  select distinct merchant_id, member_id, kind, coalesce(bank_code, '') as bank_code, number from payout.account;
create index member_person on members.member (merchant_id, lower(profile->>'payeeName'), (profile->>'birthday'))
  where profile ? 'payeeName' and profile ? 'birthday';
create view members.for_newcomers as
  select merchant_id, id as member_id, lower(profile->>'payeeName') as payee_name, profile->>'birthday' as birthday
  from members.member where profile ? 'payeeName' and profile ? 'birthday';

-- What came of an agent's codes, what it is paid by, and what it was paid.
create view referrals.for_affiliates as
  select merchant_id, owner_id, count(*) filter (where closed_at is null) as codes, sum(opened) as opened, sum(uses) as registered,
    sum(first_deposits) as first_deposits
  from referrals.ref_code where kind <> 'MEMBER_REFERRAL' group by 1, 2;
create view contracts.for_affiliates as
  select holder_id, id as contract_id, version, state, terms, effective_from from contracts.contract
  where kind = 'DIVIDEND' and state in ('SIGNED', 'TERMINATION_REQUEST', 'NEW_REQUEST');
create view bills.for_affiliates as
  select id, merchant_id, holder_id, period_start, period_end, net_loss, share, qualified, cpa, gross, due, paid, state from bills.bill
  where kind = 'DIVIDEND' and state <> 'ADJUSTED';
grant select on sessions.for_newcomers, risk.for_newcomers, payout.for_newcomers, members.for_newcomers, referrals.for_affiliates,
  contracts.for_affiliates, bills.for_affiliates to senluna_app;
