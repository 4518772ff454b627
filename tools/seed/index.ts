import { BRANDS } from '@senluna/brands/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import { asOwner, migrate, openDemoAccounts } from '@senluna/server/setup.ts'
import { DatabaseClock } from '@senluna/server/platform/clock.ts'
import { seedCatalog, seedOwnGames } from './catalog.ts'
import { seedNotices } from './notices.ts'

/**
 * Brings the database up to date and loads what brands start with: our own games, and for demonstration
 * brands a catalogue, notices and accounts. Doing it again adds only what is missing.
 */
export async function setUp({
  databaseUrl,
  secrets,
}: {
  databaseUrl: string
  secrets: Record<string, string>
}): Promise<void> {
  await migrate(databaseUrl)
  await asOwner(databaseUrl, ({ db }) => seedBrands(db, BRANDS, new DatabaseClock().now()))
  await openDemoAccounts(databaseUrl, secrets.PEPPER ?? process.env.PEPPER ?? '')
}

/** Loads what each brand starts with. Games that don't run and notices of a demonstration are no licensed brand's. */
export async function seedBrands(db: Db, brands: readonly Brand[], now: Instant): Promise<void> {
  const demonstrations = brands.filter((brand) => brand.currency.demonstration).map((brand) => brand.merchantCode)
  await seedCatalog(db, demonstrations)
  await seedNotices(db, demonstrations, now)
  for (const { merchantCode, currency } of brands) if (!currency.demonstration) await seedOwnGames(db, merchantCode)
}
