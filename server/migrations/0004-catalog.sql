-- What there is to play, brand by brand: categories, vendors, games, rooms, and what people marked and played.
-- A brand has its own sheet of a vendor's games, since names, return and maintenance differ from contract to contract.

create schema catalog;
grant usage on schema catalog to senluna_app;

-- The categories a brand shows, in order. `titles` is text by language code.
create table catalog.category (
  merchant_id text not null,
  game_type text not null,
  titles jsonb not null,
  page text not null check (page ~ '^/[a-z]*$'),
  sort smallint not null,
  primary key (merchant_id, game_type)
);

-- Links of the header and the footer beside the categories.
create table catalog.menu_item (
  merchant_id text not null,
  page text not null,
  titles jsonb not null,
  data_path text,
  sort smallint not null,
  primary key (merchant_id, page)
);

create table catalog.vendor (
  merchant_id text not null,
  vassalage text not null check (vassalage ~ '^[A-Z0-9_]{2,40}$'),
  account_type_id integer not null,
  display_name text not null,
  is_game text not null check (is_game in ('GAME', 'VASSALAGE')), -- VASSALAGE: a list of its games opens first
  wallet_mode text not null check (wallet_mode in ('SEAMLESS', 'TRANSFER')),
  maintenance boolean not null,
  enabled boolean not null default true,
  palette text not null, -- of its generated word mark
  primary key (merchant_id, vassalage),
  unique (merchant_id, account_type_id)
);

-- Where a vendor stands in a category.
create table catalog.vendor_card (
  merchant_id text not null,
  game_type text not null,
  vassalage text not null,
  sort smallint not null,
  hot boolean not null default false,
  primary key (merchant_id, game_type, vassalage),
  foreign key (merchant_id, vassalage) references catalog.vendor,
  foreign key (merchant_id, game_type) references catalog.category
);

create table catalog.game (
  merchant_id text not null,
  game_id text not null check (game_id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  node_id text not null,
  vassalage text not null,
  game_type text not null,
  classify text,
  name text not null check (length(name) between 1 and 80),
  folded text collate "C" not null, -- the name without marks: what `az` sorts by
  words tsvector not null, -- what a search finds: words of the name, the name in one word, words of the vendor
  theme text not null,
  features text[] not null,
  volatility text not null check (volatility in ('LOW', 'MEDIUM', 'HIGH')),
  rtp_x100 smallint check (rtp_x100 between 1 and 10000),
  jackpot boolean not null,
  own boolean not null,
  demo boolean not null,
  maintenance boolean not null,
  enabled boolean not null default true,
  hot boolean not null default false, -- the operator's mark, not a count
  plays bigint not null default 0 check (plays >= 0), -- paid rounds really played here
  released_on date not null,
  motif text not null,
  palette text not null,
  backdrop text not null,
  seed integer not null,
  primary key (merchant_id, game_id),
  foreign key (merchant_id, vassalage) references catalog.vendor
) with (fillfactor = 90);

-- One index for each order of a category, the same for everything, and one for a vendor's list. All ascending, so
-- that the next page is one comparison of rows.
create index game_popular on catalog.game (merchant_id, game_type, (-plays), (not own), folded, game_id) where enabled;
create index game_new on catalog.game (merchant_id, game_type, (date '2200-01-01' - released_on), folded, game_id) where enabled;
create index game_az on catalog.game (merchant_id, game_type, folded, game_id) where enabled;
create index game_rtp on catalog.game (merchant_id, game_type, (-coalesce(rtp_x100, 0)), folded, game_id) where enabled;
create index game_of_vendor on catalog.game (merchant_id, vassalage, (-plays), (not own), folded, game_id) where enabled;
create index game_popular_all on catalog.game (merchant_id, (-plays), (not own), folded, game_id) where enabled;
create index game_new_all on catalog.game (merchant_id, (date '2200-01-01' - released_on), folded, game_id) where enabled;
create index game_az_all on catalog.game (merchant_id, folded, game_id) where enabled;
create index game_rtp_all on catalog.game (merchant_id, (-coalesce(rtp_x100, 0)), folded, game_id) where enabled;
create index game_words on catalog.game using gin (words) with (fastupdate = off);

create table catalog.room (
  merchant_id text not null,
  vassalage text not null,
  room_id text not null,
  node_id text not null,
  game_type text not null,
  game_id text not null,
  name text not null,
  scene text not null, -- the picture: a name under /art
  min_bet bigint not null check (min_bet > 0),
  max_bet bigint not null check (max_bet >= min_bet),
  maintenance boolean not null,
  sort smallint not null,
  primary key (merchant_id, vassalage, room_id),
  foreign key (merchant_id, game_id) references catalog.game
);

-- A member's marks and what a member played last: one row for each game.
create table catalog.favorite (
  member_id uuid not null,
  game_id text not null,
  merchant_id text not null,
  marked_at timestamptz not null,
  primary key (member_id, game_id)
);
create index favorite_by_time on catalog.favorite (member_id, marked_at desc, game_id);

create table catalog.recent (
  member_id uuid not null,
  game_id text not null,
  merchant_id text not null,
  played_at timestamptz not null,
  primary key (member_id, game_id)
);
create index recent_by_time on catalog.recent (member_id, played_at desc, game_id);

grant select on all tables in schema catalog to senluna_app;
grant insert, update, delete on catalog.favorite, catalog.recent to senluna_app;
grant update (plays) on catalog.game to senluna_app;
