-- What somebody has done about their own account, for missions that ask for it.
create or replace view members.for_rewards as
  select id, merchant_id, type, state, created_at, nullif(profile ->> 'birthday', '') as birthday,
    greatest(created_at, birthday_at) as birthday_at,
    (select c.verified_at from members.contact c where c.member_id = m.id and c.kind = 'mobile') as mobile_at,
    (select c.verified_at from members.contact c where c.member_id = m.id and c.kind = 'email') as email_at
  from members.member m;
create or replace view promotions.in_members as
  select id, merchant_id, type, state, created_at, birthday, birthday_at, mobile_at, email_at from members.for_rewards;
create view kyc.for_missions as select member_id from kyc.standing where tier >= 2;
grant select on kyc.for_missions to senluna_app;
