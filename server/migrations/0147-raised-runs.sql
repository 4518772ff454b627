-- What a move of a run added to its stake; null where it added nothing.
alter table rounds.move add column raised bigint check (raised > 0);
