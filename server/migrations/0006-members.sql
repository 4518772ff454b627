-- Who plays here and by which sessions: settings of brands, keys of sealed bodies, members, sessions.

create schema settings;
create schema members;
create schema sessions;
grant usage on schema settings, members, sessions to senluna_app;

-- What an operator changes while the site runs (maintenance, closed regions), by brand.
create table settings.setting (
  merchant_id text not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null,
  primary key (merchant_id, key)
);

-- Key pairs that request bodies are sealed for. The private half is encrypted with a key from outside.
create table settings.body_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null
);

-- Sealed bodies opened lately, so none is taken twice.
create table settings.opened_body (
  jti text primary key,
  at timestamptz not null
);
create index opened_body_at on settings.opened_body (at);

create table members.member (
  id uuid primary key,
  merchant_id text not null,
  -- Lower case; what the pattern lets through is ASCII, so no two names look alike.
  user_name text not null check (user_name = lower(user_name)),
  type smallint not null check (type in (0, 1, 2, 3, 4, 41, 42)),
  parent_id uuid,
  -- The ids above this account, the top first.
  path uuid[] not null default '{}',
  nickname text not null,
  avatar text not null,
  language text not null,
  currency text not null,
  -- Argon2id in PHC form; a trial account has none.
  password_hash text,
  password_changed_at timestamptz not null,
  payment_password_hash text,
  -- The first log-in's welcome hasn't been shown yet.
  first_login boolean not null,
  -- Someone else chose the password: it must be changed before anything else.
  must_change boolean not null,
  -- Age declared and terms agreed to at registration.
  age_declared smallint,
  terms_version text,
  terms_at timestamptz,
  -- Optional fields of registration: payeeName, email, line …
  profile jsonb not null default '{}',
  -- Where the registration came from: host, address of the page, referral code.
  registration jsonb not null default '{}',
  referrer_id uuid,
  -- 0 open, 1 closed, 2 excluded until the date beside it (for good without one).
  state smallint not null default 0 check (state in (0, 1, 2)),
  excluded_until timestamptz,
  created_at timestamptz not null,
  unique (merchant_id, user_name)
);
create index member_trial on members.member (created_at) where type = 4;

create table sessions.session (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  user_name text not null,
  type smallint not null,
  -- SHA-256 of the cookie's token and of the handle: a stolen table opens nothing.
  token_hash bytea not null unique,
  handle_hash bytea not null,
  weak_password boolean not null,
  password_expired boolean not null,
  password_change_required boolean not null,
  device_id text not null,
  device_name text not null,
  ip text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('logout', 'kicked', 'password', 'closed', 'expired', 'replaced'))
);
create index session_member on sessions.session (member_id, device_id);
create index session_expires on sessions.session (expires_at);

-- Failures of log-in in the last half hour, by what they are counted for (hashed).
create table sessions.failure (
  key bytea primary key,
  count integer not null,
  since timestamptz not null,
  locked_until timestamptz
);
create index failure_since on sessions.failure (since);

create table sessions.captcha (
  id text primary key,
  answer bytea not null,
  expires_at timestamptz not null
);
create index captcha_expires on sessions.captcha (expires_at);

-- Proofs of work that have been used.
create table sessions.human_proof (
  nonce text primary key,
  expires_at timestamptz not null
);
create index human_proof_expires on sessions.human_proof (expires_at);

create table sessions.live_ticket (
  ticket_hash bytea primary key,
  merchant_id text not null,
  member_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);
create index live_ticket_expires on sessions.live_ticket (expires_at);

-- Every try to log in. Tries under unknown names stand under an account of zeros, so they cost the same.
create table sessions.login_record (
  member_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  merchant_id text not null,
  ip text not null,
  place text not null,
  device text not null,
  -- 0 in, 1 failed, 2 locked.
  result smallint not null check (result in (0, 1, 2)),
  primary key (member_id, at, id)
) partition by range (at);
create table sessions.login_record_rest partition of sessions.login_record default;

-- Makes the month partitions from the month of `p_from` on. Making them again changes nothing. A month
-- that already has rows in the rest stays there.
create function sessions.make_login_months(p_from timestamptz, p_months integer) returns void
language plpgsql security definer set search_path = sessions, pg_temp as $$
declare
  first timestamp;
begin
  perform pg_advisory_xact_lock(7300113);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    begin
      execute format(
        'create table if not exists sessions.login_record_%s partition of sessions.login_record for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
    exception when check_violation then
      raise notice 'log-ins of % stay in the rest', first;
    end;
  end loop;
end $$;
revoke all on function sessions.make_login_months from public;
grant execute on function sessions.make_login_months to senluna_app;

grant select, insert, update, delete on all tables in schema settings, members, sessions to senluna_app;
