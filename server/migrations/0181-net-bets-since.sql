-- From when a vendor's bet counts what was won or lost: wagers of before keep their whole stake. A
-- day is left for the servers of the version before; where nobody has bet there is no before.
create table wagers.net_since (at timestamptz primary key);
insert into wagers.net_since (at)
  select case when exists (select from wagers.wager) then clock_timestamp() + interval '1 day' else timestamptz '-infinity' end;
grant select on wagers.net_since to senluna_app;
