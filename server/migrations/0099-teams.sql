-- What an agent sees of its team. Figures of a day belong to whoever stood above the account on that
-- day, so that a report of the past stays as it was when the account is moved later.
create index earlier_place_team on members.earlier_place using gin (path) where (path <> '{}'::uuid[]);

-- Every place of every account that counts in reports: the one it has, and those it had. `since` and
-- `until` (excluded) are null for "from the beginning" and "still".
create view members.for_teams as
  select m.id, m.merchant_id, m.user_name, m.type, m.parent_id, m.path, m.placed_at as since, null::timestamptz as until
  from members.member m where m.type not in (3, 4)
  union all
  select m.id, m.merchant_id, m.user_name, m.type, e.parent_id, e.path,
    (select max(b.until) from members.earlier_place b where b.member_id = e.member_id and b.until < e.until), e.until
  from members.earlier_place e join members.member m on m.id = e.member_id where m.type not in (3, 4);
grant select on members.for_teams to senluna_app;

-- What members did on each day and in each hour, for the reports of those above them.
create view facts.for_team_play as
  select merchant_id, day, member_id, product, vendor, currency, bets, stake, valid_bet, payout from facts.play;
create view facts.for_team_money as
  select merchant_id, day, member_id, kind, code, currency, amount from facts.money;
create view facts.for_team_hours as
  select merchant_id, hour, member_id, currency, bets, stake, payout, deposited, withdrawn from facts.hours;
create view facts.for_team_people as
  select member_id, merchant_id, first_deposit_at, first_deposited from facts.person;
grant select on facts.for_team_play, facts.for_team_money, facts.for_team_hours, facts.for_team_people to senluna_app;

-- Who uses a session, and since when it wasn't.
create view sessions.for_teams as select member_id, seen_at from sessions.session where ended_at is null;
grant select on sessions.for_teams to senluna_app;

-- What accounts earned on the bets of others and on their own, by the day of the bets.
create view rebates.for_teams as
  select merchant_id, day, beneficiary_id, source_id, product, currency, amount from rebates.part;
grant select on rebates.for_teams to senluna_app;

-- Members whose day is being worked out: what they did on it isn't in their facts yet.
create view facts.for_team_marks as select member_id, day from facts.mark;
grant select on facts.for_team_marks to senluna_app;

-- Movements beside play by time, for lists of several accounts. Play, the path that must be fast,
-- doesn't touch it.
create index transfer_beside_play_time on ledger.transfer (owner_id, account_no, event_at desc, version desc)
  where kind not in (200, 201, 901, 902);

-- A team's facts of a period are read from these alone: by day, with all that is added up.
create index play_for_teams on facts.play (merchant_id, day, member_id) include (product, vendor, currency, bets, stake, valid_bet, payout);
create index money_for_teams on facts.money (merchant_id, day, member_id) include (kind, currency, amount)
  where kind not in (200, 201, 901, 902);
