-- The desk: keys of vendors, what is known of their calls, and links between accounts that somebody has looked at.

-- A vendor's secret, sealed: nobody reads it again, pages least of all. It is asked for by one person (`since` is null until
-- a second one agrees), signs from then on, and is believed until `until` once another took its place.
create table catalog.vendor_key (
  id uuid primary key,
  merchant_id text not null,
  vassalage text not null,
  sealed bytea not null,
  mark text not null check (mark ~ '^[0-9a-f]{8}$'), -- to tell one from another, worked out of it with a key of ours
  overlap_minutes integer not null check (overlap_minutes between 0 and 10080),
  entered_by text not null,
  entered_at timestamptz not null,
  approved_by text,
  since timestamptz,
  until timestamptz,
  foreign key (merchant_id, vassalage) references catalog.vendor,
  check ((since is null) = (approved_by is null) and (until is null or since is not null))
);
create unique index vendor_key_signs on catalog.vendor_key (merchant_id, vassalage) where since is not null and until is null;
create index vendor_key_of on catalog.vendor_key (merchant_id, vassalage, entered_at desc);
grant select, insert, update, delete on catalog.vendor_key to senluna_app;

-- Calls to a vendor, minute by minute: each process adds what it counted, beside every transaction.
create table catalog.vendor_minute (
  merchant_id text not null,
  vassalage text not null,
  minute timestamptz not null,
  calls integer not null,
  unanswered integer not null,
  took integer[] not null, -- how many took how long: one number for each of the steps in vendor-calls.ts
  answered_at timestamptz,
  primary key (merchant_id, vassalage, minute)
);
create index vendor_minute_old on catalog.vendor_minute (minute);
grant select, insert, update, delete on catalog.vendor_minute to senluna_app;

-- An account's link to a device that says nothing of it: a shop's, a family's. Risk leaves it out on both sides.
create table risk.cleared_link (
  merchant_id text not null,
  device_id text not null,
  member_id uuid not null,
  reason text not null,
  cleared_by text not null,
  cleared_at timestamptz not null,
  primary key (merchant_id, device_id, member_id)
);
create index cleared_link_of on risk.cleared_link (member_id);
grant select, insert, delete on risk.cleared_link to senluna_app;
