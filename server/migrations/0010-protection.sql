-- Player protection: limits, breaks and reality checks, and what the money path asks of them. A member who
-- never set a limit has no row that a stake looks at.
-- Whoever changes a member's protection takes `wagers.hold_player` first, then seats, then the guard, then
-- wallets. Stakes take their seat, then the guard, then wallets.

create schema protection;
grant usage on schema protection to senluna_app;

-- One row for each member who has set a limit or taken a break. Stakes of that member take turns on it.
create table protection.guard (
  owner_id uuid primary key,
  merchant_id text not null,
  -- A limit is set or a break lasts: every stake is looked at and counted. The seats carry the same mark.
  active boolean not null default false,
  cooling_until timestamptz,
  -- Excluded until it is ended on request, even when its date is over; without a date for good.
  excluded boolean not null default false,
  excluded_until timestamptz,
  -- When coming back was asked for, after the term.
  return_asked_at timestamptz,
  -- When today's minutes are used up, as the sessions stand.
  session_ends_at timestamptz
);
create index guard_session_end on protection.guard (session_ends_at) where session_ends_at is not null;

-- A limit as it is, and the looser one that was asked for: it holds once it was confirmed after its time.
create table protection.member_limit (
  owner_id uuid not null,
  kind text not null check (kind in ('depositDay', 'depositWeek', 'depositMonth', 'lossDay', 'lossWeek', 'lossMonth', 'stake', 'session')),
  value bigint check (value >= 0), -- money in the smallest unit, minutes for `session`; null for none
  pending boolean not null default false,
  pending_value bigint check (pending_value >= 0),
  pending_at timestamptz, -- from when it may be confirmed
  changed_at timestamptz not null,
  primary key (owner_id, kind),
  check (pending = (pending_at is not null) and (pending or pending_value is null))
);

-- Stakes and payouts of guarded members by the hour, real money only.
create table protection.bucket (
  owner_id uuid not null,
  hour timestamptz not null,
  staked bigint not null,
  won bigint not null,
  primary key (owner_id, hour)
) with (fillfactor = 70);
create index bucket_old on protection.bucket (hour);

-- The period of play that the next reality check tells about. Its own row for everybody who opens a game.
create table protection.reality_check (
  owner_id uuid primary key,
  minutes smallint not null check (minutes > 0),
  chosen boolean not null default false, -- by the player; else the brand's
  session_id uuid not null,
  since timestamptz not null,
  due_at timestamptz not null
);

-- Everything a member or the law did here. Never changed.
create table protection.step (
  owner_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('limit', 'raiseAsked', 'raiseConfirmed', 'raiseDropped', 'coolOff', 'exclusion', 'returnAsked', 'returned',
    'checkInterval', 'checkAcknowledged', 'sessionOver')),
  detail jsonb not null,
  primary key (owner_id, at, id)
);
create trigger step_kept before update or delete on protection.step for each row execute function ledger.refuse_change();
create trigger step_not_emptied before truncate on protection.step for each statement execute function ledger.refuse_change();

-- What stakes may still be lost in a window of so many hours: the limit less what was staked and not won.
-- A bucket counts until its last minute has left the window.
create function protection.lost(p_owner uuid, p_hours integer, p_at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(staked - won), 0)::bigint from protection.bucket
  where owner_id = p_owner and hour > p_at - make_interval(hours => p_hours + 1)
$$;

-- Statuses of the money path besides those of wagers: 15 excluded or on a break, 16 over a loss limit, 17 a
-- reality check is due, 18 today's minutes are used up, 19 over the stake limit.

-- What a member's protection says to a stake; 0 for nothing. Until the transaction ends, other stakes of a
-- guarded member wait here, so what is counted is what was checked. Free play knows only breaks and checks.
create function wagers.guard_status(p_owner uuid, p_book smallint, p_stake bigint, p_at timestamptz) returns smallint
language plpgsql as $$
declare
  g protection.guard;
  l record;
begin
  select * into g from protection.guard where owner_id = p_owner for no key update;
  if g.excluded or g.cooling_until > p_at then return 15; end if;
  if exists (select from protection.reality_check where owner_id = p_owner and due_at <= p_at) then return 17; end if;
  if p_book <> 0 or g.active is not true then return 0; end if;
  if g.session_ends_at <= p_at then return 18; end if;
  for l in
    select kind, value from protection.member_limit
    where owner_id = p_owner and value is not null and kind in ('stake', 'lossDay', 'lossWeek', 'lossMonth')
  loop
    if l.kind = 'stake' then
      if p_stake > l.value then return 19; end if;
    elsif protection.lost(p_owner, case l.kind when 'lossDay' then 24 when 'lossWeek' then 168 else 720 end, p_at) + p_stake > l.value then
      return 16;
    end if;
  end loop;
  return 0;
end $$;

-- Why a bet is denied, in the words of the vendors' wallet.
create function wagers.guard_reason(p_status smallint) returns text language sql immutable as $$
  select case p_status when 15 then 'PLAYER_EXCLUDED' when 16 then 'LIMIT_LOSS' when 17 then 'REALITY_CHECK_DUE'
    when 18 then 'LIMIT_SESSION' when 19 then 'LIMIT_STAKE' end
$$;

-- Adds what a guarded member staked and got back to the hour it happened in. Negative for what is undone.
create function wagers.count_guarded(p_owner uuid, p_book smallint, p_stake bigint, p_payout bigint, p_at timestamptz) returns void
language plpgsql as $$
begin
  if p_book <> 0 or (p_stake = 0 and p_payout = 0) then return; end if;
  insert into protection.bucket as b (owner_id, hour, staked, won)
    select g.owner_id, date_trunc('hour', p_at, 'UTC'), p_stake, p_payout
    from protection.guard g where g.owner_id = p_owner and g.active
    on conflict (owner_id, hour) do update set staked = b.staked + excluded.staked, won = b.won + excluded.won;
end $$;

-- Held by whoever changes a player's protection or makes a seat, until the transaction ends.
create function wagers.hold_player(p_owner uuid) returns void language sql as $$
  select pg_advisory_xact_lock(7300201, hashtext(p_owner::text))
$$;

-- Holds a player's seats and guard, which is made when there is none; every stake of theirs waits.
create function wagers.hold_guard(p_owner uuid, p_merchant text) returns void
language plpgsql security definer set search_path = wagers, pg_temp as $$
begin
  perform wagers.hold_player(p_owner);
  perform 1 from wagers.seat where owner_id = p_owner order by game_id, book for no key update;
  insert into protection.guard (owner_id, merchant_id) values (p_owner, p_merchant) on conflict do nothing;
  perform 1 from protection.guard where owner_id = p_owner for no key update;
end $$;

-- Puts a held guard in force, or out of it. Coming into force it counts the last thirty days anew: no stake
-- is on its way, since its wallets are held too.
create function wagers.set_guard(p_owner uuid, p_active boolean, p_at timestamptz) returns void
language plpgsql security definer set search_path = wagers, pg_temp as $$
begin
  if p_active and not (select active from protection.guard where owner_id = p_owner) then
    perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
    delete from protection.bucket where owner_id = p_owner;
    insert into protection.bucket (owner_id, hour, staked, won)
      select p_owner, date_trunc('hour', m.at, 'UTC'), sum(m.staked), sum(m.won)
      from wagers.wager w, lateral (values (w.placed_at, w.stake, 0), (coalesce(w.settled_at, w.placed_at), 0, w.payout)) m(at, staked, won)
      where w.owner_id = p_owner and w.book = 0 and w.status <> 7 and w.placed_at > p_at - interval '31 days'
      group by 2;
  end if;
  update protection.guard set active = p_active where owner_id = p_owner and active <> p_active;
  update wagers.seat set guarded = p_active where owner_id = p_owner and guarded <> p_active;
end $$;

-- When the next reality check is due, for all seats of a player.
create function wagers.set_check(p_owner uuid, p_due_at timestamptz) returns void
language sql security definer set search_path = wagers, pg_temp as $$
  update wagers.seat set check_due_at = p_due_at where owner_id = p_owner and check_due_at is distinct from p_due_at
$$;

do $$
declare
  f regprocedure;
begin
  for f in select p.oid from pg_proc p
    where p.pronamespace = 'protection'::regnamespace or p.pronamespace = 'wagers'::regnamespace
      and p.proname in ('guard_status', 'guard_reason', 'count_guarded', 'hold_player', 'hold_guard', 'set_guard', 'set_check')
  loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant select, insert, update on protection.guard, protection.member_limit, protection.reality_check to senluna_app;
grant select, insert on protection.step to senluna_app;
grant select, delete on protection.bucket to senluna_app;
grant delete on protection.guard, protection.member_limit, protection.reality_check to senluna_app;
grant execute on function wagers.hold_player, wagers.hold_guard, wagers.set_guard, wagers.set_check to senluna_app;
