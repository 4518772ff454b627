-- A pair game is settled by the draws of its two stations: which they are, and the versions of
-- their results that its own is made of.
create table lottery.pair_draw (
  draw_no integer primary key references lottery.draw (no),
  first_no integer not null references lottery.draw (no),
  second_no integer not null references lottery.draw (no),
  first_version smallint default 0 not null,
  second_version smallint default 0 not null,
  check (first_no <> second_no)
);
create index pair_draw_first on lottery.pair_draw (first_no);
create index pair_draw_second on lottery.pair_draw (second_no);
grant select on lottery.pair_draw to senluna_app;
grant select, insert on lottery.pair_draw to senluna_draw;

-- As it stands: server/functions/lottery/draws/follow_stations.sql.
create function lottery.follow_stations() returns trigger language plpgsql as $$ begin return null; end $$;

create trigger draw_followed after update of state, lock_at, result_version on lottery.draw for each row
  when (case new.profile
    when 'VN_S' then old.result_version <> new.result_version or old.lock_at > new.lock_at or (new.state > 2 and old.state <> new.state)
    when 'VN_S2' then old.state = 0 and new.state = 1 end)
  execute function lottery.follow_stations();
