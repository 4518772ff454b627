-- A day of a channel that doesn't agree is looked into as other differences are.
alter table reconciliation."case" drop constraint case_kind_check,
  add constraint case_kind_check check (kind in ('BANK', 'VENDOR', 'CHAIN'));
