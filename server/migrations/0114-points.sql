-- Points: what play earns beside money. Their currency has no decimals and buys nothing outside.
insert into ledger.currency (code, scale, kind, demonstration, symbol, display_decimals)
  values ('PTS', 0, 'points', false, 'PTS', 0);
insert into ledger.named_number (list, no, name) values
  ('kind', 312, 'POINTS_TO_MONEY'),
  ('kind', 320, 'POINTS_EARNED'), ('kind', 321, 'POINTS_TAKEN_BACK'), ('kind', 322, 'POINTS_CONVERTED'),
  ('kind', 323, 'POINTS_REDEEMED'), ('kind', 324, 'POINTS_RETURNED'),
  ('source', 12, 'POINTS'),
  ('wallet', 7, 'POINTS_DEBT');

create schema points;
grant usage on schema points to senluna_app;

-- Weighted play of a member that isn't worth a point yet.
create table points.member (
  member_id uuid primary key,
  merchant_id text not null,
  remainder bigint not null check (remainder >= 0)
);

-- What each settled wager has counted for, and by which weights: a correction counts by the same.
create table points.wager (
  member_id uuid not null,
  wager_id uuid not null,
  weight_pct integer not null check (weight_pct between 0 and 1000),
  multiplier_pct integer not null check (multiplier_pct between 0 and 1000),
  counted bigint not null check (counted >= 0),
  primary key (member_id, wager_id)
);

-- What moved a member's points on a business day; `credited` is the money that points became.
create table points.day (
  member_id uuid not null,
  day date not null,
  merchant_id text not null,
  earned bigint not null default 0 check (earned >= 0),
  taken_back bigint not null default 0 check (taken_back >= 0),
  converted bigint not null default 0 check (converted >= 0),
  credited bigint not null default 0 check (credited >= 0),
  redeemed bigint not null default 0 check (redeemed >= 0),
  returned bigint not null default 0 check (returned >= 0),
  primary key (member_id, day)
);
create index points_of_day on points.day (merchant_id, day);

create table points.conversion (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  points bigint not null check (points > 0),
  ratio integer not null check (ratio > 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  turnover_required bigint not null check (turnover_required >= 0),
  created_at timestamptz not null
);
create index conversion_of_member on points.conversion (member_id, created_at);

-- What points can be changed for. Names and pictures by language.
create table points.goods (
  merchant_id text not null,
  id text not null check (id ~ '^[a-z0-9-]{1,60}$'),
  kind text not null check (kind in ('PHYSICAL', 'PHONE_CARD', 'VOUCHER', 'BONUS', 'FREE_SPINS')),
  names jsonb not null,
  images jsonb not null,
  points bigint not null check (points > 0),
  value bigint not null check (value >= 0),
  requirement bigint not null check (requirement >= 0),
  vip integer not null check (vip between 0 and 20),
  stock integer not null check (stock >= 0),
  per_member integer check (per_member > 0),
  start_at timestamptz not null,
  end_at timestamptz check (end_at > start_at),
  enabled boolean not null,
  sort integer not null,
  version integer not null,
  created_at timestamptz not null,
  primary key (merchant_id, id)
);

create table points.redemption (
  id uuid primary key,
  order_no text not null unique,
  merchant_id text not null,
  member_id uuid not null,
  goods_id text not null,
  kind text not null,
  names jsonb not null,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  value bigint not null check (value >= 0),
  currency text not null,
  state text not null check (state in ('In Process', 'Approved', 'Rejected')),
  address jsonb,
  delivery text,
  reason text,
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index redemption_of_member on points.redemption (member_id, created_at desc, id desc);
create index redemption_of_brand on points.redemption (merchant_id, state, created_at, id);
create index redemption_of_goods on points.redemption (member_id, goods_id);

grant select, insert, update on points.member, points.wager, points.day, points.redemption, points.goods to senluna_app;
grant select, insert on points.conversion to senluna_app;
