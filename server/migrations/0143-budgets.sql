-- What a promotion may cost at most, and what it has cost so far: rewards that were claimed or wait.
-- A promotion without a row is not bounded.
create table promotions.budget (
  merchant_id text not null,
  promotion_id text not null,
  most bigint not null check (most > 0),
  spent bigint not null check (spent >= 0),
  primary key (merchant_id, promotion_id),
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id)
);
grant select, insert, update, delete on promotions.budget to senluna_app;
