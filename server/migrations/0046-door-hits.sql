-- How often each rule at a brand's door has turned somebody away: on the last day it did, and in all. A process writes in a lane of
-- its own and every few seconds, so nobody waits for a row.
create table settings.door_hit (
  merchant_id text not null,
  rule text not null check (length(rule) between 1 and 60),
  lane smallint not null,
  day date not null,
  today bigint not null check (today >= 0),
  total bigint not null check (total >= today),
  last_at timestamptz not null,
  primary key (merchant_id, rule, lane)
);
grant select, insert, update on settings.door_hit to senluna_app;
