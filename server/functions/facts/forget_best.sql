-- A server of the version before changed a day without its best multiple: from then on nobody knows it,
-- until the day is worked out again.
create or replace function facts.forget_best() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  new.best_x100 := null;
  return new;
end $$;
revoke all on function facts.forget_best from public;
