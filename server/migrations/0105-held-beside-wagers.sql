-- What of the wallet was set aside when the stake was taken, and when the wager last moved money: a
-- player sees their balance without it. Null where nothing was: no wager grows by it.
alter table wagers.wager add column held_before bigint, add column held_after bigint;

create or replace view wagers.for_record as
  select owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at, status, book, currency,
    product, vendor, game_id, held_before, held_after
  from wagers.wager;
