-- What was won at vendors that keep their players' money, by the hour: it is a part of GGR.
alter table facts.hours add column results bigint not null default 0;

-- The desk's first page reads the days of facts, as reports do. Processes of the version before,
-- which run beside new ones while a version is rolled out, still write marks of days: the table goes
-- with the next version.
comment on table operations.day_mark is 'read and written by the version before alone';

-- Who is on the site, for the desk's list of members.
create view sessions.for_members as select member_id, seen_at from sessions.session where ended_at is null;
grant select on sessions.for_members to senluna_app;
