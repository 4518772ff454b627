import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import { asOwner } from '@senluna/server/start/setup.ts'
import { sql } from 'kysely'
import { seedGames } from './catalog.ts'
import { seedLottery } from './lottery.ts'
import { demoSheet, type SheetGame } from './sheet.ts'
import { DEMO_VENDORS } from './vendors.ts'

/**
 * Gives each brand a catalogue of 10,000 games of 40 vendors, of which only our own and the lottery
 * run: for measuring and for tests of long lists. No demonstration shows it.
 *
 * What a brand has already stays as it is, also when called again; our own games are brought up to
 * date.
 */
export async function seedLongCatalog(db: Db, merchantCodes: readonly MerchantCode[]): Promise<void> {
  const sheet: SheetGame[] = demoSheet()
  for (const merchantCode of merchantCodes) {
    await db.transaction().execute(async (tx) => {
      await seedGames(tx, merchantCode, sheet, DEMO_VENDORS)
      await seedLottery(tx, merchantCode)
    })
  }
  // The planner must know of 10,000 rows before the first visitor comes.
  await sql`analyze catalog.vendor, catalog.vendor_card, catalog.game, catalog.room`.execute(db)
}

/** The same on the database of a running product. */
export const seedLongCatalogAt = (databaseUrl: string, merchantCodes: readonly MerchantCode[]): Promise<void> =>
  asOwner(databaseUrl, ({ db }) => seedLongCatalog(db, merchantCodes))
