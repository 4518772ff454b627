-- Makes the month partitions from the month of `p_from` on. Making them again changes nothing.
create or replace function chat.make_months(p_from timestamptz, p_months integer) returns void
language plpgsql security definer set search_path = chat, pg_temp as $$
declare
  first timestamp;
  name text;
begin
  perform pg_advisory_xact_lock(7300119);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    foreach name in array array['message', 'room_message'] loop
      begin
        execute format('create table if not exists chat.%s_%s partition of chat.%s for values from (%L) to (%L)',
          name, to_char(first, 'YYYYMM'), name, first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
      exception when check_violation then
        raise notice '% of % stay in the rest', name, first;
      end;
    end loop;
  end loop;
end $$;
revoke all on function chat.make_months from public;
grant execute on function chat.make_months to senluna_app;
