-- What players give draws of the house to mix with: one seed an order and draw. The role that draws
-- reads the leaves alone, which say nothing of who bet or what.
create table lottery.player_seed (
  draw_no integer not null,
  order_id uuid not null,
  seed text not null check (seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- SHA-256 of a zero byte, the order's number, a zero byte and the seed.
  leaf bytea not null,
  primary key (draw_no, order_id)
);
grant select on lottery.player_seed to senluna_app;
grant select (draw_no, leaf) on lottery.player_seed to senluna_draw;

-- What the leaves of a draw come to, noted with the seed it was drawn from.
alter table lottery.seed add column players_root text, add column players_orders integer;
alter table lottery.seed add constraint seed_players_check check ((players_root is null) = (players_orders is null));
grant select (players_root, players_orders) on lottery.seed to senluna_app;
