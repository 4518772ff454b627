-- What every module stands on: the application's role, the outbox, stored replies.

do $$
begin
  if not exists (select from pg_roles where rolname = 'senluna_app') then
    create role senluna_app nologin;
  end if;
  -- Who may act as it already needs no grant, and may not be allowed to give one.
  if not (case when current_setting('server_version_num')::int >= 160000
      then pg_has_role(current_user, 'senluna_app', 'SET') else pg_has_role(current_user, 'senluna_app', 'MEMBER') end) then
    execute format('grant senluna_app to %I', current_user);
  end if;
exception when insufficient_privilege then
  raise exception 'The database user must be allowed to create the role senluna_app, or it must exist already and be granted to the user.';
end $$;

grant usage on schema public to senluna_app;

create schema platform;
grant usage on schema platform to senluna_app;

-- Events, written in the transaction of their cause. The relay passes each on and deletes it, so the
-- table holds what is under way only.
create table platform.outbox (
  id bigint generated always as identity (cache 100) primary key,
  topic text not null,
  audience text not null,
  payload jsonb not null,
  trace_id text,
  at timestamptz not null
);

-- First replies of calls that move money, for a day.
create table platform.once_reply (
  owner_id uuid not null,
  key uuid not null,
  fingerprint bytea not null,
  reply jsonb,
  at timestamptz not null,
  primary key (owner_id, key)
);
create index once_reply_at on platform.once_reply (at);

grant select, insert, update, delete on platform.outbox, platform.once_reply to senluna_app;
