-- What a requirement was asked for can be gone, and come back with a later correction: it is dropped
-- then, and not waived for good by two people.
alter table turnover.requirement drop constraint requirement_state_check,
  add constraint requirement_state_check check (state in ('OPEN', 'DONE', 'CLEARED_LOW_BALANCE', 'DROPPED', 'WAIVED'));
