-- Who of the brand's people looks after a member, and how that came to be.
create table vip.host (
  member_id uuid primary key,
  merchant_id text not null,
  staff_id uuid not null,
  since timestamptz not null
);
create index host_of_staff on vip.host (merchant_id, staff_id, member_id);

create table vip.host_change (
  id uuid primary key,
  member_id uuid not null,
  merchant_id text not null,
  from_staff uuid,
  to_staff uuid,
  by_name text not null,
  reason text not null,
  at timestamptz not null,
  check (from_staff is distinct from to_staff)
);
create index host_change_of_member on vip.host_change (member_id, id desc);
grant select, insert, update, delete on vip.host to senluna_app;
grant select, insert on vip.host_change to senluna_app;

-- Names of the brand's people.
create view vip.in_staff as select id, merchant_id, name, shown_as, closed_at from staff.for_lists;
grant select on vip.in_staff to senluna_app;
