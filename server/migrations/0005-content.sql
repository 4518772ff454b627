-- What a brand tells its visitors.

create schema content;
grant usage on schema content to senluna_app;

create table content.notice (
  merchant_id text not null,
  id text not null check (id ~ '^[a-z0-9-]{1,60}$'),
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  titles jsonb not null, -- text by language code
  contents jsonb not null, -- HTML by language code
  cleaned_by smallint not null, -- the allow-list that `contents` went through; another number is cleaned again when read
  image_url text,
  link_type text not null check (link_type in ('NONE', 'URL', 'ROUTE', 'PROMOTION', 'GAME')),
  link text,
  sort smallint not null default 0,
  start_at timestamptz not null,
  end_at timestamptz,
  execution text not null check (execution in ('B', 'G', 'L')), -- both, guests, logged in
  platforms text[] not null check (platforms <@ array['WEB', 'H5', 'APP', 'ALL']),
  audience text not null check (audience in ('ALL', 'MEMBER', 'AGENT')),
  frequency text not null check (frequency in ('ONCE', 'DAILY', 'ALWAYS')),
  version integer not null check (version > 0),
  created_at timestamptz not null,
  primary key (merchant_id, id),
  check (end_at is null or end_at > start_at),
  check ((link is null) = (link_type = 'NONE'))
);
create index notice_shown on content.notice (merchant_id, type, sort, created_at desc, id);

grant select, insert, update, delete on content.notice to senluna_app;
