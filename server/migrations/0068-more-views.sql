-- Games as their catalogue has them for other modules: `rests` when the game or its vendor is off or in maintenance.
create view catalog.for_games as
  select g.merchant_id, g.game_id, g.vassalage, g.region_kind, g.regions, g.hot and g.enabled as hot,
    not g.enabled or g.maintenance or v.maintenance or not v.enabled as rests
  from catalog.game g join catalog.vendor v on v.merchant_id = g.merchant_id and v.vassalage = g.vassalage;
grant select on catalog.for_games to senluna_app;
