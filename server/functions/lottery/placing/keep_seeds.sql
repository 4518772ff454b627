-- Keeps what orders give their draws to mix with: `p_of` is the place of a ticket's order, `p_draw`
-- its draw. In the transaction that places the orders, which holds the gates of the draws.
create or replace function lottery.keep_seeds(p_order uuid[], p_no text[], p_seed text[], p_of integer[], p_draw integer[])
returns void language plpgsql security definer set search_path = lottery, pg_temp
  -- A plan for all calls: one made anew for each costs more than the seeds.
  set plan_cache_mode = force_generic_plan as $$
begin
  insert into lottery.player_seed (draw_no, order_id, seed, leaf)
    select d.no, p_order[t.of], p_seed[t.of],
      sha256('\x00'::bytea || convert_to(p_no[t.of], 'UTF8') || '\x00'::bytea || convert_to(p_seed[t.of], 'UTF8'))
    from (select distinct u.of, u.no from unnest(p_of, p_draw) as u(of, no)) t
    join lottery.draw d on d.no = t.no and d.state = {draw.OPEN} and d.commitment is not null
    where p_seed[t.of] is not null;
end $$;
revoke all on function lottery.keep_seeds from public;
grant execute on function lottery.keep_seeds to senluna_app;
