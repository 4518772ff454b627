-- Straight to the live connections, past the outbox: there a draw's message would wait behind
-- the tickets of a great settlement. Nothing hangs on it: who misses it reads the draw again.
create or replace function lottery.publish_draw() returns trigger language plpgsql set search_path = lottery, pg_temp as $$
declare
  d lottery.draw;
  message text;
begin
  if tg_table_name = 'draw' then d := new; else select * into strict d from lottery.draw where no = new.draw_no; end if;
  message := jsonb_build_array(jsonb_build_object(
    'topic', 'draw.' || d.game,
    'audience', 'joined',
    'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', lottery.draw_message(d)))::text;
  -- A notification carries no more than this.
  if octet_length(message) < 7900 then perform pg_notify('live', message); end if;
  return null;
end $$;
