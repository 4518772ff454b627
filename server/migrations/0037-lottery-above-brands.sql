-- A draw is shared by all brands: who decides about it stands above them. Rights of that kind are given by the command line alone;
-- the server reads them and can't write them.
create table staff.house_right (
  staff_id uuid not null references staff.account,
  name text not null check (name ~ '^[a-zA-Z]+\.[a-z]+$'),
  given_at timestamptz not null,
  primary key (staff_id, name)
);
grant select on staff.house_right to senluna_app;

-- The people of a demonstration, whose passwords everybody knows, go on deciding as they did.
insert into staff.house_right (staff_id, name, given_at)
  select a.id, x.name, a.created_at from staff.account a,
    unnest(array['lotteryHouse.edit', 'lotteryHouse.approve', 'lotteryHouse.finance']) as x(name)
  where a.demonstration and a.name in ('demo-admin', 'demo-checker');

-- Everything brands ever set for a game, with the two people of each change: whoever had a hand in what a game pays has none in its
-- results. Never changed.
create table lottery.terms_change (
  merchant_id text not null,
  game text not null,
  bet_type text not null,
  revision integer not null,
  terms jsonb not null,
  asked_by uuid,
  approved_by uuid,
  at timestamptz not null,
  primary key (merchant_id, game, bet_type, revision)
);
create index terms_change_by_game on lottery.terms_change (game, at);
create trigger terms_change_kept before update or delete on lottery.terms_change for each row execute function ledger.refuse_change();
create trigger terms_change_not_emptied before truncate on lottery.terms_change
  for each statement execute function ledger.refuse_change();
grant select, insert on lottery.terms_change to senluna_app;

insert into lottery.terms_change (merchant_id, game, bet_type, revision, terms, asked_by, approved_by, at)
  select distinct on (1, 2, 3, 4) a.merchant_id, a.payload ->> 'game', a.payload ->> 'betType', (a.payload ->> 'revision')::integer + 1,
    a.payload -> 'terms', a.maker_id, a.checker_id, a.decided_at
  from staff.approval a where a.action = 'lottery.terms' and a.state = 'APPROVED'
  order by 1, 2, 3, 4, a.decided_at;
insert into lottery.terms_change (merchant_id, game, bet_type, revision, terms, asked_by, at)
  select merchant_id, game, bet_type, revision, terms, changed_by, changed_at from lottery.terms
  on conflict do nothing;

-- Why a draw was made void, in the words of whoever asked for it: told to everybody.
alter table lottery.draw add column void_note text;

-- The round that was chosen before, kept when another one was taken; the seed for a trustee, from before the draw opened, and whose key
-- it is sealed with.
alter table lottery.seed add column beacon_first bigint, add column escrow bytea, add column escrow_key text,
  add check ((escrow is null) = (escrow_key is null));
grant select (beacon_first, escrow, escrow_key) on lottery.seed to senluna_app;
create index seed_kept_back on lottery.seed (draw_no) where revealed is null;
create index seed_second_round on lottery.seed (draw_no) where beacon_round <> beacon_first;
