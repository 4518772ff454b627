-- One key for each part of what a movement does beside its own posting.
create or replace function wagers.key_of(m wagers.movement, p_part text) returns uuid language sql immutable as $$
  select md5(format('%s %s %s', p_part, m.source, m.key))::uuid
$$;
revoke all on function wagers.key_of from public;
