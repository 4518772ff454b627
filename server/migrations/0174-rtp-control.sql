-- Theory against play: what rounds of our own games came to by day, game, mode and currency, counted
-- from the events of their settlement. `expected`: each stake times its mean return; `variance`: each
-- stake squared times its variance by certificate; `squares`: the same as it was measured. All three
-- in millionths.
create schema rtp;
grant usage on schema rtp to senluna_app;
create table rtp.day (
  merchant_id text not null,
  day date not null,
  game_id text not null,
  mode text not null,
  currency text not null,
  rounds bigint not null check (rounds > 0),
  staked numeric not null check (staked > 0),
  won numeric not null check (won >= 0),
  expected numeric not null check (expected >= 0),
  variance numeric not null check (variance >= 0),
  squares numeric not null check (squares >= 0),
  primary key (merchant_id, day, game_id, mode, currency)
) with (fillfactor = 50);
grant select, insert, update on rtp.day to senluna_app;

-- Games that two people froze: no new round begins while a row stands here. The posting of rounds
-- looks here, so the table holds nothing else.
create table catalog.frozen (
  merchant_id text not null,
  game_id text not null,
  since timestamptz not null,
  primary key (merchant_id, game_id)
);
grant select, insert, delete on catalog.frozen to senluna_app;
create or replace view catalog.for_games as
  select g.merchant_id, g.game_id, g.vassalage, g.region_kind, g.regions, g.hot and g.enabled as hot,
    not g.enabled or g.maintenance or v.maintenance or not v.enabled
      or exists (select from catalog.frozen f where f.merchant_id = g.merchant_id and f.game_id = g.game_id) as rests
  from catalog.game g join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage;

insert into ledger.named_number (list, no, name) values ('play_status', 52, 'game_frozen');
