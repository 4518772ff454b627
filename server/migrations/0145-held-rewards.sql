-- Rewards that wait and are looked into before they can be claimed: what speaks against each, with
-- whom, and what two people decided.
create table promotions.suspicion (
  id uuid primary key,
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  reward_id uuid not null unique references promotions.participation (id),
  state text not null check (state in ('HELD', 'RELEASED', 'REJECTED')),
  -- A list of what was found: its name, and the accounts it is shared with.
  found jsonb not null,
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'HELD') = (decided_at is null))
);
create index suspicion_of_brand on promotions.suspicion (merchant_id, state, id desc);
grant select, insert, update on promotions.suspicion to senluna_app;

-- How far rewards have been looked at.
create table promotions.looked (
  one boolean primary key default true check (one),
  upto timestamptz not null
);
grant select, insert, update on promotions.looked to senluna_app;
create index participation_made on promotions.participation (created_at) where state = 'ISSUED';

-- What accounts have in common: devices that nobody cleared, payout accounts, people, lines.
create view promotions.in_devices as
  select s.merchant_id, s.member_id, s.device_id from sessions.for_newcomers s
  where not exists (select from risk.for_newcomers c
    where c.merchant_id = s.merchant_id and c.device_id = s.device_id and c.member_id = s.member_id);
create view promotions.in_payees as select merchant_id, member_id, kind, bank_code, number from payout.for_newcomers;
create view promotions.in_names as select merchant_id, member_id, payee_name, birthday from members.for_newcomers;
create view promotions.in_lines as select merchant_id, member_id, at, ip, device from sessions.for_referrals;
grant select on promotions.in_devices, promotions.in_payees, promotions.in_names, promotions.in_lines to senluna_app;
