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

-- Accounts as those above them see them.
create view members.for_agents as
  select id, merchant_id, user_name, nickname, type, state, parent_id, path, created_at from members.member
  where type not in (3, 4, 42);
grant select on members.for_agents to senluna_app;

create index member_below on members.member (parent_id, user_name) where parent_id is not null;

-- Who is logged in.
create view sessions.for_agents as select member_id, seen_at from sessions.session where ended_at is null;
grant select on sessions.for_agents to senluna_app;

create schema agents;
grant usage on schema agents to senluna_app;

-- How many accounts an agent opened on the last day on which it opened one.
create table agents.opening (
  agent_id uuid primary key,
  day date not null,
  opened integer not null check (opened > 0)
);

-- Lower rates that an agent wants for an account right below it, which has to agree.
create table agents.rate_request (
  id uuid primary key,
  merchant_id text not null,
  agent_id uuid not null,
  member_id uuid not null,
  -- By product, in parts per million.
  rates jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  check ((state = 'WAITING') = (answered_at is null))
);
create unique index rate_request_waiting on agents.rate_request (member_id) where state = 'WAITING';
create index rate_request_of_agent on agents.rate_request (agent_id) where state = 'WAITING';

-- Accounts that act for an agent, and the pages of its center that it lets them open.
create table agents.assistant (
  member_id uuid primary key,
  merchant_id text not null,
  principal_id uuid not null,
  pages text[] not null,
  created_at timestamptz not null
);
create index assistant_of on agents.assistant (principal_id, created_at, member_id);

grant select, insert, update on agents.opening, agents.rate_request to senluna_app;
grant select, insert, update, delete on agents.assistant to senluna_app;

-- Accounts that get another agent when the next business day begins.
create table agents.move (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  -- Null: right below the house.
  to_parent_id uuid,
  due_at timestamptz not null,
  state text not null default 'PLANNED' check (state in ('PLANNED', 'DONE', 'FAILED'))
);
create unique index move_planned on agents.move (member_id) where state = 'PLANNED';
create index move_due on agents.move (due_at) where state = 'PLANNED';
grant select, insert, update on agents.move to senluna_app;
