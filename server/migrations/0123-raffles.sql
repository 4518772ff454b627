-- Raffles: what somebody drew, with all that shows the draw was decided before.
create table promotions.draw (
  id uuid primary key,
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  -- The brand's day whose ticket it used, and which draw of that day it is, from 1.
  day date not null,
  place integer not null check (place > 0),
  -- The draws of this member before it: the nonce under which the number was drawn.
  nonce integer not null check (nonce >= 0),
  commitment text not null,
  server_seed text not null,
  client_seed text not null,
  -- The prizes with their weights as they were then, the number drawn of their sum, and whose it is.
  prizes jsonb not null,
  drawn integer not null check (drawn >= 0),
  picked text not null,
  -- What was given: the picked one, or the last where that was out of stock.
  prize text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  terms_version integer not null,
  created_at timestamptz not null,
  unique (member_id, promotion_id, day, place),
  unique (member_id, promotion_id, nonce),
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id)
);
create index draw_of_brand on promotions.draw (merchant_id, promotion_id, id desc);
grant select, insert on promotions.draw to senluna_app;

-- How many draws a member made of a raffle; whoever draws holds the row.
create table promotions.turn (
  member_id uuid not null,
  promotion_id text not null,
  merchant_id text not null,
  draws integer not null check (draws >= 0),
  primary key (member_id, promotion_id)
);
grant select, insert, update on promotions.turn to senluna_app;

-- How many of a prize with a stock were given.
create table promotions.prize (
  merchant_id text not null,
  promotion_id text not null,
  prize text not null,
  given integer not null check (given >= 0),
  primary key (merchant_id, promotion_id, prize)
);
grant select, insert, update on promotions.prize to senluna_app;

-- What a member put in, and when.
create view cashier.for_raffles as
  select member_id, credited_at, coalesce(received, asked) - coalesce(fee, 0) as amount from cashier.deposit where state = 'CREDITED';
grant select on cashier.for_raffles to senluna_app;
