-- Rewards that members get by themselves: with a new account, on a birthday.
create view members.for_rewards as
  select m.id, m.merchant_id, m.type, m.state, m.created_at, nullif(m.profile->>'birthday', '') as birthday,
    greatest(m.created_at, m.birthday_at) as birthday_at,
    (select c.verified_at from members.contact c where c.member_id = m.id and c.kind = 'mobile') as mobile_at
  from members.member m;
grant select on members.for_rewards to senluna_app;
create view promotions.in_members as
  select id, merchant_id, type, state, created_at, birthday, birthday_at, mobile_at from members.for_rewards;
grant select on promotions.in_members to senluna_app;

-- Whose birthday a day is.
create index member_birthday on members.member (merchant_id, substr(nullif(profile->>'birthday', ''), 6))
  where nullif(profile->>'birthday', '') is not null;
