-- Brings a pair game's draw to where its two stations stand: void with either, drawn with both, by
-- a new version when either is corrected. Asked again it does nothing more. Of two transactions that
-- each give one station its result, the second one waits here for the first and then reads both.
-- Lock order: gate, draw; pairs by their number.
create or replace function lottery.follow_pair(p_draw integer) returns void
language plpgsql security definer set search_path = lottery, pg_temp as $$
declare
  p lottery.pair_draw;
  d lottery.draw;
  a lottery.draw;
  b lottery.draw;
  ra lottery.result;
  rb lottery.result;
  early timestamptz;
begin
  select * into strict p from lottery.pair_draw where draw_no = p_draw;
  select * into strict d from lottery.draw where no = p_draw;
  select * into strict a from lottery.draw where no = p.first_no;
  select * into strict b from lottery.draw where no = p.second_no;
  -- Whoever is placing at this moment is waited for.
  if d.state = {draw.OPEN} and (a.state > {draw.DRAWN} or b.state > {draw.DRAWN} or least(a.lock_at, b.lock_at) < d.lock_at) then
    perform pg_advisory_xact_lock(7300401, p_draw);
  end if;
  select * into strict d from lottery.draw where no = p_draw for no key update;
  select * into strict p from lottery.pair_draw where draw_no = p_draw for no key update;
  select * into strict a from lottery.draw where no = p.first_no;
  select * into strict b from lottery.draw where no = p.second_no;
  if d.state > {draw.DRAWN} then return; end if;

  if a.state > {draw.DRAWN} or b.state > {draw.DRAWN} then
    update lottery.draw set
        state = case when a.state = {draw.VOID} or b.state = {draw.VOID} or exists (select from lottery.ticket t where t.draw_no = p_draw)
          then {draw.VOID} else {draw.NOT_HELD} end,
        void_reason = coalesce(a.void_reason, b.void_reason,
          case when exists (select from lottery.ticket t where t.draw_no = p_draw) then 'LATE' end), void_note = coalesce(a.void_note, b.void_note),
        sealed_at = coalesce(sealed_at, greatest(a.sealed_at, b.sealed_at)), drawn_at = coalesce(drawn_at, greatest(a.drawn_at, b.drawn_at)),
        settled_at = null, settled_to = null, settled_version = greatest(settled_version, result_version)
      where no = p_draw;
    return;
  end if;

  if d.state = {draw.OPEN} then
    if least(a.lock_at, b.lock_at) < d.lock_at then
      -- What was accepted by now stays in time.
      early := greatest(least(a.lock_at, b.lock_at),
        (select max(t.accepted_at) + interval '1 millisecond' from lottery.ticket t where t.draw_no = p_draw));
      update lottery.draw set open_at = least(open_at, early), lock_at = least(lock_at, early) where no = p_draw;
    end if;
    return;
  end if;

  if a.state <> {draw.DRAWN} or b.state <> {draw.DRAWN} or (a.result_version, b.result_version) = (p.first_version, p.second_version) then return; end if;
  select * into strict ra from lottery.result where draw_no = a.no and version = a.result_version;
  select * into strict rb from lottery.result where draw_no = b.no and version = b.result_version;
  early := least((ra.facts ->> 'voidFrom')::timestamptz, (rb.facts ->> 'voidFrom')::timestamptz);
  update lottery.pair_draw set first_version = a.result_version, second_version = b.result_version where draw_no = p_draw;
  insert into lottery.result (draw_no, version, result, facts, origin, reason, evidence, at)
    values (p_draw, d.result_version + 1,
      jsonb_build_object(split_part(a.game, '_', 3), ra.result, split_part(b.game, '_', 3), rb.result),
      case when early is null then '{}'
        else jsonb_build_object('voidFrom', to_char(early at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end,
      'STATIONS', case when b.result_version <> p.second_version and rb.reason <> '' then rb.reason else ra.reason end,
      jsonb_build_object('stations', jsonb_build_array(
        jsonb_build_object('draw', a.no, 'version', a.result_version), jsonb_build_object('draw', b.no, 'version', b.result_version))),
      greatest(ra.at, rb.at));
  update lottery.draw set state = {draw.DRAWN}, result_version = d.result_version + 1,
      facts = (select r.facts from lottery.result r where r.draw_no = p_draw and r.version = d.result_version + 1),
      drawn_at = coalesce(drawn_at, greatest(a.drawn_at, b.drawn_at)), settled_at = null, settled_to = null,
      settled_version = greatest(settled_version, d.result_version)
    where no = p_draw;
end $$;
revoke all on function lottery.follow_pair from public;
