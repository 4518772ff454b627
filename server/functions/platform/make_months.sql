-- Makes the months of a table from that of `p_from` on, past ones too; answers how many are new. Rows
-- of such a month that went into the rest move to it. Making them again changes nothing.
create or replace function platform.make_months(p_table text, p_from timestamptz, p_months integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  parent regclass := (select name::regclass from platform.monthly where name = p_table);
  owner text := split_part(p_table, '.', 1);
  base text := split_part(p_table, '.', 2);
  month timestamp;
  part text;
  bounds text;
  any_left boolean;
  made integer := 0;
  guard record;
begin
  if parent is null then
    raise exception '% is not split by months', p_table;
  end if;
  perform pg_advisory_xact_lock(7300120);
  for i in 0 .. p_months - 1 loop
    month := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    part := format('%I.%I', owner, format('%s_%s', base, to_char(month, 'YYYYMM')));
    continue when to_regclass(part) is not null;
    bounds := format('at >= %L and at < %L', month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    execute format('create table %s (like %s including all)', part, parent);
    execute format('select exists (select from %I.%I where %s)', owner, base || '_rest', bounds) into any_left;
    if any_left then
      -- Moved, not changed: what keeps rows from being deleted is not meant.
      execute format('alter table %I.%I disable trigger user', owner, base || '_rest');
      execute format('with moved as (delete from %I.%I where %s returning *) insert into %s select * from moved',
        owner, base || '_rest', bounds, part);
      execute format('alter table %I.%I enable trigger user', owner, base || '_rest');
    end if;
    execute format('alter table %s attach partition %s for values from (%L) to (%L)', parent, part,
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    -- Those of a statement are not taken over from the whole table.
    for guard in
      select t.tgname, t.tgfoid::regproc as routine from pg_trigger t
      where t.tgrelid = parent and not t.tgisinternal and t.tgtype & 32 <> 0
    loop
      execute format('create trigger %I before truncate on %s for each statement execute function %s()',
        guard.tgname, part, guard.routine);
    end loop;
    made := made + 1;
  end loop;
  return made;
end $$;
revoke all on function platform.make_months from public;
grant execute on function platform.make_months to senluna_app;
