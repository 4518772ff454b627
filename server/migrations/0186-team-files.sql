-- Files of a team's accounts and of its profit and loss, too.
alter table security.export drop constraint export_report_check;
alter table security.export add constraint export_report_check
  check (report in ('OWN_DATA', 'BETS', 'TRANSACTIONS', 'TEAM_BETS', 'TEAM_TRANSACTIONS', 'TEAM_ACCOUNTS', 'TEAM_PROFIT'));
