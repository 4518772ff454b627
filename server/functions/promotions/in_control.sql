-- Whether a member is left out of a promotion to compare with: by their id and its name alone, so it
-- is settled before either is known to the other and stays so.
create or replace function promotions.in_control(p_member uuid, p_promotion text, p_percent integer)
returns boolean
language sql immutable parallel safe as $$
  select (pg_catalog.hashtextextended(p_member::text || ' ' || p_promotion, 0) & 2147483647) % 100 < p_percent
$$;
revoke all on function promotions.in_control from public;
grant execute on function promotions.in_control to senluna_app;
