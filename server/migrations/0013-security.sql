-- The member's own security: second step, passkeys, known devices, payment password, closure, export of own data.

create schema security;
grant usage on schema security to senluna_app;

-- The secret that an authenticator app shares with us, sealed with a key from outside.
create table security.totp (
  member_id uuid primary key,
  secret_sealed bytea not null,
  -- Empty until a first code has shown that the app has the secret: only then it is asked for.
  confirmed_at timestamptz,
  -- The newest time step of which a code was taken: neither it nor an older one is taken again.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table security.recovery_code (
  member_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- Log-ins whose first step was shown and whose second is awaited.
create table security.second_step (
  -- SHA-256 of the ticket that the browser holds.
  ticket_hash bytea primary key,
  merchant_id text not null,
  member_id uuid not null,
  -- What was shown in the first step, as an HMAC under the ticket itself: without the ticket it can't be guessed at.
  shown bytea not null,
  -- SHA-256 of the account's password hash then: a password changed meanwhile ends it.
  password_print bytea not null,
  by_password boolean not null,
  weak_password boolean not null,
  tries integer not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index second_step_expires on security.second_step (expires_at);
create index second_step_member on security.second_step (member_id);

-- Devices that gave a second step and need none for a while, by the cookie we gave them.
create table security.known_device (
  member_id uuid not null,
  token_hash bytea not null,
  name text not null,
  known_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, token_hash)
);
create index known_device_expires on security.known_device (expires_at);

create table security.passkey (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  -- The host it was made for; it works on no other.
  rp_id text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  synced boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_member on security.passkey (member_id);

-- Challenges given to browsers, each for one try.
create table security.challenge (
  challenge_hash bytea primary key,
  merchant_id text not null,
  -- Who makes a passkey; nobody for a log-in.
  member_id uuid,
  expires_at timestamptz not null
);
create index challenge_expires on security.challenge (expires_at);

-- Wrong payment passwords: five, then an hour's rest.
create table security.pin_try (
  member_id uuid primary key,
  count integer not null,
  since timestamptz not null,
  locked_until timestamptz
);

-- What was changed in an account's security, when and from where.
create table security.change (
  member_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  what text not null,
  ip text not null,
  detail jsonb not null default '{}',
  primary key (member_id, at, id)
);

create table security.closure (
  member_id uuid primary key,
  merchant_id text not null,
  closed_at timestamptz not null,
  reason text not null,
  -- Play money that went back to the house with it.
  given_up bigint not null,
  currency text not null,
  -- When contact and profile are erased, and when what the law keeps goes too.
  erase_at timestamptz not null,
  erased_at timestamptz,
  forget_at timestamptz not null,
  forgotten_at timestamptz
);
create index closure_erase on security.closure (erase_at) where erased_at is null;
create index closure_forget on security.closure (forget_at) where forgotten_at is null;

create table security.export (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  -- 0 waiting, 1 ready, 2 failed, 3 gone
  state smallint not null default 0 check (state in (0, 1, 2, 3)),
  tries integer not null default 0,
  -- Until then a process is at it; one that died leaves it to the next.
  claimed_until timestamptz,
  language text not null,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  bytes bigint
);
create index export_member on security.export (member_id, asked_at);
create index export_waiting on security.export (asked_at) where state = 0;
create index export_expires on security.export (expires_at) where state = 1;

-- The file in pieces, sealed; gone with its day.
create table security.export_piece (
  export_id uuid not null,
  no integer not null,
  piece_sealed bytea not null,
  primary key (export_id, no)
);

grant select, insert, update, delete on all tables in schema security to senluna_app;

alter table members.member add column payment_password_at timestamptz;
update members.member set payment_password_at = created_at where payment_password_hash is not null;

-- Where a session was opened from, for its owner's list.
alter table sessions.session add column place text not null default '';

-- 3: the right password and a wrong second step.
alter table sessions.login_record drop constraint login_record_result_check;
alter table sessions.login_record add constraint login_record_result_check check (result in (0, 1, 2, 3));
