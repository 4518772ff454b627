-- What the desk needs of all members at once, what an operator words in another way, and the rest of its pages.

-- All members' wagers in one list, newest first. The wagers of one batch have one moment and share an entry.
create index wager_listed on wagers.wager (placed_at desc);

-- A message of the site in an operator's own words. What is not here is said as the product says it.
create table settings.text (
  merchant_id text not null,
  language text not null check (language ~ '^[A-Z]{2}$'),
  key text not null check (length(key) between 1 and 120),
  message text not null check (length(message) between 1 and 2000),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (merchant_id, language, key)
);
grant select, insert, update, delete on settings.text to senluna_app;

-- A way to pay out that is closed for good stays for what was paid by it.
alter table payout.channel add column closed_at timestamptz;

-- What an adjustment is shown by.
alter table payout.adjustment add column files uuid[] not null default '{}';

-- Money in suspense that two people have written off.
alter table cashier.receipt drop constraint receipt_state_check,
  add constraint receipt_state_check check (state in ('NEW', 'OUT', 'SUSPENSE', 'REVIEW', 'MATCHED', 'RETURNED', 'WRITTEN_OFF'));
alter table cashier.receipt_use drop constraint receipt_use_kind_check,
  add constraint receipt_use_kind_check check (kind in ('CREDIT', 'COVER', 'RETURN', 'WRITE_OFF'));

-- What two people made of a day of a channel on which orders and receipts differ.
create table reconciliation.resolution (
  id uuid primary key,
  merchant_id text not null,
  day date not null,
  channel text not null,
  how text not null check (how in ('EXPLAINED', 'WRITTEN_OFF')),
  -- The difference it is about: credited without a receipt, and received without an order.
  unbacked bigint not null check (unbacked >= 0),
  suspense bigint not null check (suspense >= 0),
  reason text not null,
  made_by text not null,
  checked_by text not null,
  at timestamptz not null
);
create index resolution_of_day on reconciliation.resolution (merchant_id, day, channel, id desc);
grant select, insert on reconciliation.resolution to senluna_app;

-- Where an operator has placed a game in the lobby's own order; what has no number comes after what has one.
-- Place and plays are one key: a first column that is the same almost everywhere would tell the planner nothing.
alter table catalog.game add column sort_no integer not null default 10000 check (sort_no between 1 and 10000);
grant update (sort_no) on catalog.game to senluna_app;
drop index catalog.game_popular, catalog.game_popular_all, catalog.game_of_vendor;
create index game_popular on catalog.game (merchant_id, game_type, (sort_no * 100000000000 - plays), (not own), md5(game_id), game_id) where enabled;
create index game_popular_all on catalog.game (merchant_id, (sort_no * 100000000000 - plays), (not own), md5(game_id), game_id) where enabled;
create index game_of_vendor on catalog.game (merchant_id, vassalage, (sort_no * 100000000000 - plays), (not own), md5(game_id), game_id) where enabled;
-- What is really played most, whatever was placed where.
create index game_played on catalog.game (merchant_id, (-plays), (not own), md5(game_id), game_id) where enabled and plays > 0;

-- A queue of the desk has changed: its pages are told and read again. The moment is the row's own.
create function platform.tell_queue() returns trigger language plpgsql as $$
declare
  said constant jsonb := to_jsonb(new);
begin
  insert into platform.outbox (topic, audience, payload, at)
  values ('queueChanged', '*', jsonb_build_object('queue', tg_argv[0], 'merchantCode', coalesce(said ->> 'merchant_id',
      (select w.merchant_id from payout.withdrawal w where w.no = said ->> 'no'))),
    (coalesce(said ->> tg_argv[1], said ->> tg_argv[2]))::timestamptz);
  return null;
end $$;

create trigger deposit_told after insert or update of state on cashier.deposit
  for each row execute function platform.tell_queue('deposits', 'changed_at', 'created_at');
create trigger withdrawal_told after insert on payout.step
  for each row execute function platform.tell_queue('withdrawals', 'at', 'at');
create trigger withdrawal_claimed after update of claimed_at on payout.withdrawal
  for each row when (new.claimed_at is not null) execute function platform.tell_queue('withdrawals', 'claimed_at', 'created_at');
create trigger application_told after insert or update of state on kyc.application
  for each row execute function platform.tell_queue('kyc', 'decided_at', 'created_at');
create trigger approval_told after insert or update of state on staff.approval
  for each row execute function platform.tell_queue('approvals', 'decided_at', 'created_at');
create trigger ticket_told after insert or update of changed_at on feedback.ticket
  for each row execute function platform.tell_queue('tickets', 'changed_at', 'created_at');

-- Who played for real on a business day of the brand: what active members are counted by.
create table people.active_day (
  merchant_id text not null,
  day date not null,
  member_id uuid not null,
  primary key (merchant_id, day, member_id)
);
grant select, insert, delete on people.active_day to senluna_app;
