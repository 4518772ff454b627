-- The owner of all house accounts.
create or replace function ledger.house() returns uuid language sql immutable parallel safe as
$$ select '00000000-0000-7000-8000-000000000001'::uuid $$;
revoke all on function ledger.house from public;
grant execute on function ledger.house to senluna_app;
