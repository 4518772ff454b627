-- Groups of members by rules, as two people agreed on them, and whom a promotion is for.
create table promotions.segment (
  merchant_id text not null,
  id text not null check (id ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (length(name) between 1 and 80),
  rules jsonb not null,
  version integer not null check (version > 0),
  maker text not null,
  checker text not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id)
);
grant select, insert, update on promotions.segment to senluna_app;

-- Without a segment a promotion is for everybody. So much of those it is for are left out of it, to
-- compare with: whoever is one of them is so as long as the promotion is there.
alter table promotions.promotion
  add column segment_id text,
  add column control_percent smallint not null default 0 check (control_percent between 0 and 50),
  add foreign key (merchant_id, segment_id) references promotions.segment (merchant_id, id);

-- Who came to be in the audience of a promotion for some, and when: from then on it is for them,
-- whatever they do. Those who are left out to compare with are known, too.
create table promotions.joined (
  merchant_id text not null,
  promotion_id text not null,
  member_id uuid not null,
  control boolean not null,
  joined_at timestamptz not null,
  primary key (merchant_id, promotion_id, member_id),
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id)
);
grant select, insert on promotions.joined to senluna_app;

-- What an account is locked for.
create view members.for_locks as select member_id, kind from members.lock;
grant select on members.for_locks to senluna_app;

-- What segments are made of.
create view promotions.in_accounts as
  select id, merchant_id, type, state, label, language, path, created_at from members.for_segments;
create view promotions.in_levels as select member_id, level from vip.for_lists;
create view promotions.in_logins as select member_id, at, device from sessions.for_referrals;
grant select on promotions.in_accounts, promotions.in_levels, promotions.in_logins to senluna_app;
