-- One text of an entry as its hash takes it: its length, so that no two rows of texts are the same
-- bytes.
create or replace function audit.part(p_text text) returns text language sql immutable as $$
  select case when p_text is null then '-' else octet_length(convert_to(p_text, 'UTF8'))::text || ':' || p_text end || ','
$$;
