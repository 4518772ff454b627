-- A held pot that two people refuse goes back to a pot: its cycle says to which level.
insert into ledger.named_number (list, no, name) values ('kind', 334, 'JACKPOT_REFUSED'), ('kind', 335, 'JACKPOT_RETURNED');
alter table jackpots.cycle drop constraint cycle_review_check;
alter table jackpots.cycle
  add constraint cycle_review_check check (review in ('WAITING', 'RELEASED', 'REFUSED')),
  add column returned_to text,
  add column refused_at timestamptz,
  add constraint cycle_refused check ((review is not distinct from 'REFUSED') = (refused_at is not null) and (refused_at is null) = (returned_to is null));
