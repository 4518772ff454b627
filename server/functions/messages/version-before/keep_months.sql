-- Makes the months from that of `p_from` on and drops those that ended before `p_before`. Doing it
-- again changes nothing; a month that already has rows in the rest stays there.
create or replace function messages.keep_months(p_from timestamptz, p_months integer, p_before timestamptz) returns void
language plpgsql security definer set search_path = messages, pg_temp as $$
declare
  first timestamp;
  part text;
begin
  perform pg_advisory_xact_lock(7300117);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    begin
      execute format('create table if not exists messages.message_%s partition of messages.message for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
    exception when check_violation then
      raise notice 'messages of % stay in the rest', first;
    end;
  end loop;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'messages.message'::regclass and c.relname ~ '^message_\d{6}$'
      and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month') at time zone 'UTC' <= p_before
  loop
    execute format('drop table messages.%I', part);
  end loop;
end $$;
revoke all on function messages.keep_months from public;
grant execute on function messages.keep_months to senluna_app;
