-- Keeps the place a member leaves, so that it can be said where they stood at any moment.
create or replace function members.keep_place() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
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
revoke all on function members.keep_place from public;
