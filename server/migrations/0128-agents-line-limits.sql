-- An agent limits those right below it and their lines, too. Its limits stand beside the desk's, and hold only as long as the agent
-- stands above.
alter table lottery.line_limit add column by_agent uuid;
alter table lottery.line_limit drop constraint line_limit_pkey;
alter table lottery.line_limit add constraint line_limit_once unique nulls not distinct (leader_id, by_agent);
