-- What else a request is about: the things that the call which asked for it named. Whoever is
-- related to one of them doesn't decide. Requests of before have none; their member stands beside.
alter table approvals.approval add column concerns jsonb not null default '[]';
