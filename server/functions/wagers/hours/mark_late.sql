-- Notes the hour of a wager that was not settled at once, or is settled or opened anew.
create or replace function wagers.mark_late() returns trigger language plpgsql security definer set search_path = wagers, pg_temp as $$
begin
  insert into wagers.late_hour as h (owner_id, hour) values (new.owner_id, date_trunc('hour', new.placed_at, 'UTC'))
    on conflict (owner_id, hour) do update set settled_to = null where h.settled_to is not null;
  return null;
end $$;
revoke all on function wagers.mark_late from public;
