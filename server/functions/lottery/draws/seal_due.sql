-- Seals draws whose lock has passed by the grace: nobody is between the gate and the commit any
-- more. Answers those it sealed.
create or replace function lottery.seal_due(p_lock_before timestamptz, p_at timestamptz, p_most integer) returns setof integer
language plpgsql security definer set search_path = lottery, pg_temp as $$
declare
  d record;
begin
  for d in
    select no from lottery.draw where state = {draw.OPEN} and lock_at < p_lock_before order by lock_at limit p_most for no key update skip locked
  loop
    -- Whoever is inside has until the lock's grace to commit; the next turn comes soon.
    if not pg_try_advisory_xact_lock(7300401, d.no) then continue; end if;
    update lottery.draw set state = {draw.SEALED}, sealed_at = p_at where no = d.no and state = {draw.OPEN};
    return next d.no;
  end loop;
end $$;
revoke all on function lottery.seal_due from public;
grant execute on function lottery.seal_due to senluna_app;
