-- The agent report goes by where each account stood on a day.
create view reports.in_places as
  select id, merchant_id, user_name, type, parent_id, path, since, until from members.for_teams;
grant select on reports.in_places to senluna_app;
