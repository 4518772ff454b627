-- Games whose round takes several moves: while it goes on it is a run. Its stake is taken when it is
-- opened, its payout comes at its end; then it is a round in rounds.round like any other.

create table rounds.run (
  owner_id uuid not null,
  -- The round, its wager and the key of its bet.
  id uuid not null,
  game_id text not null,
  book smallint not null,
  wallet_no integer not null,
  currency text not null,
  vendor text not null,
  seed_id uuid not null,
  nonce bigint not null,
  rules_no smallint not null,
  -- How it was opened, in the game's one way of writing.
  opening text not null check (opening ~ '^[a-z0-9]{1,16}$'),
  stake bigint not null check (stake > 0),
  opened_at timestamptz not null,
  ended_at timestamptz,
  -- The key of the cash-out; null when a move ended it, or its time.
  ended_key uuid,
  primary key (owner_id, id)
);
-- One open at a time, of a member, a game and a book.
create unique index run_open on rounds.run (owner_id, game_id, book) where ended_at is null;
create index run_waiting on rounds.run (opened_at) where ended_at is null;
create trigger run_kept before delete on rounds.run for each row execute function ledger.refuse_change();
create trigger run_not_emptied before truncate on rounds.run for each statement execute function ledger.refuse_change();
grant select, insert on rounds.run to senluna_app;

-- A move stands here before anybody knows what came of it.
create table rounds.move (
  owner_id uuid not null,
  run_id uuid not null,
  place smallint not null check (place > 0),
  key uuid not null,
  move text not null check (move ~ '^[a-z0-9]$'),
  at timestamptz not null,
  primary key (owner_id, run_id, place),
  unique (owner_id, key),
  foreign key (owner_id, run_id) references rounds.run (owner_id, id)
);
create trigger move_kept before update or delete on rounds.move for each row execute function ledger.refuse_change();
create trigger move_not_emptied before truncate on rounds.move for each statement execute function ledger.refuse_change();
grant select, insert on rounds.move to senluna_app;

-- Which wagers are rounds posted in one statement: a run's bet and win are movements of their own.
create or replace view rounds.for_wagers as
  select owner_id, id from rounds.round r
  where not exists (select from rounds.run u where u.owner_id = r.owner_id and u.id = r.id);
