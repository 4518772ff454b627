-- What the numbers in the ledger's rows and answers mean. Queries may join the names; the code has
-- them in ledger/names.gen.ts, which `npm run schema` writes from here.

create table ledger.named_number (
  list text not null check (list in ('kind', 'source', 'status', 'wallet', 'treasury', 'account_state', 'play_status')),
  no smallint not null,
  name text not null,
  primary key (list, no),
  unique (list, name)
);
grant select on ledger.named_number to senluna_app;

insert into ledger.named_number (list, no, name) values
  ('kind', 100, 'DEPOSIT'), ('kind', 101, 'DEPOSIT_FEE'), ('kind', 102, 'DEPOSIT_CORRECTION'),
  ('kind', 110, 'WITHDRAWAL_HELD'), ('kind', 111, 'WITHDRAWAL_PAID'), ('kind', 112, 'WITHDRAWAL_FEE'),
  ('kind', 113, 'WITHDRAWAL_RETURNED'),
  ('kind', 120, 'TO_VENDOR'), ('kind', 121, 'FROM_VENDOR'), ('kind', 122, 'VENDOR_RESULT'),
  ('kind', 130, 'TO_UPLINE'), ('kind', 131, 'FROM_DOWNLINE'), ('kind', 132, 'TO_DOWNLINE'), ('kind', 133, 'FROM_UPLINE'),
  ('kind', 200, 'BET'), ('kind', 201, 'PAYOUT'), ('kind', 202, 'BET_REFUND'), ('kind', 203, 'PAYOUT_TAKEN_BACK'),
  ('kind', 210, 'REBATE'), ('kind', 212, 'REBATE_TAKEN_BACK'),
  ('kind', 301, 'ACTIVITY_REWARD'),
  ('kind', 400, 'MANUAL_CREDIT'), ('kind', 401, 'MANUAL_DEBIT'),
  ('kind', 410, 'DEBT_COLLECTED'), ('kind', 411, 'DEBT_MADE'),
  ('kind', 900, 'TRIAL_GRANT'), ('kind', 901, 'TRIAL_BET'), ('kind', 902, 'TRIAL_PAYOUT'), ('kind', 903, 'TRIAL_REFUND'),
  ('kind', 910, 'DEMONSTRATION_MONEY'),
  ('source', 1, 'PLAY'), ('source', 2, 'GRANT'), ('source', 3, 'DESK'), ('source', 4, 'VENDOR'), ('source', 5, 'DEBT'),
  ('source', 6, 'DEPOSIT'), ('source', 7, 'WITHDRAWAL'), ('source', 8, 'TRANSFER'), ('source', 9, 'LOTTERY'),
  ('status', 0, 'posted'), ('status', 1, 'replayed'), ('status', 2, 'key_conflict'), ('status', 3, 'insufficient'),
  ('status', 4, 'frozen'), ('status', 5, 'unknown_account'), ('status', 6, 'tombstoned'), ('status', 7, 'currency_mismatch'),
  ('play_status', 10, 'stale'), ('play_status', 11, 'session_over'), ('play_status', 12, 'round_open'),
  ('play_status', 13, 'too_soon'), ('play_status', 14, 'autoplay_over'), ('play_status', 15, 'excluded'),
  ('play_status', 16, 'over_loss_limit'), ('play_status', 17, 'check_due'), ('play_status', 18, 'session_limit'),
  ('play_status', 19, 'over_stake_limit'),
  ('wallet', 1, 'MAIN'), ('wallet', 2, 'TRIAL'), ('wallet', 3, 'POINTS'), ('wallet', 4, 'LOCKED'), ('wallet', 5, 'DEBT'),
  ('wallet', 6, 'TRIAL_DEBT'),
  ('treasury', 1, 'SUSPENSE'), ('treasury', 100, 'EXCHANGE'),
  ('account_state', 0, 'open'), ('account_state', 1, 'frozen'), ('account_state', 2, 'closed');
