-- Takes rewards out of a promotion's budget, as many of the first ones as it still covers, and
-- answers how many; all of them where there is no budget. Rewards of one budget are given one after
-- the other. Whoever sets a budget holds the promotion, so the first statement waits for that and
-- the second sees what was set.
create or replace function promotions.charge(p_merchant text, p_promotion text, p_amounts bigint[])
returns integer
language plpgsql as $$
declare
  v_left bigint;
  v_fits integer;
  v_sum bigint;
begin
  perform from promotions.promotion where merchant_id = p_merchant and id = p_promotion for key share;
  select most - spent into v_left from promotions.budget
    where merchant_id = p_merchant and promotion_id = p_promotion for update;
  if not found then
    return cardinality(p_amounts);
  end if;
  select count(*), coalesce(sum(u.amount), 0) into v_fits, v_sum
    from (select a.amount, sum(a.amount) over (order by a.n) as until from unnest(p_amounts) with ordinality as a (amount, n)) u
    where u.until <= v_left;
  update promotions.budget set spent = spent + v_sum where merchant_id = p_merchant and promotion_id = p_promotion and v_sum > 0;
  return v_fits;
end $$;
revoke all on function promotions.charge from public;
grant execute on function promotions.charge to senluna_app;
