-- Who of a brand is in no report, as one text: sums are made without them.
create or replace function facts.left_out(p_merchant text)
returns text
language sql stable as $$
  select md5(coalesce(string_agg(id::text, ' ' order by id), '')) from members.for_left_out where merchant_id = p_merchant
$$;
revoke all on function facts.left_out from public;
grant execute on function facts.left_out to senluna_app;
