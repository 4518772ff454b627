/**
 * `<module> reads|writes <table>`: what functions do to tables of other modules.
 *
 * A stake, a payout and an order are one statement each, which is why their functions write the
 * ledger's rows and theirs together. A new entry needs such a reason.
 */
export const FUNCTION_USES: readonly string[] = [
  'lottery reads catalog.game',
  'lottery reads catalog.vendor',
  'lottery reads ledger.account',
  'lottery reads members.lock',
  'lottery reads platform.once_reply',
  'lottery reads protection.guard',
  'lottery reads wagers.wager',
  'lottery writes platform.outbox',
  'platform reads payout.withdrawal',
  'rounds reads catalog.frozen',
  'rounds reads jackpots.joined',
  'rounds reads ledger.account',
  'rounds reads wagers.round_state',
  'rounds reads wagers.wager',
  'rounds writes jackpots.lane',
  'rounds writes ledger.account',
  'rounds writes ledger.transfer',
  'rounds writes platform.outbox',
  'rounds writes wagers.wager',
  'wagers reads ledger.account',
  'wagers reads ledger.hold',
  'wagers reads ledger.hold_event',
  'wagers reads ledger.house_account',
  'wagers reads ledger.tombstone',
  'wagers reads ledger.transfer',
  'wagers reads protection.guard',
  'wagers reads protection.member_limit',
  'wagers reads protection.reality_check',
  'wagers reads rounds.play_state',
  'wagers writes ledger.account',
  'wagers writes ledger.transfer',
  'wagers writes platform.once_reply',
  'wagers writes platform.outbox',
  'wagers writes protection.bucket',
  'wagers writes protection.guard',
  'wagers writes rounds.play_state',
]
