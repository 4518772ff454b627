-- What the desk still lacked: player protection by the brand's people, fees of vendors, and payments that somebody has
-- known once.

-- A payment its provider has had; one that it has had and knows no more is for people to find out about.
alter table payout.part add column heard boolean not null default false, add column forgotten boolean not null default false;
update payout.part set heard = true where state = 'SENT' and asked > 0;

-- Who sent a picture in a member's name: it counts as theirs on the day.
alter table files.file add column sent_by uuid;
create index file_sent_by on files.file (sent_by, created_at) where sent_by is not null;

-- When a provider was asked for a payment last: those that were not asked for long come first.
alter table cashier.deposit add column asked_at timestamptz;
create index deposit_asking on cashier.deposit (asked_at nulls first, expires_at) where state in ('PENDING_PAYMENT', 'CONFIRMING');

-- An address of Ethereum means the same in any case: watched ones are compared as accounts are kept.
update risk.watch w set value = lower(value)
  where kind = 'ADDRESS' and value ~* '^0x[0-9a-f]{40}$' and value <> lower(value)
    and not exists (select from risk.watch o where o.merchant_id = w.merchant_id and o.kind = w.kind and o.id <> w.id
      and lower(o.value) = lower(w.value) and o.removed_at is null);

-- What the brand's people did for a member's protection: talks with them, and that an exclusion may end.
alter table protection.step drop constraint step_kind_check,
  add constraint step_kind_check check (kind in ('limit', 'raiseAsked', 'raiseConfirmed', 'raiseDropped', 'coolOff', 'exclusion', 'returnAsked',
    'returned', 'checkInterval', 'checkAcknowledged', 'sessionOver', 'contact'));
create index reality_check_chosen on protection.reality_check (owner_id) where chosen;
create index guard_of_brand on protection.guard (merchant_id, owner_id desc);

-- What a vendor takes of what it wins, in millionths.
alter table catalog.vendor add column fee_ppm integer not null default 0 check (fee_ppm between 0 and 1000000);
grant update (fee_ppm) on catalog.vendor to senluna_app;
