-- Notes that the database was backed up, by the program that did it. For the owner of the database.
create or replace function platform.note_backup(p_program text, p_seconds real, p_bytes bigint, p_encrypted boolean) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  insert into platform.backup (at, seconds, bytes, program, encrypted)
  values (clock_timestamp(), p_seconds, p_bytes, p_program, p_encrypted)
$$;
revoke all on function platform.note_backup from public;
