-- Takes a month out of its table and lays it into the archive, where the server has no rights.
create or replace function platform.detach_month(p_table text, p_part regclass) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  kept text := replace(p_part::text, '.', '_');
begin
  execute format('alter table %s detach partition %s', p_table, p_part);
  execute format('revoke all on %s from senluna_app', p_part);
  execute format('alter table %s rename to %I', p_part, kept);
  execute format('alter table %s set schema archive', p_part);
  return 'archive.' || kept;
end $$;
revoke all on function platform.detach_month from public;
