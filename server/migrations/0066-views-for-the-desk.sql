-- What modules publish for the queries of the back office: `<schema>.for_<purpose>`. The rules are those of 0067.

-- Whom the staff are related to as players.
create view approvals.for_relations as
  select staff_id, member_id from approvals.relation;

-- Members as segments of messages tell them apart; `path` has the ids above a member.
create view members.for_segments as
  select id, merchant_id, type, state, label, language, path, created_at from members.member;

-- Successful log-ins, with the country.
create view sessions.for_logins as
  select member_id, at, id, place from sessions.login_record where result = 0;

-- Sessions that nobody ended.
create view sessions.for_open as
  select member_id, expires_at from sessions.session where ended_at is null;

-- Who has a second step at log-in.
create view security.for_second_steps as
  select member_id from security.totp where confirmed_at is not null;

-- Deposits and withdrawals by member and state, with what came in and went out.
create view cashier.for_deposits as
  select id, merchant_id, member_id, state, received, created_at, credited_at, changed_at from cashier.deposit;
create view payout.for_withdrawals as
  select no, merchant_id, member_id, state, amount, returned, created_at, ended_at from payout.withdrawal;

-- Cases that wait for a decision.
create view risk.for_open_cases as
  select id, member_id, created_at from risk."case" where decided_at is null;

-- Who takes a break from play.
create view protection.for_breaks as
  select owner_id, excluded, cooling_until from protection.guard;

-- Who played for real on which day of the brand.
create view wagers.for_active_days as
  select merchant_id, day, member_id from wagers.active_day;

-- Conversations that members began.
create view chat.for_contacts as
  select owner_id as member_id, created_at from chat.conversation;

-- What a module shows on a member's page, all of the same columns: when, what kind, in words, by whom, its state, the number it is
-- found by, an amount of the brand's money.
create view cashier.for_facts as
  select member_id, created_at as at, id, 'deposit' as what, order_no || ' · ' || channel_code as detail, null::text as by, state, order_no as ref,
    coalesce(received, asked) as amount
  from cashier.deposit
  union all
  select member_id, created_at, md5(no)::uuid, 'withdrawal', no, null, state, no, amount from payout.withdrawal;
create view payout.for_facts as
  select member_id, created_at as at, id, kind as what, coalesce(bank_code || ' ', '') || '••' || right(number, 4) || ' · ' || holder as detail,
    null::text as by, state, null::text as ref, null::bigint as amount
  from payout.account;
create view turnover.for_facts as
  select member_id, created_at as at, id, source as what, trunc(done * 100.0 / required) || ' %' as detail, null::text as by, state,
    null::text as ref, required as amount
  from turnover.requirement;
create view kyc.for_facts as
  select member_id, created_at as at, id, tier::text as what, coalesce(reason, '') as detail, decided_name as by, state, id::text as ref,
    null::bigint as amount
  from kyc.application;
create view feedback.for_facts as
  select owner_id as member_id, created_at as at, id, category as what, ticket_no as detail, null::text as by, state, ticket_no as ref,
    null::bigint as amount
  from feedback.ticket;
create view sessions.for_facts as
  select s.member_id, max(s.seen_at) as at, md5(s.device_id)::uuid as id, max(s.device_name) as what,
    left(s.device_id, 12) || coalesce(' · ⇄ ' || (
      select string_agg(distinct o.user_name, ', ') from sessions.session o
      where o.device_id = s.device_id and o.merchant_id = s.merchant_id and o.member_id <> s.member_id and o.type <> 4), '') as detail,
    null::text as by, null::text as state, null::text as ref, null::bigint as amount
  from sessions.session s where s.device_id <> '' group by s.member_id, s.merchant_id, s.device_id;
create view security.for_facts as
  select member_id, at, id, what, ip || coalesce(nullif(' ' || detail::text, ' {}'), '') as detail, null::text as by, null::text as state,
    null::text as ref, null::bigint as amount
  from security.change;
create view messages.for_facts as
  select member_id, at, id, tab as what, coalesce(title, template) || case when read_at is null then '' else ' ✓' end as detail,
    null::text as by, null::text as state, null::text as ref, null::bigint as amount
  from messages.message;

grant select on approvals.for_relations, members.for_segments, sessions.for_logins, sessions.for_open, security.for_second_steps,
  cashier.for_deposits, payout.for_withdrawals, risk.for_open_cases, protection.for_breaks, wagers.for_active_days, chat.for_contacts, cashier.for_facts, payout.for_facts,
  turnover.for_facts, kyc.for_facts, feedback.for_facts, sessions.for_facts, security.for_facts, messages.for_facts
  to senluna_app;
