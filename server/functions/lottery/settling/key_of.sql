-- The key of what a revision of a ticket's settlement moves.
create or replace function lottery.key_of(p_ticket uuid, p_revision smallint) returns uuid language sql immutable as $$
  select md5('lottery ' || p_ticket::text || ' ' || p_revision::text)::uuid
$$;
revoke all on function lottery.key_of from public;
