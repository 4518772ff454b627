-- A pot above a brand's limit is paid into the wallet and held there until two people let it go.
alter table jackpots.cycle
  add column review text check (review in ('WAITING', 'RELEASED')),
  add column released_at timestamptz,
  add constraint cycle_released check ((review = 'RELEASED') = (released_at is not null)),
  add constraint cycle_review check (review is null or wager_id is not null);
create index cycle_in_review on jackpots.cycle (merchant_id, ended_at) where review = 'WAITING';
