-- Rewards for friends: who was brought, what stands between them, what it came to.
insert into ledger.named_number (list, no, name) values ('kind', 310, 'REFERRAL');

-- A friend that a member brought, from the first deposit on; with the rules as they were then.
create table promotions.friend (
  id uuid primary key,
  merchant_id text not null,
  promotion_id text not null,
  referrer_id uuid not null,
  friend_id uuid not null,
  state text not null check (state in ('WAITING', 'HELD', 'QUALIFIED', 'REFUSED', 'MISSED')),
  -- What speaks against it: the same device, payout account, person or address; a break.
  bars text[] not null default '{}',
  terms_version integer not null,
  rules jsonb not null,
  currency text not null,
  deposit bigint not null check (deposit > 0),
  -- Bets that were settled from the registration to this moment count.
  registered_at timestamptz not null,
  until timestamptz not null,
  valid_bet bigint not null default 0 check (valid_bet >= 0),
  -- The reward of this friend alone.
  reward_id uuid unique,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (friend_id, promotion_id),
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id),
  check (referrer_id <> friend_id),
  check ((state = 'QUALIFIED') = (reward_id is not null))
);
create index friend_of_referrer on promotions.friend (referrer_id, id desc);
create index friend_of_brand on promotions.friend (merchant_id, state, id desc);
create index friend_to_close on promotions.friend (until) where state = 'WAITING';
grant select, insert, update on promotions.friend to senluna_app;

-- From which line and browser somebody came, and when.
create view sessions.for_referrals as
  select merchant_id, member_id, at, ip, device from sessions.login_record where result = 0;
grant select on sessions.for_referrals to senluna_app;

create view promotions.in_wagers as
  select owner_id, product, book, status, placed_at, settled_at, stake, valid_bet, payout from wagers.for_record;
create view promotions.in_people as
  select id, merchant_id, user_name, referrer_id, created_at, counted from members.for_reports;
grant select on promotions.in_wagers, promotions.in_people to senluna_app;
