-- Until when a password that others handed over opens the account; null for one that its owner chose.
alter table members.member add column password_until timestamptz;

-- How often somebody of the staff was refused a call within an hour: the audit log has an entry at 1, 10, 100 … of them.
create table staff.refused_call (
  staff_id uuid not null references staff.account (id),
  call text not null,
  since timestamptz not null,
  times integer not null,
  primary key (staff_id, call)
);
grant select, insert, update, delete on staff.refused_call to senluna_app;
