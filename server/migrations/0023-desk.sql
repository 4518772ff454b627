-- What the desk keeps of members and of itself.

-- What an account can't do for now: log in, play, move money. Staff set and lift it, each with a reason.
create table members.lock (
  member_id uuid not null,
  kind text not null check (kind in ('LOGIN', 'BET', 'MONEY')),
  at timestamptz not null,
  staff_name text not null,
  reason text not null,
  primary key (member_id, kind)
);

-- A word of the brand's people for an account, such as VIP or BLOGGER.
alter table members.member add column label text not null default '' check (length(label) <= 20);

-- Lists of the desk: newest first, and by the beginning of a name.
create index member_of_brand on members.member (merchant_id, created_at desc, id desc);
create index member_by_name on members.member (merchant_id, user_name text_pattern_ops);
create index member_label on members.member (merchant_id, label, created_at desc, id desc) where label <> '';
create index member_restricted on members.member (merchant_id, state, created_at desc, id desc) where state <> 0;

-- What staff write down about a member for each other. Never changed.
create schema people;
grant usage on schema people to senluna_app;
create table people.note (
  member_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  merchant_id text not null,
  staff_id uuid not null,
  staff_name text not null,
  text text not null check (length(text) between 1 and 2000),
  primary key (member_id, at, id)
);
create trigger note_kept before update on people.note for each row execute function ledger.refuse_change();

grant select, insert, update, delete on members.lock to senluna_app;
grant select, insert, delete on people.note to senluna_app;

-- A message to many, on its way: member by member in the order of their ids.
create table people.mailing (
  id uuid primary key,
  merchant_id text not null,
  tab text not null,
  title text not null,
  content text not null,
  route text,
  -- Only members with this label; everybody where it is empty.
  label text not null default '',
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE')),
  -- The last member who was looked at.
  after_id uuid,
  sent integer not null default 0,
  skipped integer not null default 0,
  maker text not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index mailing_of_brand on people.mailing (merchant_id, started_at desc, id desc);
create index mailing_running on people.mailing (started_at) where state = 'RUNNING';
create index member_by_id on members.member (merchant_id, id) where state = 0 and type <> 4;
grant select, insert, update on people.mailing to senluna_app;

-- What the desk switches in the catalogue.
grant update (enabled, maintenance) on catalog.vendor to senluna_app;
grant update (enabled, maintenance, hot) on catalog.game to senluna_app;

-- How the house accounts stood when a day began: what a day brought is the difference, whatever was played before.
create table people.day_mark (
  merchant_id text not null,
  day date not null, -- the brand's
  code text not null,
  balance numeric not null,
  at timestamptz not null,
  primary key (merchant_id, day, code)
);
grant select, insert on people.day_mark to senluna_app;

-- What runs by the clock: how it went last, whether it is paused, and whether somebody wants it now.
create table platform.job_state (
  name text primary key,
  cron text not null,
  started_at timestamptz,
  ended_at timestamptz,
  ms integer,
  -- What it failed with; null where it went well.
  failed text,
  runs bigint not null default 0,
  paused boolean not null default false,
  wanted boolean not null default false
);
grant select, insert, update, delete on platform.job_state to senluna_app;
grant select on public.migration to senluna_app;
