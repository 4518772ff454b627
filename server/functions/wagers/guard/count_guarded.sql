-- Adds what a guarded member staked and got back to the hour it happened in. Negative for what is
-- undone.
create or replace function wagers.count_guarded(p_owner uuid, p_book smallint, p_stake bigint, p_payout bigint, p_at timestamptz) returns void
language plpgsql as $$
begin
  if p_book <> {book.REAL} or (p_stake = 0 and p_payout = 0) then return; end if;
  insert into protection.bucket as b (owner_id, hour, staked, won)
    select g.owner_id, date_trunc('hour', p_at, 'UTC'), p_stake, p_payout
    from protection.guard g where g.owner_id = p_owner and g.active
    on conflict (owner_id, hour) do update set staked = b.staked + excluded.staked, won = b.won + excluded.won;
end $$;
revoke all on function wagers.count_guarded from public;
