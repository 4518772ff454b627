-- What a member's protection says to more stake on a wager that is open: what it says to any stake of so much,
-- and to the whole one where a limit or a cap is on a single stake.
create or replace function wagers.raise_status(
  p_owner uuid, p_book smallint, p_more bigint, p_whole bigint, p_products text[], p_at timestamptz
) returns smallint language plpgsql as $$
declare
  said smallint := wagers.guard_status(p_owner, p_book, p_more, p_products, p_at);
  g protection.guard;
begin
  if said <> {post.POSTED} or p_book <> {book.REAL} then return said; end if;
  -- It was locked by the question before.
  select * into g from protection.guard where owner_id = p_owner;
  if g.capped_until > p_at and p_whole > g.cap_most then return {play.OVER_STAKE_CAP}; end if;
  if g.active is true and exists (select from protection.member_limit where owner_id = p_owner and kind = 'stake' and value < p_whole) then
    return {play.OVER_STAKE_LIMIT};
  end if;
  return {post.POSTED};
end $$;
revoke all on function wagers.raise_status from public;
