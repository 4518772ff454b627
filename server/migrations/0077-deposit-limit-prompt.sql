-- Before the first deposit a member is asked whether they want a deposit limit. Their answer stands
-- in their history.
alter table protection.step drop constraint step_kind_check;
alter table protection.step add constraint step_kind_check check (kind in ('limit', 'raiseAsked', 'raiseConfirmed', 'raiseDropped', 'coolOff',
  'exclusion', 'returnAsked', 'returned', 'checkInterval', 'checkAcknowledged', 'sessionOver', 'contact', 'marked', 'depositPrompt')) not valid;
alter table protection.step validate constraint step_kind_check;
