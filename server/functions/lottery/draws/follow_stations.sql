-- The pairs of a station follow it in the transaction that closes it early, gives it a result or
-- makes it void; a pair that is sealed takes what its stations have had since.
create or replace function lottery.follow_stations() returns trigger language plpgsql security definer set search_path = lottery, pg_temp as $$
declare
  p integer;
begin
  for p in select draw_no from lottery.pair_draw where new.no in (draw_no, first_no, second_no) order by draw_no loop
    perform lottery.follow_pair(p);
  end loop;
  return null;
end $$;
revoke all on function lottery.follow_stations from public;
