-- How many accounts left a place shortly before a day of a zone ended. Who moves late, by a job that
-- stood still, moves from the midnight it should have been: that changes sums made in between.
create or replace function facts.moves_before(p_day date, p_zone text)
returns bigint
language sql stable as $$
  select count(*) from members.for_moves
  where until >= ((p_day - 7)::timestamp at time zone p_zone) and until < ((p_day + 1)::timestamp at time zone p_zone)
$$;
revoke all on function facts.moves_before from public;
grant execute on function facts.moves_before to senluna_app;
