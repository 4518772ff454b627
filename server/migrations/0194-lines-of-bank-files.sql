-- A released file is shown line by line as it was: its receipts know their places in it, and lines
-- that were known by then stay where they are.
alter table cashier.receipt add column import_no integer;
update cashier.receipt r set import_no = n.no
  from (select id, row_number() over (partition by import_id order by id) as no from cashier.receipt where import_id is not null) n
  where n.id = r.id;
alter table cashier.receipt add constraint receipt_import_no check ((import_id is null) = (import_no is null));
