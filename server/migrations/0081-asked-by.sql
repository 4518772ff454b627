-- By which right something was asked for: its maker must still have it when a second person agrees.
-- Requests of before have none; of their makers only the account must be open.
alter table approvals.approval add column asked_by text;
