-- In which of the first weeks after their registration somebody played, so that who came back is read from one row each.
alter table facts.person add column weeks date[] not null default '{}';
update facts.person p set weeks = w.weeks
from (
  select m.id, array_agg(distinct date_trunc('week', f.day)::date) as weeks
  from facts.in_members m join facts.play f on f.member_id = m.id and f.day >= m.created_at::date - 1 and f.day < m.created_at::date + 37
  group by m.id
) w
where w.id = p.member_id;
