-- Members whose deposits or bets may have completed a mission since it was last looked at.
create table promotions.mission_look (
  member_id uuid primary key,
  at timestamptz not null
);
grant select, insert, update, delete on promotions.mission_look to senluna_app;

-- Who was notified that a mission of a cycle is done, so that nobody is twice.
create table promotions.mission_notified (
  member_id uuid not null,
  promotion_id text not null,
  cycle text not null,
  at timestamptz not null,
  primary key (member_id, promotion_id, cycle)
);
grant select, insert on promotions.mission_notified to senluna_app;
