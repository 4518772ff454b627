-- Bonuses that a member chooses before a deposit.
insert into ledger.named_number (list, no, name) values ('kind', 300, 'DEPOSIT_BONUS'), ('kind', 313, 'BONUS_REMOVED');

-- What a member chose for the next deposit: one, with the rules as they were then.
create table promotions.choice (
  member_id uuid primary key,
  merchant_id text not null,
  promotion_id text not null,
  cycle text not null check (length(cycle) between 1 and 40),
  terms_version integer not null,
  rules jsonb not null,
  chosen_at timestamptz not null,
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id)
);
grant select, insert, update, delete on promotions.choice to senluna_app;

-- Until when a bonus must be wagered, and what was taken back when it ended before that.
alter table promotions.participation
  add column ends_at timestamptz,
  add column removed bigint check (removed >= 0),
  add column ended_at timestamptz,
  add check ((removed is null) or (ended_at is not null));
create index participation_to_end on promotions.participation (ends_at) where ends_at is not null and ended_at is null;
-- One bonus of a deposit at a time.
create unique index participation_one_bonus on promotions.participation (member_id) where ends_at is not null and ended_at is null;

-- Where a credited deposit stands among those of its member.
create view cashier.for_bonuses as
  select member_id, order_no, credited_at from cashier.deposit where state = 'CREDITED';
grant select on cashier.for_bonuses to senluna_app;
create view promotions.in_deposits as select member_id, order_no, credited_at from cashier.for_bonuses;
grant select on promotions.in_deposits to senluna_app;
