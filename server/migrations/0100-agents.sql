-- What an agent's link gives to whoever registers by it, and how far those who followed it came.
alter table referrals.ref_code
  -- Rates by product, in parts per million.
  add column rates jsonb not null default '{}',
  -- How often its page was opened, and how many of those who registered by it have put money in.
  add column opened integer not null default 0 check (opened >= 0),
  add column first_deposits integer not null default 0 check (first_deposits >= 0);

create index ref_code_newest on referrals.ref_code (owner_id, created_at desc, code desc) where kind = 'AGENT_LINK';

-- Who registered by which agent's link, until they put money in for the first time.
create table referrals.registration (
  member_id uuid primary key,
  merchant_id text not null,
  code text not null
);
grant select, insert, delete on referrals.registration to senluna_app;
