-- What leaves the house toward people: messages on their way, what each channel's provider said last, and the browsers
-- that take notifications.

-- A message waits here from its cause's commit until it was sent or given up, then its row goes. What it says and to whom
-- is sealed with a key from outside: a stolen table opens nothing.
create table platform.outgoing (
  id uuid primary key,
  kind text not null check (kind in ('sms', 'mail', 'push')),
  merchant_id text not null,
  purpose text not null check (purpose ~ '^[a-z0-9-]{1,40}$'),
  sealed bytea not null,
  attempts smallint not null default 0,
  -- An attempt ended without a word of the provider: it may have arrived.
  unsure boolean not null default false,
  next_at timestamptz not null,
  expires_at timestamptz not null
);
create index outgoing_next on platform.outgoing (kind, next_at);

-- A channel whose provider said that nothing more can be sent, until it is tried again.
create table platform.outgoing_quota (
  kind text primary key check (kind in ('sms', 'mail', 'push')),
  until timestamptz not null
);

-- What the development adapter shows instead of sending. Empty in production: no adapter writes there.
create table platform.kept_message (
  id uuid primary key,
  at timestamptz not null,
  merchant_id text not null,
  message jsonb not null
);
create index kept_message_newest on platform.kept_message (merchant_id, at desc, id desc);

grant select, insert, update, delete on platform.outgoing, platform.outgoing_quota, platform.kept_message to senluna_app;

create schema push;
grant usage on schema push to senluna_app;

-- A browser that takes notifications for a member. Its address and keys come from the browser's push service.
create table push.subscription (
  endpoint text primary key check (length(endpoint) <= 1024),
  member_id uuid not null,
  device_id text not null,
  merchant_id text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null,
  unique (member_id, device_id)
);

grant select, insert, update, delete on push.subscription to senluna_app;
