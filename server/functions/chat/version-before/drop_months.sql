-- Drops the months that are over before `p_before`; what is left of the month that `p_before` is in
-- goes by rows.
create or replace function chat.drop_months(p_before timestamptz) returns void
language plpgsql security definer set search_path = chat, pg_temp as $$
declare
  old record;
begin
  perform pg_advisory_xact_lock(7300119);
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('chat.message'::regclass, 'chat.room_message'::regclass) and c.relname ~ '_[0-9]{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= p_before at time zone 'UTC'
  loop
    execute format('drop table chat.%I', old.relname);
  end loop;
end $$;
revoke all on function chat.drop_months from public;
grant execute on function chat.drop_months to senluna_app;
