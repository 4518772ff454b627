-- Jobs, queues and the state of the system are the platform's, not a brand's: their rights stand above the brands and no role has them.
delete from staff.permission where page = 'system';

-- What brands asked for about jobs and nobody has decided: a brand's people decide nothing of it any more.
update approvals.approval set state = 'EXPIRED', decided_at = now() where state = 'PENDING' and needs like 'system.%';

-- The people of a demonstration, whose passwords everybody knows, go on as they did.
insert into staff.house_right (staff_id, name, given_at)
  select a.id, x.name, a.created_at from staff.account a, unnest(array['system.view', 'system.edit', 'system.approve']) as x(name)
  where a.demonstration and a.name in ('demo-admin', 'demo-second')
  on conflict do nothing;
