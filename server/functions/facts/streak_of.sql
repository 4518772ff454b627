-- Results in their order, W for a win and L for what isn't one, cut to what rows of wins follow from:
-- the wins before the first L, the longest row and the wins after the last L. What was cut can be put behind
-- each other and cut again (`kit/promotions/streak.ts`).
create or replace function facts.streak_of(p_results text)
returns text
language sql immutable parallel safe as $$
  select case when position('L' in p_results) = 0 then p_results
    else split_part(p_results, 'L', 1) || 'L' || (select max(wins collate "C") from unnest(string_to_array(p_results, 'L')) as wins)
      || 'L' || split_part(p_results, 'L', -1) end
$$;
revoke all on function facts.streak_of from public;
grant execute on function facts.streak_of to senluna_app;
