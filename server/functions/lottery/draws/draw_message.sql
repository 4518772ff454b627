-- How a draw stands, as `drawEvent` of contract/lottery.ts has it.
create or replace function lottery.draw_message(d lottery.draw) returns jsonb language sql stable set search_path = lottery, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'type', 'draw',
    'numero', d.numero,
    'state', case d.state when {draw.OPEN} then 'OPEN' when {draw.SEALED} then 'LOCKED' when {draw.DRAWN} then 'OPENED' else 'VOID' end,
    'lockAt', to_char(d.lock_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'version', d.result_version,
    'settled', d.settled_at is not null,
    'result', case when d.state = {draw.DRAWN} then (select r.result from lottery.result r where r.draw_no = d.no and r.version = d.result_version) end,
    'onAir', case when d.state = {draw.SEALED} then (select a.numbers from lottery.on_air a where a.draw_no = d.no) end))
$$;
