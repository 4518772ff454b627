-- What one member of staff asks for and another decides, and what the desk keeps for each of them.

-- Accounts a member of staff is related to: nobody decides on their own account or a relative's.
create table staff.relation (
  staff_id uuid not null references staff.account,
  member_id uuid not null,
  primary key (staff_id, member_id)
);

create table staff.approval (
  id uuid primary key,
  merchant_id text not null,
  -- What happens when it is approved: the name of an action that a module has registered.
  action text not null check (action ~ '^[a-z]+(\.[a-zA-Z]+)+$'),
  object_kind text not null,
  object_id text not null,
  -- The member whose account it touches, if any.
  member_id uuid,
  -- What the action takes, and what the checker is shown: before and after.
  payload jsonb not null,
  before jsonb,
  after jsonb,
  -- What the checker must be allowed, such as 'deposits.approve'.
  needs text not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  maker_id uuid not null references staff.account,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  checker_id uuid references staff.account,
  decision text,
  decided_at timestamptz,
  check (checker_id is distinct from maker_id or state in ('PENDING', 'WITHDRAWN', 'EXPIRED')),
  check ((state in ('APPROVED', 'REJECTED')) = (checker_id is not null))
);
-- One open request for an action on an object.
create unique index approval_open on staff.approval (merchant_id, action, object_kind, object_id) where state = 'PENDING';
create index approval_of_brand on staff.approval (merchant_id, id desc);
create index approval_waiting on staff.approval (expires_at) where state = 'PENDING';

-- How somebody at the desk likes a list: filters, columns, order, under a name.
create table staff.view (
  staff_id uuid not null references staff.account,
  page text not null check (page ~ '^[a-z][a-zA-Z-]{0,39}$'),
  name text not null check (length(name) between 1 and 40),
  settings jsonb not null,
  primary key (staff_id, page, name)
);

grant select, insert, delete on staff.relation, staff.view to senluna_app;
grant update on staff.view to senluna_app;
grant select, insert, update on staff.approval to senluna_app;

-- The starting rights a role has been given: a right that comes later is offered once, one that an operator took away stays away.
alter table staff.role add column offered text[] not null default '{}';

-- Some decisions want somebody senior.
alter table staff.permission drop constraint permission_action_check;
alter table staff.permission add constraint permission_action_check
  check (action in ('view', 'edit', 'approve', 'export', 'senior'));
