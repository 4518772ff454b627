-- What the desk reads for each row of a list is found by an index, however much there is: the open cases of a member, who else has
-- had a number that money goes to, and what is still to be played among all that ever was.
create index case_of_member on risk."case" (member_id) where decided_at is null;
create index account_by_number on payout.account (merchant_id, number);
create index requirement_open_of_brand on turnover.requirement (merchant_id, id desc) where state = 'OPEN';
