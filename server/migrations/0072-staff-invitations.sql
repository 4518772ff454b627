-- A new or renewed staff account is opened by its person alone: a one-time link goes to their address, or a printed code
-- begins to work once a second person has released it. Of both only a hash is kept.
create table staff.invitation (
  staff_id uuid primary key references staff.account (id),
  secret_hash bytea not null unique,
  -- Where the link went; of a printed code there is none.
  email text,
  expires_at timestamptz not null
);
grant select, insert, update, delete on staff.invitation to senluna_app;

-- Where a person's links go, and since when they have shown that it is theirs.
alter table staff.account add column email text, add column email_verified_at timestamptz;

-- Who asked for, or released, the opening of an account or its rights: they and the account are not
-- two people until it has had its rights for a day.
create table staff.sponsor (
  staff_id uuid not null references staff.account (id),
  sponsor_id uuid not null references staff.account (id),
  at timestamptz not null,
  primary key (staff_id, sponsor_id)
);
create index sponsor_of on staff.sponsor (sponsor_id);
grant select, insert, update, delete on staff.sponsor to senluna_app;

-- From where a request was made and decided: one address or one browser for both is shown.
alter table approvals.approval
  add column maker_ip text not null default '', add column maker_device text not null default '',
  add column checker_ip text not null default '', add column checker_device text not null default '';

-- First passwords that were shown to whoever asked open nothing any more: such an account is invited again. They were good for
-- three days.
update staff.account a set password_hash = ''
  where a.totp_secret is null and not a.demonstration and a.enrol_until > now() and exists (select from audit.entry e
    where e.at > now() - interval '4 days' and e.merchant_id = a.merchant_id and e.action = 'staff.invite'
      and e.object_kind = 'staff' and e.object_id = a.id::text);
