-- Whoever is related to one account of a person is related to all of them.
create view payout.for_relations as
  select merchant_id, member_id, kind, coalesce(bank_code, '') as bank_code, number from payout.account;
create view approvals.in_payees as
  select merchant_id, member_id, kind, bank_code, number from payout.for_relations;
create view approvals.in_people as
  select merchant_id, member_id, payee_name, birthday from members.for_newcomers;
grant select on payout.for_relations, approvals.in_payees, approvals.in_people to senluna_app;

-- What one person alone accepted of forms within a day.
create index application_accepted on promotions.application (merchant_id, promotion_id, decided_by, changed_at) where state = 'ACCEPTED';
