-- Tables of house rounds lie in their own schema, and a row of slot state is a play state. Views keep
-- the old names for processes of the version before; they go with the next version.

create schema rounds;
grant usage on schema rounds to senluna_app;

-- All at once or not at all, and nobody waits long: rounds that are being posted come first.
do $$
begin
  for attempt in 1..120 loop
    begin
      perform set_config('lock_timeout', '500ms', true);
      lock table wagers.seat, wagers.seed, wagers.rules, wagers.game_session, wagers.round in access exclusive mode;
      perform set_config('lock_timeout', '0', true);
      return;
    exception when lock_not_available or deadlock_detected then
      perform pg_sleep(0.25);
    end;
  end loop;
  raise exception 'The tables of house rounds are in use: nobody let them go for a minute.';
end $$;

alter table wagers.seat set schema rounds;
alter table rounds.seat rename to play_state;
alter table rounds.play_state rename constraint seat_pkey to play_state_pkey;
alter table wagers.seed set schema rounds;
alter index rounds.seed_of_seat rename to seed_of_play_state;
alter table wagers.rules set schema rounds;
alter table wagers.game_session set schema rounds;
alter table wagers.round set schema rounds;
do $$
begin
  for part in 0..3 loop
    execute format('alter table wagers.%I set schema rounds', 'round_' || part);
  end loop;
end $$;

create view wagers.seat as select * from rounds.play_state;
create view wagers.seed as select * from rounds.seed;
create view wagers.rules as select * from rounds.rules;
create view wagers.game_session as select * from rounds.game_session;
create view wagers.round as select * from rounds.round;
grant select, insert, update on wagers.seat, wagers.seed, wagers.game_session to senluna_app;
grant select, insert on wagers.rules to senluna_app;
grant select on wagers.round to senluna_app;

-- Which wagers are house rounds.
create view rounds.for_wagers as select owner_id, id from rounds.round;
grant select on rounds.for_wagers to senluna_app;

-- Rounds are posted while this runs: what posts them moves with its tables, in one step.
drop function wagers.play;
alter function wagers.seat_status set schema rounds;
alter function rounds.seat_status rename to play_status;
alter function wagers.auto_left set schema rounds;
alter function wagers.play_fused set schema rounds;
alter function rounds.play_fused rename to play_fast;
alter function wagers.play_many set schema rounds;
alter function rounds.play_many rename to play_slow;
alter function rounds.play_slow security definer set search_path = rounds, pg_temp;
alter function rounds.play_fast set search_path = rounds, pg_temp;
grant execute on function rounds.play_slow to senluna_app;
do $$
declare
  name text;
  body text;
begin
  foreach name in array array['rounds.play_fast', 'rounds.play_slow'] loop
    body := pg_get_functiondef(name::regproc);
    body := replace(replace(body, 'wagers.seat_status', 'rounds.play_status'), 'wagers.auto_left', 'rounds.auto_left');
    execute regexp_replace(regexp_replace(body, '\mwagers\.seat\M', 'rounds.play_state', 'g'), '\mwagers\.round\M', 'rounds.round', 'g');
  end loop;
end $$;

-- For processes of the version before, and what of theirs is under way.
create function wagers.seat_status(
  s wagers.seat, p_session uuid, p_stake bigint, p_seed uuid, p_nonce bigint, p_seen uuid, p_auto uuid, p_cycle_ms integer, p_at timestamptz
) returns smallint language sql immutable as $$
  select rounds.play_status(row((s).*)::rounds.play_state, p_session, p_stake, p_seed, p_nonce, p_seen, p_auto, p_cycle_ms, p_at)
$$;
revoke all on function wagers.seat_status from public;

create function wagers.auto_left(s wagers.seat, p_auto uuid, p_payout bigint, p_steps smallint)
returns integer language sql immutable as $$
  select rounds.auto_left(row((s).*)::rounds.play_state, p_auto, p_payout, p_steps)
$$;
revoke all on function wagers.auto_left from public;

create function wagers.play_fused(
  p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[],
  p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[],
  p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[],
  p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamptz[],
  p_written_at timestamptz
) returns table (item integer, balance bigint, version bigint, auto_left integer, auto_loss_left bigint)
language sql security definer set search_path = rounds, pg_temp as $$
  select * from rounds.play_fast(p_owner, p_game, p_book, p_session, p_key, p_stake, p_payout, p_seed, p_nonce, p_steps, p_draws, p_seen, p_auto, p_cycle_ms, p_wallet, p_counter, p_rules, p_currency, p_product, p_vendor, p_merchant, p_trace, p_at, p_written_at)
$$;
revoke all on function wagers.play_fused from public;
grant execute on function wagers.play_fused to senluna_app;

create function wagers.play(
  p_owner uuid[], p_game text[], p_book smallint[], p_session uuid[], p_key uuid[],
  p_stake bigint[], p_payout bigint[], p_seed uuid[], p_nonce bigint[], p_steps smallint[], p_draws bytea[],
  p_seen uuid[], p_auto uuid[], p_cycle_ms integer[], p_wallet integer[], p_counter integer[],
  p_rules smallint[], p_currency text[], p_product text[], p_vendor text[], p_merchant text[], p_trace text[], p_at timestamptz[],
  p_written_at timestamptz
) returns table (status smallint, balance bigint, version bigint, seed_id uuid, nonce bigint, auto_left integer, auto_loss_left bigint)
language sql security definer set search_path = rounds, pg_temp as $$
  select * from rounds.play_slow(p_owner, p_game, p_book, p_session, p_key, p_stake, p_payout, p_seed, p_nonce, p_steps, p_draws, p_seen, p_auto, p_cycle_ms, p_wallet, p_counter, p_rules, p_currency, p_product, p_vendor, p_merchant, p_trace, p_at, p_written_at)
$$;
revoke all on function wagers.play from public;
grant execute on function wagers.play to senluna_app;
