-- Servers of the version before go on beside new ones while those are started. What they write without knowing of it
-- is unknown, not nothing: a month without its first half, a day whose best multiple may be another.
alter table facts.months alter column first_half drop default, alter column first_half drop not null;
update facts.months k set first_half = null
from (
  select m.ctid as at from facts.months m
  left join (
    select merchant_id, date_trunc('month', day)::date as month, member_id, currency, product, game_id, vendor, sum(valid_bet) as valid_bet
    from facts.play where extract(day from day) <= 15 group by 1, 2, 3, 4, 5, 6, 7
  ) f on (f.merchant_id, f.month, f.member_id, f.currency, f.product, f.game_id, f.vendor)
    = (m.merchant_id, m.month, m.member_id, m.currency, m.product, m.game_id, m.vendor)
  where m.first_half <> coalesce(f.valid_bet, 0)
) w where k.ctid = w.at;
create index months_begun on facts.months (merchant_id, month) where first_half is null;
create or replace view facts.for_months as
  select k.merchant_id, k.month, k.member_id, k.product, k.currency, k.valid_bet,
    coalesce(k.first_half, (select coalesce(sum(f.valid_bet), 0)::bigint from facts.play f
      where f.member_id = k.member_id and f.day >= k.month and f.day < k.month + 15 and f.merchant_id = k.merchant_id
        and f.currency = k.currency and f.product = k.product and f.game_id = k.game_id and f.vendor = k.vendor)) as first_half
  from facts.months k;

-- Who writes a day and knows of its best multiple turns this over; a trigger forgets the multiple where it wasn't.
alter table facts.play add column turned boolean not null default false;
create index play_of_unknown_best on facts.play (merchant_id, day) where best_x100 is null;
create function facts.forget_best() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  new.best_x100 := null;
  return new;
end $$;
revoke all on function facts.forget_best from public;
create trigger forget_best before update on facts.play for each row when (new.turned = old.turned) execute function facts.forget_best();
