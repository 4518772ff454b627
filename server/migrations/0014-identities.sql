-- Codes that say whose somebody is who registers, the tree they make, and the accounts elsewhere (Google, Facebook,
-- Telegram) that somebody signs in with.

-- All codes of one brand in one table, so that no text is two codes. Capital letters and digits.
create table members.ref_code (
  merchant_id text not null,
  code text not null check (code ~ '^[0-9A-Z]{3,20}$'),
  kind text not null check (kind in ('AGENT_LINK', 'AFFILIATE', 'MEMBER_REFERRAL')),
  owner_id uuid not null,
  -- What a link opens: 0 a member, 1 an agent.
  opens smallint not null default 0 check (opens = 0 or (opens = 1 and kind = 'AGENT_LINK')),
  -- An affiliate's code that holds on one host only, and for everybody who registers there without another code.
  domain text check (domain is null or kind = 'AFFILIATE'),
  channel text not null default '',
  note text not null default '',
  -- Null for ever.
  valid_until timestamptz,
  -- 0 for no limit.
  max_uses integer not null default 0 check (max_uses >= 0),
  -- Accounts registered by it.
  uses integer not null default 0 check (uses >= 0 and (max_uses = 0 or uses <= max_uses)),
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (merchant_id, code)
);
create index ref_code_owner on members.ref_code (owner_id, kind, created_at);
create unique index ref_code_of_member on members.ref_code (owner_id) where kind = 'MEMBER_REFERRAL';
create unique index ref_code_of_domain on members.ref_code (merchant_id, domain) where domain is not null and closed_at is null;

-- Teams: everybody below an account by `path @> array[id]`, the next below by `parent_id`. No account stands below another
-- yet, so both are made of nothing.
create index member_team on members.member using gin (path) where path <> '{}';
create index member_parent on members.member (parent_id, id) where parent_id is not null;
create index member_referrer on members.member (referrer_id, id) where referrer_id is not null;

create schema identities;
grant usage on schema identities to senluna_app;

-- An account elsewhere that opens an account here. `issuer` and `subject` name it for ever; what it is called there may change.
create table identities.identity (
  merchant_id text not null,
  issuer text not null,
  subject text not null,
  provider text not null check (provider in ('google', 'facebook', 'telegram')),
  member_id uuid not null,
  name text not null,
  linked_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_id, issuer, subject),
  unique (member_id, provider)
);

-- One sign-in on its way: begun by a browser, answered by its provider, taken once by a ticket. Secrets stand as SHA-256.
create table identities.sign_in (
  state_hash bytea primary key,
  -- Of the cookie that the browser got with it: nobody else can end what it began.
  browser_hash bytea not null,
  merchant_id text not null,
  provider text not null check (provider in ('google', 'facebook', 'telegram')),
  redirect_uri text not null,
  verifier text not null,
  nonce text not null,
  -- Who wants to add this way to an account; null for signing in.
  member_id uuid,
  answered_at timestamptz,
  ticket_hash bytea unique,
  issuer text,
  subject text,
  name text,
  email text,
  taken_at timestamptz,
  expires_at timestamptz not null
);
create index sign_in_expires on identities.sign_in (expires_at);

-- Signed data that was taken, so that it is taken once.
create table identities.taken_proof (
  proof_hash bytea primary key,
  expires_at timestamptz not null
);
create index taken_proof_expires on identities.taken_proof (expires_at);

grant select, insert, update, delete on members.ref_code to senluna_app;
grant select, insert, update, delete on all tables in schema identities to senluna_app;
