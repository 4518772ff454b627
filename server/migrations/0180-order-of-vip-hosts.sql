-- Two who choose a manager at once have the same moment; which came last is told by a number.
alter table vip.host_change add column seq bigint generated always as identity;
