-- Who of a team is active in a period that goes on is counted by months: by days a team of thousands is hundreds of
-- thousands of rows. A half-month is the month, or the month less its first half.
alter table facts.months add column first_half bigint not null default 0;
update facts.months k set first_half = f.valid_bet
from (
  select merchant_id, date_trunc('month', day)::date as month, member_id, currency, product, game_id, vendor, sum(valid_bet) as valid_bet
  from facts.play where extract(day from day) <= 15 group by 1, 2, 3, 4, 5, 6, 7
) f
where (f.merchant_id, f.month, f.member_id, f.currency, f.product, f.game_id, f.vendor)
  = (k.merchant_id, k.month, k.member_id, k.currency, k.product, k.game_id, k.vendor);
create view facts.for_months as select merchant_id, month, member_id, product, currency, valid_bet, first_half from facts.months;
grant select on facts.for_months to senluna_app;
create view bills.in_play as select merchant_id, day, member_id, product, currency, stake, payout, valid_bet from facts.for_pay;
grant select on bills.in_play to senluna_app;
