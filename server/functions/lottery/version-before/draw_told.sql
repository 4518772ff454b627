-- For statements of the version before that were under way when the functions were replaced.
create or replace function lottery.draw_told(d lottery.draw) returns jsonb language sql stable set search_path = lottery, pg_temp as $$
  select lottery.draw_message(d)
$$;
