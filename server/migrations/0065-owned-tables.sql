-- Tables lie in the schema of the module that owns them. What two people decide is the module approvals', what the back office kept
-- of everything is the module's that it is about.
create schema approvals;
grant usage on schema approvals to senluna_app;
alter table staff.approval set schema approvals;
alter table staff.relation set schema approvals;

create schema operations;
grant usage on schema operations to senluna_app;
alter table people.day_mark set schema operations;
alter table people.note set schema members;
alter table people.active_day set schema wagers;
alter table people.vendor_day set schema wagers;
alter table people.mailing set schema messages;
alter table people.mailing_read set schema messages;
alter table people.message_template set schema messages;
alter function people.count_reads() set schema messages;
drop schema people;
