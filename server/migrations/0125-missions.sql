-- Missions: the kind of their rewards, and deposits by what was received for those that count them.
insert into ledger.named_number (list, no, name) values ('kind', 309, 'MISSION_REWARD');

create or replace view cashier.for_bonuses as
  select member_id, order_no, credited_at, received from cashier.deposit where state = 'CREDITED';
create or replace view promotions.in_deposits as
  select member_id, order_no, credited_at, received from cashier.for_bonuses;
