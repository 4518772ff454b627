-- What agents are paid has a right of its own. Whoever could see it keeps it; so does every role of an operator's own with the
-- contracts that bills come of. A role that the product began and an operator took something from is not given it again.
insert into staff.permission (merchant_id, role, page, action)
select p.merchant_id, p.role, x.page, p.action
from staff.permission p
join staff.role r on r.merchant_id = p.merchant_id and r.code = p.role
cross join (values ('bills'), ('contracts')) x (page)
where p.page = 'adjustments' and p.action in ('view', 'edit', 'approve', 'export') and not (x.page || '.' || p.action) = any (r.offered)
on conflict do nothing;
update staff.role set offered = offered || array['bills.view', 'bills.edit', 'bills.approve', 'bills.export'] where offered <> '{}';

-- What each account below an agent may stake at most on lotteries: on a ticket, on a draw, on a number of a draw. Null: nothing is
-- said. Of several agents above an account the lowest holds.
create table lottery.line_limit (
  leader_id uuid primary key,
  merchant_id text not null,
  ticket bigint check (ticket > 0),
  draw bigint check (draw > 0),
  number bigint check (number > 0),
  -- The staff member, or the agent above it, who set it.
  set_by text not null,
  set_at timestamptz not null,
  check (coalesce(ticket, draw, number) is not null)
);
create index line_limit_of_brand on lottery.line_limit (merchant_id, set_at desc, leader_id desc);
grant select, insert, update, delete on lottery.line_limit to senluna_app;
