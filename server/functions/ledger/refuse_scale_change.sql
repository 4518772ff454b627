-- A currency keeps its scale for ever.
create or replace function ledger.refuse_scale_change() returns trigger language plpgsql as $$
begin
  if new.scale <> old.scale or new.code <> old.code or new.kind <> old.kind or new.demonstration <> old.demonstration then
    raise exception 'the scale, kind and code of a currency are fixed when it is created' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
revoke all on function ledger.refuse_scale_change from public;
