-- Help and its documents, pictures that members send, and what people write to a brand.

-- A tree of headings; what has no parent is the first level, which stands in the footer.
create table content.help_category (
  merchant_id text not null,
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  parent_id text,
  names jsonb not null, -- text by language code
  icon text not null check (icon ~ '^[a-z][a-z-]{0,29}$'),
  sort smallint not null default 0,
  primary key (merchant_id, id),
  foreign key (merchant_id, parent_id) references content.help_category,
  check (parent_id is distinct from id)
);

create table content.help_article (
  merchant_id text not null,
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  category_id text not null,
  titles jsonb not null, -- text by language code
  contents jsonb not null, -- HTML by language code
  cleaned_by smallint not null, -- the allow-list that `contents` went through, as with notices
  sort smallint not null default 0,
  updated_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, category_id) references content.help_category
);

-- What people agree to. A version that somebody may have agreed to stays as it was, for ever.
create table content.document (
  merchant_id text not null,
  kind text not null check (kind in ('terms', 'privacy')),
  version text not null check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}[a-z]?$'),
  titles jsonb not null,
  contents jsonb not null,
  effective_at timestamptz not null,
  primary key (merchant_id, kind, version)
);
create trigger document_kept before update or delete on content.document for each row execute function ledger.refuse_change();
create trigger document_not_emptied before truncate on content.document for each statement execute function ledger.refuse_change();

grant select, insert, update, delete on content.help_category, content.help_article to senluna_app;
grant select, insert on content.document to senluna_app;

create schema files;
grant usage on schema files to senluna_app;

-- A picture as it was made anew from what was sent. One that nothing uses within a day is removed.
create table files.file (
  id uuid primary key,
  merchant_id text not null,
  owner_id uuid not null,
  purpose text not null check (purpose in ('FEEDBACK', 'AVATAR')),
  type text not null check (type in ('image/jpeg', 'image/png')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  used_by text, -- what shows it, as `ticket:<id>`
  used_at timestamptz,
  check ((used_by is null) = (used_at is null))
);
create index file_owner on files.file (owner_id, created_at);
create index file_unused on files.file (created_at) where used_by is null;

-- Apart from the rest, so that lists of files never read it.
create table files.body (
  file_id uuid primary key references files.file,
  body bytea not null
);
-- Pictures are packed already.
alter table files.body alter column body set storage external;

grant select, insert, update, delete on files.file, files.body to senluna_app;

create schema feedback;
grant usage on schema feedback to senluna_app;

-- Kept for years, complaints above all: nothing here is deleted.
create table feedback.ticket (
  id uuid primary key,
  merchant_id text not null,
  ticket_no text not null check (ticket_no ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  owner_id uuid, -- null for a guest
  user_name text,
  category text not null check (category in ('DEPOSIT', 'WITHDRAWAL', 'GAME', 'PROMOTION', 'ACCOUNT', 'SUGGESTION', 'COMPLAINT')),
  state text not null check (state in ('OPEN', 'ANSWERED', 'WAIT_MEMBER', 'CLOSED')),
  contact text,
  language text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  due_at timestamptz, -- by when a complaint must be answered
  answered_at timestamptz, -- the first answer
  unread boolean not null default false, -- an answer its owner has not opened
  unique (merchant_id, ticket_no),
  check ((owner_id is null) = (user_name is null))
);
create index ticket_owner on feedback.ticket (owner_id, created_at desc, id desc) where owner_id is not null;
create index ticket_desk on feedback.ticket (merchant_id, state, created_at, id);
create index ticket_quiet on feedback.ticket (changed_at) where state in ('ANSWERED', 'WAIT_MEMBER');

create table feedback.message (
  ticket_id uuid not null references feedback.ticket,
  id uuid not null, -- in the order of time
  at timestamptz not null,
  author text not null check (author in ('MEMBER', 'STAFF')),
  staff_id uuid,
  staff_name text,
  content text not null,
  files uuid[] not null default '{}',
  primary key (ticket_id, id),
  check ((author = 'STAFF') = (staff_id is not null) and (staff_id is null) = (staff_name is null))
);
create trigger message_kept before update or delete on feedback.message for each row execute function ledger.refuse_change();
create trigger message_not_emptied before truncate on feedback.message for each statement execute function ledger.refuse_change();

grant select, insert, update on feedback.ticket to senluna_app;
grant select, insert on feedback.message to senluna_app;
