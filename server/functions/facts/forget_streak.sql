-- A server of the version before changed a day without its streak: from then on nobody knows it, until the
-- day is worked out again.
create or replace function facts.forget_streak() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  new.streak := null;
  return new;
end $$;
revoke all on function facts.forget_streak from public;
