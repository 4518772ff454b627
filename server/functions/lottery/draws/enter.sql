-- The gate of a draw: placing and cancelling hold it together with others, sealing holds it alone.
-- Until the transaction ends.
create or replace function lottery.enter(p_draws integer[]) returns void language sql as $$
  select pg_advisory_xact_lock_shared(7300401, d.no) from (select distinct no from unnest(p_draws) no order by no) d
$$;
revoke all on function lottery.enter from public;
grant execute on function lottery.enter to senluna_app;
