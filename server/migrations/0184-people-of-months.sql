-- Who of each team did so in a month up to a day, each once: an agent of thousands counts its people of a month without
-- the lists of thirty days.
create table facts.team_months (
  merchant_id text not null,
  leader_id uuid not null,
  month date not null,
  near boolean not null,
  currency text not null,
  active integer[] not null,
  idle integer[] not null,
  depositors integer[] not null,
  primary key (leader_id, month, near, currency)
);
create index team_months_of_month on facts.team_months (merchant_id, month);

-- Up to which day (excluded) they were made. A day of the month that is added up anew takes the row away.
create table facts.team_months_added (
  merchant_id text not null,
  month date not null,
  until date not null,
  primary key (merchant_id, month)
);

grant delete, insert, select, update on facts.team_months, facts.team_months_added to senluna_app;
create view facts.for_people_of_months as
  select m.merchant_id, m.leader_id, m.month, a.until, m.near, m.currency, m.active, m.idle, m.depositors
  from facts.team_months m join facts.team_months_added a using (merchant_id, month);
create view facts.for_months_of_people as select merchant_id, month, until from facts.team_months_added;
grant select on facts.for_people_of_months, facts.for_months_of_people to senluna_app;
