-- The pages that somebody at the desk keeps at the top of their menu.
create table staff.favorite (
  staff_id uuid not null references staff.account,
  path text not null check (path ~ '^/[a-z][a-z0-9-]{0,39}$'),
  since timestamptz not null,
  primary key (staff_id, path)
);

grant select, insert, delete on staff.favorite to senluna_app;


-- Reports that somebody at the desk has mailed to themselves, after each day, week or month by the brand's clock.
create table reports.mail (
  id uuid primary key,
  merchant_id text not null,
  staff_id uuid not null,
  report text not null check (report in ('play', 'money', 'cohorts')),
  -- As the report's call takes them, without days: those are of the period.
  filters jsonb not null,
  cadence text not null check (cadence in ('DAILY', 'WEEKLY', 'MONTHLY')),
  hour smallint not null check (hour between 0 and 23),
  language text not null,
  -- Where the desk is that the link leads to: one of the brand's own hosts.
  origin text not null,
  next_at timestamptz not null
);
create index mail_of_staff on reports.mail (staff_id, id);
create index mail_due on reports.mail (next_at, id);

grant select, insert, update, delete on reports.mail to senluna_app;

-- How many came to the brand's site, day by day; each browser once a day.
create table facts.visit (
  merchant_id text not null,
  day date not null,
  visitors integer not null check (visitors >= 0),
  primary key (merchant_id, day)
);

-- Who was counted on the days that go on: hashes under a salt of that day. Both are deleted when it is over, and then nobody can
-- say of anybody that they were there.
create table facts.visit_salt (
  day date primary key,
  salt bytea not null
);
create table facts.visitor (
  merchant_id text not null,
  day date not null,
  hash bytea not null,
  primary key (day, merchant_id, hash)
);

grant select, insert, update on facts.visit to senluna_app;
grant select, insert, delete on facts.visit_salt, facts.visitor to senluna_app;
