-- What an account can be reached by, and the codes and links that show whose a number or an address is.

-- A mobile number in E.164, an e-mail address in lower case. Somebody who only typed it into a form has not shown
-- that it is theirs: only a confirmed one opens the account, and only one account of a brand has it.
create table members.contact (
  member_id uuid not null references members.member (id) on delete cascade,
  kind text not null check (kind in ('mobile', 'email')),
  merchant_id text not null,
  value text not null,
  verified_at timestamptz,
  primary key (member_id, kind)
);
create unique index contact_verified on members.contact (merchant_id, kind, value) where verified_at is not null;

insert into members.contact (member_id, kind, merchant_id, value)
  select id, 'email', merchant_id, lower(profile ->> 'email') from members.member where profile ? 'email';

grant select, insert, update, delete on members.contact to senluna_app;

create schema codes;
grant usage on schema codes to senluna_app;

-- The one live code of a brand, purpose and address, all three hashed together with a key from outside. An address that
-- nobody has gets one too, which is never sent.
create table codes.code (
  key bytea primary key,
  id uuid not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index code_expires on codes.code (expires_at);

-- How often something was done by a number, a device or an address in its period.
create table codes.count (
  key bytea primary key,
  count integer not null,
  since timestamptz not null,
  locked_until timestamptz,
  forget_at timestamptz not null
);
create index count_forget on codes.count (forget_at);

-- Tokens of mailed links and of the log-in that follows a recovery; each is deleted by its use.
create table codes.token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('reset', 'confirm', 'login')),
  merchant_id text not null,
  -- Asked for under a name that nobody has, one is written for an account of zeros and taken back.
  member_id uuid not null,
  -- The address that the link went to; for a log-in none.
  value text,
  expires_at timestamptz not null
);
create index token_member on codes.token (member_id, purpose);
create index token_expires on codes.token (expires_at);

-- Proofs of others (signed tokens) that were taken, by their hash, until they expire by themselves.
create table codes.used_proof (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index used_proof_expires on codes.used_proof (expires_at);

grant select, insert, update, delete on all tables in schema codes to senluna_app;
