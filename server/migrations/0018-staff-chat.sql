-- Staff, the audit log, live chat and chat rooms.

create schema audit;
create schema staff;
create schema chat;
grant usage on schema audit, staff, chat to senluna_app;

-- Where each brand's chain stands: whoever writes the next entry holds this row until its transaction ends.
create table audit.head (
  merchant_id text primary key,
  seq bigint not null check (seq >= 0),
  hash bytea not null check (octet_length(hash) = 32)
);

-- Everything staff did, and every look of theirs at personal data. Each entry's hash covers the one before it.
create table audit.entry (
  merchant_id text not null,
  seq bigint not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('staff', 'member', 'agent', 'system')),
  actor_id text not null,
  actor_name text not null,
  ip text not null,
  action text not null check (action ~ '^[a-z]+(\.[a-zA-Z]+)+$'),
  object_kind text not null,
  object_id text not null,
  -- As text: the hash is over exactly what was written.
  before json,
  after json,
  reason text not null,
  approver text not null,
  trace_id text not null,
  hash bytea not null,
  primary key (merchant_id, seq, at)
) partition by range (at);
create index entry_object on audit.entry (merchant_id, object_kind, object_id, seq);
create index entry_actor on audit.entry (merchant_id, actor_id, seq);
create table audit.entry_rest partition of audit.entry default;

-- The end of each day's chain, as it is written to the log too: whoever changes the past has to change every copy.
create table audit.root (
  merchant_id text not null,
  day date not null, -- UTC
  seq bigint not null,
  hash bytea not null,
  primary key (merchant_id, day)
);

create trigger entry_kept before update or delete on audit.entry for each row execute function ledger.refuse_change();
create trigger entry_not_emptied before truncate on audit.entry for each statement execute function ledger.refuse_change();
create trigger entry_rest_not_emptied before truncate on audit.entry_rest for each statement execute function ledger.refuse_change();
create trigger root_kept before update or delete on audit.root for each row execute function ledger.refuse_change();
create trigger root_not_emptied before truncate on audit.root for each statement execute function ledger.refuse_change();

-- One text of an entry as its hash takes it: its length, so that no two rows of texts are the same bytes.
create function audit.part(p_text text) returns text language sql immutable as $$
  select case when p_text is null then '-' else octet_length(convert_to(p_text, 'UTF8'))::text || ':' || p_text end || ','
$$;

-- The hash of an entry: SHA-256 of the one before it and every column.
create function audit.hash_of(e audit.entry, p_previous bytea) returns bytea language sql stable as $$
  select sha256(p_previous || convert_to(
    audit.part(e.merchant_id) || audit.part(e.seq::text)
    || audit.part(to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || audit.part(e.actor_kind) || audit.part(e.actor_id) || audit.part(e.actor_name) || audit.part(e.ip)
    || audit.part(e.action) || audit.part(e.object_kind) || audit.part(e.object_id)
    || audit.part(e.before::text) || audit.part(e.after::text)
    || audit.part(e.reason) || audit.part(e.approver) || audit.part(e.trace_id), 'UTF8'))
$$;

-- Writes the next entry of a brand's chain; the only way to write one. Others of the brand wait until the transaction
-- ends, so this is the last thing a transaction does.
create function audit.append(
  p_merchant text, p_at timestamptz, p_actor_kind text, p_actor_id text, p_actor_name text, p_ip text, p_action text,
  p_object_kind text, p_object_id text, p_before json, p_after json, p_reason text, p_approver text, p_trace_id text
) returns bigint language plpgsql security definer set search_path = audit, pg_temp as $$
declare
  h audit.head;
  e audit.entry;
begin
  insert into audit.head (merchant_id, seq, hash) values (p_merchant, 0, sha256(convert_to(p_merchant, 'UTF8')))
  on conflict do nothing;
  select * into h from audit.head where merchant_id = p_merchant for no key update;
  e := row(p_merchant, h.seq + 1, date_trunc('milliseconds', p_at), p_actor_kind, p_actor_id, p_actor_name, p_ip, p_action,
    p_object_kind, p_object_id, p_before, p_after, p_reason, p_approver, p_trace_id, ''::bytea);
  e.hash := audit.hash_of(e, h.hash);
  insert into audit.entry select e.*;
  update audit.head set seq = e.seq, hash = e.hash where merchant_id = p_merchant;
  return e.seq;
end $$;

-- Notes where each brand's chain stood at the end of a day; answers what is new. Doing it again changes nothing.
create function audit.close_day(p_day date) returns setof audit.root
language sql security definer set search_path = audit, pg_temp as $$
  insert into audit.root (merchant_id, day, seq, hash)
  select distinct on (merchant_id) merchant_id, p_day, seq, hash from audit.entry
  where at < (p_day + 1)::timestamp at time zone 'UTC'
    and at >= (p_day - 1)::timestamp at time zone 'UTC'
  order by merchant_id, seq desc
  on conflict do nothing
  returning *
$$;

create table staff.role (
  merchant_id text not null,
  code text not null check (code ~ '^[A-Z][A-Z_]{1,39}$'),
  primary key (merchant_id, code)
);

-- What a role may do: an action on a page.
create table staff.permission (
  merchant_id text not null,
  role text not null,
  page text not null,
  action text not null check (action in ('view', 'edit', 'approve', 'export')),
  primary key (merchant_id, role, page, action),
  foreign key (merchant_id, role) references staff.role on delete cascade
);

create table staff.account (
  id uuid primary key,
  merchant_id text not null,
  name text not null check (name = lower(name)),
  -- What players read beside this person's messages.
  shown_as text not null,
  password_hash text not null,
  -- The authenticator's secret, sealed; null until the first log-in.
  totp_secret bytea,
  totp_since timestamptz,
  -- The last half minute whose code was taken: none works twice.
  totp_step bigint not null default 0,
  -- Until when the first log-in must have happened.
  enrol_until timestamptz not null,
  -- Its password is known to everybody: it opens nothing in production.
  demonstration boolean not null default false,
  closed_at timestamptz,
  created_at timestamptz not null,
  unique (merchant_id, name)
);

create table staff.account_role (
  staff_id uuid not null references staff.account,
  merchant_id text not null,
  role text not null,
  primary key (staff_id, role),
  foreign key (merchant_id, role) references staff.role
);

create table staff.recovery_code (
  staff_id uuid not null references staff.account,
  hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, hash)
);

-- Between the password and the code. A first log-in's secret waits here until a code shows that it is in a device.
create table staff.login_step (
  ticket_hash bytea primary key,
  staff_id uuid not null references staff.account,
  secret bytea,
  expires_at timestamptz not null
);
create index login_step_expires on staff.login_step (expires_at);

create table staff.session (
  id uuid primary key,
  merchant_id text not null,
  staff_id uuid not null references staff.account,
  token_hash bytea not null unique,
  handle_hash bytea not null,
  ip text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_staff on staff.session (staff_id) where ended_at is null;
create index session_expires on staff.session (expires_at);

create table staff.live_ticket (
  ticket_hash bytea primary key,
  merchant_id text not null,
  staff_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);
create index live_ticket_expires on staff.live_ticket (expires_at);

-- A talk of one visitor with the brand's people.
create table chat.conversation (
  id uuid primary key,
  merchant_id text not null,
  owner_kind text not null check (owner_kind in ('member', 'guest')),
  owner_id uuid not null,
  name text not null,
  language text not null,
  state text not null check (state in ('WAITING', 'OPEN', 'CLOSED')),
  staff_id uuid,
  staff_name text,
  created_at timestamptz not null,
  last_at timestamptz not null,
  last_seq integer not null,
  last_text text not null,
  -- Up to which message the visitor has read.
  owner_seen integer not null default 0,
  closed_at timestamptz,
  check ((state = 'CLOSED') = (closed_at is not null)),
  check (state <> 'OPEN' or staff_id is not null)
);
create unique index conversation_running on chat.conversation (merchant_id, owner_id) where state <> 'CLOSED';
create index conversation_queue on chat.conversation (merchant_id, state, last_at, id);
create index conversation_owner on chat.conversation (owner_id, created_at);
create index conversation_old on chat.conversation (last_at);

create table chat.message (
  conversation_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  sender text not null check (sender in ('visitor', 'staff', 'system')),
  staff_id uuid,
  staff_name text,
  -- The sender's own name of the message: sent again it is the same one.
  client_id uuid not null,
  body text not null check (char_length(body) <= 1000),
  primary key (conversation_id, seq, at)
) partition by range (at);
create index message_client on chat.message (conversation_id, client_id);
create table chat.message_rest partition of chat.message default;

-- Guests have no session: what they are known by in a conversation.
create table chat.guest (
  id uuid primary key,
  merchant_id text not null,
  token_hash bytea not null unique,
  name text not null,
  seen_at timestamptz not null
);
create index guest_old on chat.guest (seen_at);

create table chat.live_ticket (
  ticket_hash bytea primary key,
  merchant_id text not null,
  guest_id uuid not null,
  expires_at timestamptz not null
);
create index live_ticket_expires on chat.live_ticket (expires_at);

create table chat.room_message (
  merchant_id text not null,
  room text not null,
  id uuid not null,
  at timestamptz not null,
  author_kind text not null check (author_kind in ('member', 'agent', 'staff')),
  author_id uuid not null,
  author_name text not null,
  client_id uuid not null,
  body text not null check (char_length(body) <= 200),
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (merchant_id, room, id, at)
) partition by range (at);
create index room_message_author on chat.room_message (merchant_id, author_id, id);
create table chat.room_message_rest partition of chat.room_message default;

-- When somebody wrote in any room for the last time: the next message waits for it.
create table chat.room_pace (
  merchant_id text not null,
  author_id uuid not null,
  at timestamptz not null,
  primary key (merchant_id, author_id)
);

create table chat.report (
  merchant_id text not null,
  message_id uuid not null,
  member_id uuid not null,
  room text not null,
  at timestamptz not null,
  settled_at timestamptz,
  primary key (merchant_id, message_id, member_id)
);
create index report_open on chat.report (merchant_id, at) where settled_at is null;

-- Who may not write in the rooms (mute) or not enter them (ban).
create table chat.sanction (
  id uuid primary key,
  merchant_id text not null,
  member_id uuid not null,
  member_name text not null,
  kind text not null check (kind in ('MUTE', 'BAN')),
  since timestamptz not null,
  until timestamptz, -- null for good
  reason text not null,
  staff_id uuid not null,
  staff_name text not null,
  lifted_at timestamptz
);
create index sanction_member on chat.sanction (merchant_id, member_id) where lifted_at is null;
create index sanction_list on chat.sanction (merchant_id, since, id) where lifted_at is null;

-- Makes the month partitions from the month of `p_from` on. Making them again changes nothing.
create function audit.make_months(p_from timestamptz, p_months integer) returns void
language plpgsql security definer set search_path = audit, pg_temp as $$
declare
  first timestamp;
begin
  perform pg_advisory_xact_lock(7300118);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    begin
      execute format('create table if not exists audit.entry_%s partition of audit.entry for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
      execute format('create or replace trigger entry_%s_not_emptied before truncate on audit.entry_%s
        for each statement execute function ledger.refuse_change()', to_char(first, 'YYYYMM'), to_char(first, 'YYYYMM'));
    exception when check_violation then
      raise notice 'entries of % stay in the rest', first;
    end;
  end loop;
end $$;

create function chat.make_months(p_from timestamptz, p_months integer) returns void
language plpgsql security definer set search_path = chat, pg_temp as $$
declare
  first timestamp;
  name text;
begin
  perform pg_advisory_xact_lock(7300119);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    foreach name in array array['message', 'room_message'] loop
      begin
        execute format('create table if not exists chat.%s_%s partition of chat.%s for values from (%L) to (%L)',
          name, to_char(first, 'YYYYMM'), name, first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
      exception when check_violation then
        raise notice '% of % stay in the rest', name, first;
      end;
    end loop;
  end loop;
end $$;

-- Drops the months that are over before `p_before`; what is left of the month that `p_before` is in goes by rows.
create function chat.drop_months(p_before timestamptz) returns void
language plpgsql security definer set search_path = chat, pg_temp as $$
declare
  old record;
begin
  perform pg_advisory_xact_lock(7300119);
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('chat.message'::regclass, 'chat.room_message'::regclass) and c.relname ~ '_[0-9]{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= p_before at time zone 'UTC'
  loop
    execute format('drop table chat.%I', old.relname);
  end loop;
end $$;

revoke all on function audit.append, audit.close_day, audit.make_months, chat.make_months, chat.drop_months from public;
grant execute on function audit.append, audit.close_day, audit.make_months, chat.make_months, chat.drop_months to senluna_app;

-- Read and appended to, never changed: not even entries of one's own can be written but through audit.append.
grant select on all tables in schema audit to senluna_app;
grant select, insert, update, delete on all tables in schema staff, chat to senluna_app;
