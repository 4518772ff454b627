-- For tables whose rows are never changed or deleted.
create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;
revoke all on function ledger.refuse_change from public;
