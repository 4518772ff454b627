-- Games played equally often stand mixed in "popular", always in the same way, instead of by their names. Ten thousand
-- games take a moment; a server of the version before sorts its lists meanwhile, which takes it some milliseconds more.

create index game_popular_mixed on catalog.game (merchant_id, game_type, (-plays), (not own), md5(game_id), game_id) where enabled;
create index game_of_vendor_mixed on catalog.game (merchant_id, vassalage, (-plays), (not own), md5(game_id), game_id) where enabled;
create index game_popular_all_mixed on catalog.game (merchant_id, (-plays), (not own), md5(game_id), game_id) where enabled;

drop index catalog.game_popular;
drop index catalog.game_of_vendor;
drop index catalog.game_popular_all;

alter index catalog.game_popular_mixed rename to game_popular;
alter index catalog.game_of_vendor_mixed rename to game_of_vendor;
alter index catalog.game_popular_all_mixed rename to game_popular_all;
