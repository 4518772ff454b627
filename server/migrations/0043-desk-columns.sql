-- The desk's pages 39 to 41, 52 and 53 whole: who a notice is for and who has read it, messages to some of the members at a moment,
-- tickets that are handed on, books compared with vendors and chains, and what each run of a job did.

-- Who a notice is for, beyond all, members and agents. A server of before shows nobody what is for SOME.
alter table content.notice add column only_for jsonb not null default '{}';
alter table content.notice drop constraint notice_audience_check;
alter table content.notice add constraint notice_audience_check check (audience in ('ALL', 'MEMBER', 'AGENT', 'SOME'));

-- A guest who has read a notice as it stands: once a tab, known by an HMAC that says nothing of anybody.
create table content.notice_guest (
  merchant_id text not null,
  notice_id text not null,
  version integer not null,
  reader bytea not null check (octet_length(reader) = 32),
  primary key (merchant_id, notice_id, version, reader),
  foreign key (merchant_id, notice_id) references content.notice (merchant_id, id) on delete cascade
);
grant select, insert, delete on content.notice_guest to senluna_app;

-- Words that are sent again and again, by language.
create table people.message_template (
  merchant_id text not null,
  id text not null check (id ~ '^[a-z0-9-]{1,40}$'),
  tab text not null check (tab in ('SYSTEM', 'PROMOTION', 'PERSONAL')),
  titles jsonb not null,
  contents jsonb not null,
  route text,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id)
);
grant select, insert, update, delete on people.message_template to senluna_app;

-- A message to some. PLANNED waits for its moment, SENDING goes out piece by piece. A server of before knows neither and leaves both
-- alone: RUNNING is what it sends, to all or to a label.
alter table people.mailing add column segment jsonb not null default '{}';
alter table people.mailing add column titles jsonb;
alter table people.mailing add column contents jsonb;
alter table people.mailing add column template text;
alter table people.mailing add column send_at timestamptz;
alter table people.mailing add column checker text;
alter table people.mailing add column reached integer; -- how many it was to reach when it was asked for
alter table people.mailing add column no_consent integer not null default 0; -- of those left out, who wants no promotions
alter table people.mailing add column cancelled_by text;
alter table people.mailing drop constraint mailing_state_check;
alter table people.mailing add constraint mailing_state_check
  check (state in ('PLANNED', 'SENDING', 'RUNNING', 'DONE', 'CANCELLED') and (state <> 'CANCELLED' or cancelled_by is not null));
create index mailing_to_send on people.mailing (send_at) where state in ('PLANNED', 'SENDING');

-- Which mailing a message is of, and how many of a mailing were read: counted when it happens, in lanes, since messages are forgotten.
alter table messages.message add column mailing_id uuid;
create table people.mailing_read (
  mailing_id uuid not null,
  lane smallint not null,
  reads integer not null,
  primary key (mailing_id, lane)
);
grant select on people.mailing_read to senluna_app;
create function people.count_reads() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into people.mailing_read as r (mailing_id, lane, reads)
    select n.mailing_id, abs(hashtext(n.member_id::text)) % 16, count(*)
    from after_it n join before_it o on o.member_id = n.member_id and o.at = n.at and o.id = n.id
    where n.mailing_id is not null and n.read_at is not null and o.read_at is null
    group by 1, 2 order by 1, 2
  on conflict (mailing_id, lane) do update set reads = r.reads + excluded.reads;
  return null;
end $$;
revoke all on function people.count_reads() from public;
create trigger message_read_counted after update on messages.message
  referencing old table as before_it new table as after_it for each statement execute function people.count_reads();

-- A ticket that was handed on: to a role or to one colleague, each time with who did it and why. Its deadline stays.
alter table feedback.ticket add column held_role text;
alter table feedback.ticket add column held_by uuid;
alter table feedback.ticket add column held_name text;
alter table feedback.ticket add column held_since timestamptz;
create table feedback.escalation (
  ticket_id uuid not null references feedback.ticket,
  id uuid not null,
  at timestamptz not null,
  by_name text not null,
  role text,
  staff_id uuid,
  to_name text not null,
  reason text not null,
  primary key (ticket_id, id),
  check ((role is null) <> (staff_id is null))
);
create trigger escalation_kept before update or delete on feedback.escalation for each row execute function ledger.refuse_change();
create trigger escalation_not_emptied before truncate on feedback.escalation for each statement execute function ledger.refuse_change();
grant select, insert on feedback.escalation to senluna_app;

-- A business day of a vendor: what our books have of it and what the vendor says, as it answered last. Of a vendor that keeps its
-- players' money our books have the results alone.
create table reconciliation.vendor_day (
  merchant_id text not null,
  vassalage text not null,
  day date not null,
  currency text not null,
  our_bets integer,
  our_stake bigint,
  our_payout bigint,
  our_net bigint not null, -- what players won, less what they lost
  their_bets integer,
  their_stake bigint,
  their_payout bigint,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (merchant_id, vassalage, day),
  check ((our_bets is null) = (our_stake is null) and (our_bets is null) = (our_payout is null)),
  check ((answered_at is null) = (their_bets is null) and (their_bets is null) = (their_stake is null)
    and (their_bets is null) = (their_payout is null))
);
grant select, insert, update on reconciliation.vendor_day to senluna_app;

-- What a chain says of an address: what ever came to it.
create table reconciliation.chain_report (
  merchant_id text not null,
  chain text not null,
  address text not null,
  came_micro bigint not null check (came_micro >= 0),
  asked_at timestamptz not null,
  primary key (merchant_id, chain, address)
);
grant select, insert, update on reconciliation.chain_report to senluna_app;

-- A difference that somebody looks into. It ends by two: explained, or written off, which moves the money.
create table reconciliation."case" (
  id uuid primary key,
  merchant_id text not null,
  kind text not null check (kind in ('VENDOR', 'CHAIN')),
  about text not null,
  currency text not null,
  difference bigint not null,
  ours jsonb not null,
  theirs jsonb not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'EXPLAINED', 'WRITTEN_OFF')),
  note text not null,
  opened_by text not null,
  opened_at timestamptz not null,
  reason text,
  made_by text,
  checked_by text,
  closed_at timestamptz,
  check ((state = 'OPEN') = (closed_at is null) and (closed_at is null) = (checked_by is null))
);
create unique index case_open on reconciliation."case" (merchant_id, kind, about) where state = 'OPEN';
create index case_of_brand on reconciliation."case" (merchant_id, id desc);
create index case_about on reconciliation."case" (merchant_id, kind, about, closed_at desc);
grant select, insert, update on reconciliation."case" to senluna_app;

-- What each run of a job did. Kept for a month.
alter table platform.job_state add column done_rows bigint;
alter table platform.job_state add column last_key text;
alter table platform.job_state add column period text;
alter table platform.job_state add column replays boolean not null default false; -- whether a period can be gone through once more
alter table platform.job_state add column replay text; -- the period that two people want once more
create table platform.job_run (
  id bigint generated always as identity primary key,
  name text not null,
  period text,
  how text not null check (how in ('CLOCK', 'WANTED', 'REPLAY')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  ms integer not null,
  done_rows bigint,
  last_key text,
  failed text
);
create index job_run_of on platform.job_run (name, id desc);
create index job_run_old on platform.job_run (ended_at);
grant select, insert, delete on platform.job_run to senluna_app;
