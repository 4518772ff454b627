-- Writes what a player whose guard is held may stake at most, in which products and until when; a
-- moment of null takes the cap away.
create or replace function wagers.set_cap(p_owner uuid, p_most bigint, p_products text[], p_until timestamptz) returns void
language plpgsql security definer set search_path = wagers, pg_temp as $$
begin
  update protection.guard set cap_most = p_most, cap_products = p_products, capped_until = p_until where owner_id = p_owner;
  update rounds.play_state s set guarded = g.active or g.capped_until is not null
    from protection.guard g
    where g.owner_id = p_owner and s.owner_id = p_owner and s.guarded <> (g.active or g.capped_until is not null);
end $$;
revoke all on function wagers.set_cap from public;
grant execute on function wagers.set_cap to senluna_app;
