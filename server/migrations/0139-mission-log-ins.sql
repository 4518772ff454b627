-- Days of log-ins, for missions that count them.
create view promotions.in_login_records as
  select at, member_id
  from sessions.for_logins;
grant select on promotions.in_login_records to senluna_app;
