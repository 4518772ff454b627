-- Free tickets: orders of the lottery whose stake the house pays, and what came of each.
insert into ledger.named_number (list, no, name) values ('source', 42, 'FREE_TICKET');

create table lottery.free_grant (
  id uuid primary key,
  owner_id uuid not null,
  merchant_id text not null,
  -- Games that it can be bet in; the most that one ticket costs, in the smallest unit.
  games text[] not null check (cardinality(games) > 0),
  stake bigint not null check (stake > 0),
  count integer not null check (count > 0),
  -- More than `count` only where a ticket whose stake had come back was settled after all.
  used integer not null default 0 check (used >= 0),
  -- The most that all tickets win, and what of a win must be wagered in hundredths.
  most bigint not null check (most > 0),
  turnover_x100 integer not null check (turnover_x100 >= 0),
  won bigint not null default 0 check (won between 0 and most),
  titles jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index free_grant_of_owner on lottery.free_grant (owner_id, expires_at);
grant select, insert, update on lottery.free_grant to senluna_app;

create table lottery.free_ticket (
  owner_id uuid not null,
  ticket_id uuid not null,
  order_id uuid not null,
  draw_no integer not null,
  grant_id uuid not null references lottery.free_grant (id),
  stake bigint not null check (stake > 0),
  -- What of the ticket's money its player keeps, and what left again: the stake in it, and what is
  -- above the most.
  kept bigint not null default 0 check (kept >= 0),
  returned bigint not null default 0 check (returned >= 0),
  -- Its stake came back, so it counts as not used.
  is_back boolean not null default false,
  -- How often its settlement was followed.
  revision integer not null default 0,
  at timestamptz not null,
  primary key (owner_id, ticket_id),
  unique (owner_id, order_id)
);
create index free_ticket_of_draw on lottery.free_ticket (draw_no);
grant select, insert on lottery.free_ticket to senluna_app;

create view lottery.in_postings as
  select amount, key, kind, owner_id, ref, source
  from ledger.for_record;
grant select on lottery.in_postings to senluna_app;
create view lottery.for_rewards as
  select count, games, id, owner_id, stake from lottery.free_grant;
grant select on lottery.for_rewards to senluna_app;
create view promotions.in_free_tickets as
  select count, games, id, owner_id, stake from lottery.for_rewards;
grant select on promotions.in_free_tickets to senluna_app;
