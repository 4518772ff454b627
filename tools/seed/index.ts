import { BRANDS } from '@senluna/brands/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import {
  asOwner,
  checkKeysOf,
  migrate,
  openDemoAccounts,
  openDemoStaff,
  openStartingChannels,
  openStartingPayouts,
} from '@senluna/server/start/setup.ts'
import { DatabaseClock } from '@senluna/server/platform/clock.ts'
import type { Keys } from '@senluna/server/platform/config/key-fingerprints.ts'
import { seedOwnGames } from './catalog.ts'
import { seedHelp } from './help/index.ts'
import { seedNotices } from './notices.ts'
import { seedPointGoods } from './point-goods.ts'
import { seedPromotions } from './promotions.ts'
import { seedSandboxVendor } from './sandbox-vendor.ts'

/**
 * Brings the database up to date, looks at the keys and loads what brands start with: our own
 * games, and for demonstration brands notices, promotions, help and accounts. Doing it again adds
 * only what is missing.
 */
export async function setUp({
  databaseUrl,
  keys,
  sandboxes = false,
  lived,
}: {
  databaseUrl: string
  /** The server's own. */
  keys: Keys
  /** Whether a pretended vendor runs beside the server. */
  sandboxes?: boolean
  /** Demonstration accounts that the days before will open: they have lived since then. */
  lived?: ReadonlySet<string> | undefined
}): Promise<void> {
  await migrate(databaseUrl)
  await checkKeysOf(databaseUrl, keys)
  await asOwner(databaseUrl, async ({ db }) => {
    await seedBrands(db, BRANDS, new DatabaseClock().now())
    const demonstrations = BRANDS.filter((brand) => brand.currency.demonstration)
    if (sandboxes)
      await seedSandboxVendor(
        db,
        demonstrations.map((brand) => brand.merchantCode),
      )
  })
  await openDemoAccounts(databaseUrl, keys.pepper, lived)
  await openDemoStaff(databaseUrl, keys)
}

/**
 * Loads what each brand starts with: the games that run, and a demonstration's notices, promotions
 * and help, which are no licensed brand's.
 */
export async function seedBrands(db: Db, brands: readonly Brand[], now: Instant): Promise<void> {
  const demonstrating = brands.filter((brand) => brand.currency.demonstration)
  const demonstrations = demonstrating.map((brand) => brand.merchantCode)
  for (const { merchantCode } of brands) await seedOwnGames(db, merchantCode)
  await seedNotices(db, demonstrations, now)
  await seedPromotions(db, demonstrations, now)
  await seedPointGoods(db, demonstrations, now)
  await seedHelp(db, demonstrating, now)
  for (const brand of demonstrating) await openStartingChannels(db, brand, now)
  await openStartingPayouts(db, demonstrating)
}
