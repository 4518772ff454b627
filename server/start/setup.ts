import { runMigrations } from 'graphile-worker'
import { BRANDS } from '@senluna/brands/index.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '../demo/demo-accounts.ts'
import { seedDemoStaff } from '../demo/demo-staff.ts'
import { createMembers, Passwords } from '../modules/members/index.ts'
import { infoOf } from '../modules/protection/index.ts'
import { BrandDirectory } from '../modules/settings/index.ts'
import { makeRoles, StaffSecrets } from '../modules/staff/index.ts'
import { createDepositCurrencies } from '../modules/cashier/index.ts'
import { createCurrencies, openWallets } from '../modules/wallet/index.ts'
import { DatabaseClock } from '../platform/clock.ts'
import { openDatabase, type Database } from '../platform/database/db.ts'
import { migrateDatabase, type SchemaSources } from '../platform/database/migrate.ts'
import { makeMonthsAhead } from '../platform/database/months.ts'
import { queryOf } from '../platform/database/query.ts'
import { checkKeys, type Keys } from '../platform/config/key-fingerprints.ts'
import { createLog } from '../platform/log.ts'

/** What the database is made of. */
const SCHEMA: SchemaSources = {
  migrations: new URL('../migrations/', import.meta.url),
  functions: new URL('../functions/', import.meta.url),
}
const LONG_MS = 600_000

/** Runs something with the database owner's rights, which only setting up has. */
export async function asOwner<Result>(
  databaseUrl: string,
  run: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrl, {
    max: 4,
    log: createLog('warn', 'setup'),
    as: 'owner',
    name: 'senluna setup',
    statementMs: LONG_MS,
  })
  try {
    return await run(database)
  } finally {
    await database.close()
  }
}

/**
 * Brings the schema up to date, with the job queue's own, the brands' currencies and the coming
 * months.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl, SCHEMA)
  await asOwner(databaseUrl, async ({ db, pool }) => {
    await runMigrations({ pgPool: pool })
    await createCurrencies(queryOf(db), BRANDS)
    await createDepositCurrencies(queryOf(db))
    for (const { merchantCode } of BRANDS) await makeRoles(db, merchantCode)
    await makeMonthsAhead(db, new DatabaseClock().now())
  })
}

/** Throws OtherKey when the database was filled with other keys. */
export const checkKeysOf = (databaseUrl: string, keys: Keys): Promise<void> =>
  asOwner(databaseUrl, ({ db }) => checkKeys(db, keys, new DatabaseClock().now()))

/**
 * Opens the demonstration brands' accounts, with wallets and grants. `pepper` must be the server's
 * own. Those of `without` are opened by whoever makes the days before.
 */
export async function openDemoAccounts(
  databaseUrl: string,
  pepper: string,
  without: ReadonlySet<string> = new Set(),
): Promise<void> {
  await asOwner(databaseUrl, async (database) => {
    const clock = new DatabaseClock()
    await clock.start(database)
    const directory = new BrandDirectory(BRANDS, TEXTS, false)
    const members = createMembers({
      clubLabelOf: async () => null,
      protectionOf: (memberId, brand, now) => infoOf(database.db, memberId, brand.profile.protection.checkMinutes, now),
      db: database.db,
      config: { pepper },
      onOpened: (tx, member, brand, now) => openWallets(queryOf(tx), member, brand, now),
      languageOf: (brand, asked) => directory.languageOf(brand, asked),
    })
    await seedDemoAccounts({
      db: database.db,
      clock,
      members,
      brands: BRANDS,
      accounts: DEMO_ACCOUNTS.filter(({ userName }) => !without.has(userName)),
    })
    clock.stop()
  })
}

/**
 * Opens the desk's accounts of the demonstration brands; in production there are none. The secrets
 * must be the server's own.
 */
export async function openDemoStaff(databaseUrl: string, own: { pepper: string; keySecret: string }): Promise<void> {
  if (process.env.NODE_ENV === 'production') return
  await asOwner(databaseUrl, async ({ db }) => {
    const passwords = new Passwords(own.pepper)
    const secrets = new StaffSecrets(own.keySecret)
    await seedDemoStaff({ db, clock: new DatabaseClock(), passwords, secrets, brands: BRANDS })
  })
}

export { openStartingChannels, openStartingPayouts } from '../modules/cashier/index.ts'
export { OtherKey } from '../platform/config/key-fingerprints.ts'
