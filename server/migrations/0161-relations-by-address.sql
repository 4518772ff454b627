-- An account of a player with the confirmed address of somebody of the staff is theirs, noted or not.
create view staff.for_relations as
  select id as staff_id, merchant_id, email from staff.account where email is not null and email_verified_at is not null;
create view members.for_relations as
  select member_id, merchant_id, value as email from members.contact where kind = 'email' and verified_at is not null;
create view approvals.in_relations as
  select staff_id, member_id from approvals.relation
  union all
  select s.staff_id, m.member_id from staff.for_relations s
    join members.for_relations m on m.merchant_id = s.merchant_id and m.email = s.email;
grant select on staff.for_relations, members.for_relations, approvals.in_relations to senluna_app;
