-- Two rules that hold from a day on; what was counted before them stays as it was.

-- Bills count all that was given as the reports of a team do: rewards of every kind, and the daily rebate of VIP levels.
-- Before this day rewards of activities alone counted. None: always.
create table bills.costs_since (day date primary key);
insert into bills.costs_since (day)
  select (date_trunc('month', clock_timestamp()) + interval '1 month')::date where exists (select from bills.bill);
grant select on bills.costs_since to senluna_app;

-- All bets of a round of games among players count as one; each of before counts by itself until a step changes its
-- round.
alter table wagers.net_since add column cards_at timestamptz;
update wagers.net_since set cards_at = case when exists (select from wagers.wager) then clock_timestamp() else timestamptz '-infinity' end;
alter table wagers.net_since alter column cards_at set not null;
