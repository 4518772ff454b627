-- What a brand says to one member and to everybody besides notices: messages, what each member wants to get and to show,
-- notices read, promotions as content, and the board of wins.

create schema messages;
create schema promotions;
create schema winners;
grant usage on schema messages, promotions, winners to senluna_app;

-- One message to one member: a template with its arguments, so that it follows the reader's language, or text by staff.
-- An id holds its moment, so one message is looked up in one month only.
create table messages.message (
  member_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  tab text not null check (tab in ('SYSTEM', 'PROMOTION', 'PERSONAL')),
  template text check (template ~ '^[a-zA-Z]{1,40}$'),
  args jsonb not null default '{}',
  title text,
  content text, -- HTML
  cleaned_by smallint, -- the allow-list that `content` went through
  route text, -- a page of the site that it leads to
  read_at timestamptz,
  primary key (member_id, at, id),
  check ((template is null) = (title is not null) and (title is null) = (content is null) and (title is null) = (cleaned_by is null))
) partition by range (at);
create index message_unread on messages.message (member_id) where read_at is null;
create table messages.message_rest partition of messages.message default;

-- Makes the months from that of `p_from` on and drops those that ended before `p_before`. Doing it again changes nothing; a
-- month that already has rows in the rest stays there.
create function messages.keep_months(p_from timestamptz, p_months integer, p_before timestamptz) returns void
language plpgsql security definer set search_path = messages, pg_temp as $$
declare
  first timestamp;
  part text;
begin
  perform pg_advisory_xact_lock(7300117);
  for i in 0 .. p_months - 1 loop
    first := date_trunc('month', p_from at time zone 'UTC') + make_interval(months => i);
    begin
      execute format('create table if not exists messages.message_%s partition of messages.message for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
    exception when check_violation then
      raise notice 'messages of % stay in the rest', first;
    end;
  end loop;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'messages.message'::regclass and c.relname ~ '^message_\d{6}$'
      and (to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month') at time zone 'UTC' <= p_before
  loop
    execute format('drop table messages.%I', part);
  end loop;
end $$;
revoke all on function messages.keep_months from public;
grant execute on function messages.keep_months to senluna_app;

-- What a member chose; without a row: no promotional messages, and a place on the board of wins.
create table messages.preference (
  member_id uuid primary key,
  promotion_messages boolean not null,
  winner_board boolean not null,
  changed_at timestamptz not null
);

-- Where a banner stands: at the head of this page; on the home page without one.
alter table content.notice add column place text check (place ~ '^/[a-z]{1,20}$');

-- Which version of a notice a member has read.
create table content.notice_read (
  member_id uuid not null,
  merchant_id text not null,
  notice_id text not null,
  version integer not null,
  at timestamptz not null,
  primary key (member_id, merchant_id, notice_id),
  foreign key (merchant_id, notice_id) references content.notice on delete cascade
);
create index notice_read_of on content.notice_read (merchant_id, notice_id);

-- A promotion as people read it: what it is, when, under which terms. Whether it is open is a matter of its dates alone.
create table promotions.promotion (
  merchant_id text not null,
  id text not null check (id ~ '^[a-z0-9-]{1,60}$'),
  category text not null check (category in ('WELCOME', 'DAILY', 'GAMES', 'VIP', 'EVENT')),
  titles jsonb not null, -- text by language code
  summaries jsonb not null,
  facts jsonb not null, -- pairs of a name and a value, by language code
  terms jsonb not null, -- HTML by language code
  cleaned_by smallint not null,
  image_url text not null,
  sort smallint not null default 0,
  start_at timestamptz not null,
  end_at timestamptz,
  enabled boolean not null default true,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  primary key (merchant_id, id),
  check (end_at is null or end_at > start_at)
);

-- A win of real money large enough for the board: written as its event is passed on, gone after a day. `shown_at` lies one
-- to ten minutes after the settlement, by a secret, so that neither moment nor order tells who it was.
create table winners.win (
  owner_id uuid not null,
  wager_id uuid not null,
  merchant_id text not null,
  game_id text not null,
  vendor text not null,
  stake bigint not null,
  winnings bigint not null check (winnings > 0),
  shown_at timestamptz not null,
  primary key (owner_id, wager_id)
);
create index win_latest on winners.win (merchant_id, shown_at desc, wager_id desc);
create index win_biggest on winners.win (merchant_id, winnings desc, wager_id desc);
create index win_old on winners.win (shown_at);

grant select, insert, update, delete on messages.message, messages.preference, content.notice_read, promotions.promotion,
  winners.win to senluna_app;
