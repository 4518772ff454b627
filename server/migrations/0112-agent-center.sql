-- Agents whose upline lets nobody register below them.
create table referrals.locked (
  member_id uuid primary key,
  merchant_id text not null,
  by_id uuid not null,
  locked_at timestamptz not null
);
grant select, insert, delete on referrals.locked to senluna_app;

create view referrals.for_agents as select member_id from referrals.locked;
grant select on referrals.for_agents to senluna_app;

-- Rebate rates of accounts, for lists that are narrowed by them.
create view rates.for_agents as select member_id, product, ppm from rates.rate;
grant select on rates.for_agents to senluna_app;

-- Contracts that nobody has ended, with the highest of their rates.
create view contracts.for_agents as
  select id, holder_id, kind, state, effective_from, effective_to, (terms -> 'tiers' -> -1 ->> 'ratePpm')::integer as rate_ppm
  from contracts.contract where state in ('NEW_REQUEST', 'SIGNED', 'TERMINATION_REQUEST');
grant select on contracts.for_agents to senluna_app;

-- Files of bets and movements of a team, too.
alter table security.export drop constraint export_report_check;
alter table security.export add constraint export_report_check
  check (report in ('OWN_DATA', 'BETS', 'TRANSACTIONS', 'TEAM_BETS', 'TEAM_TRANSACTIONS'));
