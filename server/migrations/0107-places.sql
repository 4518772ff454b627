-- Where everybody stood, a row for each stay: from `since` (before the first: empty) up to `until`,
-- which is excluded (the last: empty). The same as members.place_at says moment by moment, for
-- queries that ask for many accounts at once.
create view members.for_places as
select m.id, m.type, m.path, (select max(e.until) from members.earlier_place e where e.member_id = m.id) as since, null::timestamptz as until
from members.member m
union all
select e.member_id, e.type, e.path,
  (select max(b.until) from members.earlier_place b where b.member_id = e.member_id and b.until < e.until), e.until
from members.earlier_place e;
grant select on members.for_places to senluna_app;
