-- What stakes may still be lost in a window of so many hours: the limit less what was staked and
-- not won. A bucket counts until its last minute has left the window.
create or replace function protection.lost(p_owner uuid, p_hours integer, p_at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(staked - won), 0)::bigint from protection.bucket
  where owner_id = p_owner and hour > p_at - make_interval(hours => p_hours + 1)
$$;
revoke all on function protection.lost from public;
