/** `<module> reads|writes <table>`: what modules still do to tables of others. Only gets shorter. */
export const FOREIGN_USES: readonly string[] = [
  'lottery reads wagers.wager',
  'lottery writes platform.outbox',
  'rounds reads ledger.account',
  'rounds reads wagers.wager',
  'wagers reads rounds.round',
  'wagers reads rounds.seed',
]
