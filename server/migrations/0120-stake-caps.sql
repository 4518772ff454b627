-- What a member may stake at most for now, and in which products; written by whoever gave them money on such terms.
insert into ledger.named_number (list, no, name) values
  ('play_status', 50, 'over_stake_cap'), ('play_status', 51, 'product_locked');

-- On the guard's row, which every stake of such a member locks and reads already.
alter table protection.guard
  -- Until when the cap holds; null: there is none.
  add column capped_until timestamptz,
  -- The most one stake may be; null: any.
  add column cap_most bigint check (cap_most > 0),
  -- The products that may be played; null: all.
  add column cap_products text[],
  add check (capped_until is not null or (cap_most is null and cap_products is null));
