-- Puts a held guard in force, or out of it. Coming into force it counts the last thirty days anew:
-- no stake is on its way, since its wallets are held too.
create or replace function wagers.set_guard(p_owner uuid, p_active boolean, p_at timestamptz) returns void
language plpgsql security definer set search_path = wagers, pg_temp as $$
begin
  if p_active and not (select active from protection.guard where owner_id = p_owner) then
    perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
    delete from protection.bucket where owner_id = p_owner;
    insert into protection.bucket (owner_id, hour, staked, won)
      select p_owner, date_trunc('hour', m.at, 'UTC'), sum(m.staked), sum(m.won)
      from wagers.wager w, lateral (values (w.placed_at, w.stake, 0), (coalesce(w.settled_at, w.placed_at), 0, w.payout)) m(at, staked, won)
      where w.owner_id = p_owner and w.book = {book.REAL} and w.status <> {wager.CANCELLED} and w.placed_at > p_at - interval '31 days'
      group by 2;
  end if;
  update protection.guard set active = p_active where owner_id = p_owner and active <> p_active;
  update rounds.play_state s set guarded = p_active or g.capped_until is not null
    from protection.guard g
    where g.owner_id = p_owner and s.owner_id = p_owner and s.guarded <> (p_active or g.capped_until is not null);
end $$;
revoke all on function wagers.set_guard from public;
grant execute on function wagers.set_guard to senluna_app;
