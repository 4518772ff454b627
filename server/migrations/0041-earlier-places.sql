-- Who stood above somebody, and as what, at any moment. Agents earn on a bet by how things stood when it was accepted, and are paid
-- later: docs/lottery.md, "What agents' pay reads". Where somebody stands now is in members.member; where they stood before is kept here.
alter table members.member add column placed_at timestamptz; -- since when they stand where they stand; null: from the beginning

create table members.earlier_place (
  member_id uuid not null,
  until timestamptz not null,
  type smallint not null,
  parent_id uuid,
  path uuid[] not null,
  primary key (member_id, until)
);
create trigger earlier_place_kept before update or delete on members.earlier_place for each row execute function ledger.refuse_change();
create trigger earlier_place_not_emptied before truncate on members.earlier_place
  for each statement execute function ledger.refuse_change();
grant select on members.earlier_place to senluna_app;

create function members.keep_place() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if (old.type, old.parent_id, old.path) is not distinct from (new.type, new.parent_id, new.path) then
    new.placed_at := old.placed_at;
    return new;
  end if;
  if coalesce(new.placed_at <= coalesce(old.placed_at, old.created_at), true) then
    raise exception 'who moves member % says since when, later than the place before', old.id;
  end if;
  insert into members.earlier_place (member_id, until, type, parent_id, path) values (old.id, new.placed_at, old.type, old.parent_id, old.path);
  return new;
end $$;
revoke all on function members.keep_place() from public;
create trigger place_kept before update of type, parent_id, path, placed_at on members.member
  for each row execute function members.keep_place();

-- Where somebody stood at a moment: those above them, the top first. The moment a place ends is the next one's.
create function members.place_at(p_member uuid, p_at timestamptz, out type smallint, out parent_id uuid, out path uuid[])
language sql stable set search_path = pg_catalog as $$
  select p.type, p.parent_id, p.path from (
    (select e.type, e.parent_id, e.path, 0 as rank from members.earlier_place e where e.member_id = p_member and e.until > p_at
      order by e.until limit 1)
    union all
    select m.type, m.parent_id, m.path, 1 from members.member m where m.id = p_member) p
  order by p.rank limit 1
$$;
revoke all on function members.place_at(uuid, timestamptz) from public;
grant execute on function members.place_at(uuid, timestamptz) to senluna_app;
