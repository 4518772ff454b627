-- What players watch of a draw: each step it takes is told to the pages that look at its game, and the numbers of an official
-- draw are shown as provisional while it is on air.

-- Numbers heard on air, as far as they have come. Nothing is ever settled on them: they are shown until the result stands.
create table lottery.on_air (
  draw_no integer primary key references lottery.draw (no),
  numbers jsonb not null, -- the shape of a result, with less in it
  staff_id uuid not null,
  told_at timestamptz not null
);
grant select, insert, update on lottery.on_air to senluna_app;
grant select on lottery.on_air to senluna_draw;

-- How a draw stands, as `drawEvent` of contract/lottery.ts has it.
create function lottery.draw_told(d lottery.draw) returns jsonb language sql stable set search_path = lottery, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'type', 'draw',
    'numero', d.numero,
    'state', case d.state when 0 then 'OPEN' when 1 then 'LOCKED' when 2 then 'OPENED' else 'VOID' end,
    'lockAt', to_char(d.lock_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'version', d.result_version,
    'settled', d.settled_at is not null,
    'result', case when d.state = 2 then (select r.result from lottery.result r where r.draw_no = d.no and r.version = d.result_version) end,
    'onAir', case when d.state = 1 then (select a.numbers from lottery.on_air a where a.draw_no = d.no) end))
$$;

-- Straight to the live connections, past the outbox: there a draw's word would wait behind the tickets of a great settlement.
-- Nothing hangs on it: who misses it reads the draw again.
create function lottery.tell_draw() returns trigger language plpgsql set search_path = lottery, pg_temp as $$
declare
  d lottery.draw;
  said text;
begin
  if tg_table_name = 'draw' then d := new; else select * into strict d from lottery.draw where no = new.draw_no; end if;
  said := jsonb_build_array(jsonb_build_object(
    'topic', 'draw.' || d.game,
    'audience', 'joined',
    'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', lottery.draw_told(d)))::text;
  -- A notification carries no more than this.
  if octet_length(said) < 7900 then perform pg_notify('live', said); end if;
  return null;
end $$;

create trigger draw_told after update of state, lock_at, result_version, settled_at on lottery.draw for each row
  when (old.state <> new.state or old.lock_at <> new.lock_at or old.result_version <> new.result_version
    or (old.settled_at is null and new.settled_at is not null))
  execute function lottery.tell_draw();
create trigger on_air_told after insert or update on lottery.on_air for each row execute function lottery.tell_draw();
