-- What a member's protection says to a stake; 0 for nothing. Until the transaction ends, other
-- stakes of a guarded member wait here, so what is counted is what was checked. Free play knows
-- only breaks and checks. `p_products`: what the stake is on; null where that isn't known yet.
create or replace function wagers.guard_status(p_owner uuid, p_book smallint, p_stake bigint, p_products text[], p_at timestamptz) returns smallint
language plpgsql as $$
declare
  g protection.guard;
  l record;
begin
  select * into g from protection.guard where owner_id = p_owner for no key update;
  if g.excluded or g.cooling_until > p_at then return {play.EXCLUDED}; end if;
  if exists (select from protection.reality_check where owner_id = p_owner and due_at <= p_at) then return {play.CHECK_DUE}; end if;
  if p_book <> {book.REAL} then return {post.POSTED}; end if;
  if g.capped_until > p_at then
    if not p_products <@ g.cap_products then return {play.PRODUCT_LOCKED}; end if;
    if p_stake > g.cap_most then return {play.OVER_STAKE_CAP}; end if;
  end if;
  if g.active is not true then return {post.POSTED}; end if;
  if g.session_ends_at <= p_at then return {play.SESSION_LIMIT}; end if;
  for l in
    select kind, value from protection.member_limit
    where owner_id = p_owner and value is not null and kind in ('stake', 'lossDay', 'lossWeek', 'lossMonth')
  loop
    if l.kind = 'stake' then
      if p_stake > l.value then return {play.OVER_STAKE_LIMIT}; end if;
    elsif protection.lost(p_owner, case l.kind when 'lossDay' then 24 when 'lossWeek' then 168 else 720 end, p_at) + p_stake > l.value then
      return {play.OVER_LOSS_LIMIT};
    end if;
  end loop;
  return {post.POSTED};
end $$;
revoke all on function wagers.guard_status(uuid, smallint, bigint, text[], timestamptz) from public;
-- For statements of the version before that were under way when the functions were replaced.
create or replace function wagers.guard_status(p_owner uuid, p_book smallint, p_stake bigint, p_at timestamptz) returns smallint
language sql as $$
  select wagers.guard_status(p_owner, p_book, p_stake, null::text[], p_at)
$$;
revoke all on function wagers.guard_status(uuid, smallint, bigint, timestamptz) from public;
