import { BRANDS } from '@senluna/brands/index.ts'
import { asOwner, migrate, openDemoAccounts } from '@senluna/server/setup.ts'
import { DatabaseClock } from '@senluna/server/platform/clock.ts'
import { seedCatalog } from './catalog.ts'
import { seedNotices } from './notices.ts'

/**
 * Brings the database up to date and loads what the demonstration brands start with: games, notices,
 * accounts. Doing it again adds only what is missing.
 */
export async function setUp({
  databaseUrl,
  secrets,
}: {
  databaseUrl: string
  secrets: Record<string, string>
}): Promise<void> {
  await migrate(databaseUrl)
  await asOwner(databaseUrl, async ({ db }) => {
    const merchants = BRANDS.map((brand) => brand.merchantCode)
    await seedCatalog(db, merchants)
    await seedNotices(db, merchants, new DatabaseClock().now())
  })
  await openDemoAccounts(databaseUrl, secrets.PEPPER ?? process.env.PEPPER ?? '')
}
