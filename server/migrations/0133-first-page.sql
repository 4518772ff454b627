-- What was won at vendors that keep their players' money, by the hour: it is a part of GGR.
alter table facts.hours add column results bigint not null default 0;

-- The desk's first page reads the days of facts, as reports do, and needs no marks of its own.
drop table operations.day_mark;

-- Who is on the site, for the desk's list of members.
create view sessions.for_members as select member_id, seen_at from sessions.session where ended_at is null;
grant select on sessions.for_members to senluna_app;
