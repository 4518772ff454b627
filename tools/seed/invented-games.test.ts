import assert from 'node:assert/strict'
import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { readFile } from 'node:fs/promises'
import { merchantCode } from '@senluna/kit/brand.ts'
import { asOwner } from '@senluna/server/start/setup.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { sql } from 'kysely'
import { test } from 'vitest'
import { seedLongCatalog } from './long-catalog.ts'
import { LOTTERY_GAMES } from './lottery-games.ts'
import { seedSandboxVendor } from './sandbox-vendor.ts'

const BRAND = merchantCode('senluna')
const STEP = new URL('../../server/migrations/0075-what-runs.sql', import.meta.url)
const RUNNING = OWN_GAMES.length + LOTTERY_GAMES.length

test(
  'invented games leave an earlier demonstration, and no row of a member goes with them',
  { timeout: 120_000 },
  async () => {
    const step = await readFile(STEP, 'utf8')
    await asOwner(await createTestDatabase(), async ({ db }) => {
      await seedLongCatalog(db, [BRAND])
      await seedSandboxVendor(db, [BRAND])
      await sql`insert into catalog.vendor_card (merchant_id, game_type, vassalage, sort) values (${BRAND}, 'RNG', 'THUYTRIEU', 90)`.execute(
        db,
      )
      // An operator's own vendor that has the code of an invented one, with games that are played.
      await sql`update catalog.game set plays = 3 where merchant_id = ${BRAND} and game_id = 'aa1'`.execute(db)
      const member = '01890a5d-ac96-774b-bcce-b302099a8057'
      await sql`insert into catalog.favorite (member_id, game_id, merchant_id, marked_at) values (${member}, 'ab1', ${BRAND}, now())`.execute(
        db,
      )
      await sql`insert into catalog.recent (member_id, game_id, merchant_id, played_at) values (${member}, 'ac2', ${BRAND}, now())`.execute(
        db,
      )
      await sql`alter table catalog.vendor drop column listed`.execute(db)

      await db.transaction().execute((tx) => sql.raw(step).execute(tx))

      const games = await sql<{ game_id: string; enabled: boolean }>`
      select game_id, enabled from catalog.game where merchant_id = ${BRAND} and vassalage <> 'HOTRANG' order by enabled, game_id`.execute(
        db,
      )
      assert.deepEqual(
        games.rows.filter(({ enabled }) => !enabled).map(({ game_id }) => game_id),
        ['ab1', 'ac2'],
      )
      assert.equal(games.rows.filter(({ enabled }) => enabled).length, RUNNING + 1)
      const vendors = await sql<{ vendorCode: string; enabled: boolean; listed: boolean }>`
      select vassalage as "vendorCode", enabled, listed from catalog.vendor where merchant_id = ${BRAND} order by vassalage`.execute(
        db,
      )
      assert.deepEqual(
        vendors.rows.map(({ vendorCode, enabled, listed }) => `${vendorCode} ${enabled} ${listed}`),
        ['CUULONG false true', 'ELOTT true true', 'HOTRANG true true', 'LOTT true true', 'SENLUNA true true'].concat([
          'TCG_LOTTO_VN true true',
          'TCG_SEA true true',
          'THUBON false true',
          'THUYTRIEU true false',
        ]),
      )
      const cards = await sql<{
        vendorCode: string
      }>`select distinct vassalage as "vendorCode" from catalog.vendor_card order by 1`.execute(db)
      assert.deepEqual(
        cards.rows.map(({ vendorCode }) => vendorCode),
        ['ELOTT', 'HOTRANG', 'LOTT', 'SENLUNA', 'TCG_LOTTO_VN', 'TCG_SEA'],
      )
      const kept = await sql<{
        rows: bigint
      }>`select (select count(*) from catalog.favorite) + (select count(*) from catalog.recent) as rows`.execute(db)
      assert.equal(kept.rows[0]!.rows, 2n)
      const rooms = await sql`select from catalog.room where vassalage <> 'HOTRANG'`.execute(db)
      assert.equal(rooms.rows.length, 0)
    })
  },
)
