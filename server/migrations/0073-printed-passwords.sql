-- Until when a password that others handed over opens the account; null for one that its owner chose.
alter table members.member add column password_until timestamptz;
