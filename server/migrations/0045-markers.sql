-- Markers of harm: what a member's play, deposits and limits said when they were looked at last, and the level it came to.

create table protection.marker (
  owner_id uuid primary key,
  merchant_id text not null,
  level smallint not null check (level between 0 and 3),
  spoke jsonb not null, -- what spoke for the level: kind, count, weight
  since timestamptz not null, -- when it came to this level
  calm_since timestamptz, -- since when less speaks than the level says
  told_at timestamptz, -- when the member was written to; once, until the level is 0 again
  looked_at timestamptz not null
);
create index marker_of_brand on protection.marker (merchant_id, owner_id desc) where level > 0;
grant select, insert, update, delete on protection.marker to senluna_app;

-- A level that changes stands in the member's history, with everything else that was done for them.
alter table protection.step drop constraint step_kind_check;
alter table protection.step add constraint step_kind_check check (kind in ('limit', 'raiseAsked', 'raiseConfirmed', 'raiseDropped', 'coolOff',
  'exclusion', 'returnAsked', 'returned', 'checkInterval', 'checkAcknowledged', 'sessionOver', 'contact', 'marked')) not valid;
alter table protection.step validate constraint step_kind_check;

-- The few games that are shut somewhere are read again every few seconds.
create index game_shut on catalog.game (merchant_id, game_id) where region_kind <> 'ALL';
