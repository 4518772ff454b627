-- Where somebody stood at a moment: those above them, the top first. The moment a place ends is the
-- next one's.
create or replace function members.place_at(p_member uuid, p_at timestamptz, out type smallint, out parent_id uuid, out path uuid[])
language sql stable set search_path = pg_catalog as $$
  select p.type, p.parent_id, p.path from (
    (select e.type, e.parent_id, e.path, 0 as rank from members.earlier_place e where e.member_id = p_member and e.until > p_at
      order by e.until limit 1)
    union all
    select m.type, m.parent_id, m.path, 1 from members.member m where m.id = p_member) p
  order by p.rank limit 1
$$;
revoke all on function members.place_at from public;
grant execute on function members.place_at to senluna_app;
