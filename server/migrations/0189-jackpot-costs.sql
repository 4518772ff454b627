-- When the stakes of each game made a brand's pots grow: what pots cost is laid to games by what was
-- staked on them meanwhile.
create table jackpots.spell (
  merchant_id text not null references jackpots.network (merchant_id),
  game_id text not null,
  currency text not null,
  since timestamptz not null,
  until timestamptz check (until >= since),
  primary key (merchant_id, game_id, since)
);
create unique index spell_under_way on jackpots.spell (merchant_id, game_id) where until is null;
insert into jackpots.spell (merchant_id, game_id, currency, since)
  select j.merchant_id, j.game_id, j.currency, n.opened_at from jackpots.joined j join jackpots.network n using (merchant_id);
create view jackpots.for_facts as select merchant_id, game_id, currency, since, until from jackpots.spell;
grant select, insert, update on jackpots.spell to senluna_app;
grant select on jackpots.for_facts to senluna_app;

-- A free round and a gambled win are no round that a race counts: the night works out anew what was
-- kept of days with either.
update facts.play set best_x100 = null where product = 'RNG' and valid_bet < stake and day > current_date - 9;
