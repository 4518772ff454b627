/** Files with SQL that are no store yet. Only gets shorter. */
export const SQL_OUTSIDE_STORES: readonly string[] = [
  'server/modules/audit/check.ts',
  'server/modules/lottery/lottery.ts',
  'server/platform/config/key-fingerprints.ts',
  'server/platform/database/functions.ts',
  'server/platform/database/migrate.ts',
  'server/platform/live/relay.ts',
  'server/platform/outbox.ts',
  'server/platform/outgoing/courier.ts',
  'server/platform/outgoing/outgoing.ts',
]
