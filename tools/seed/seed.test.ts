import assert from 'node:assert/strict'
import { BRANDS } from '@senluna/brands/index.ts'
import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { merchantCode, type Brand } from '@senluna/kit/brand.ts'
import { instant } from '@senluna/kit/time.ts'
import { asOwner, openDemoAccounts } from '@senluna/server/start/setup.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { sql } from 'kysely'
import { test } from 'vitest'
import { LIVED } from '../crowd/agents/places.ts'
import { seedBrands } from './index.ts'
import { LOTTERY_GAMES } from './lottery-games.ts'

/** Our own games and the lottery's. */
const RUNNING = OWN_GAMES.length + LOTTERY_GAMES.length

test(
  'every brand starts with the games that run; notices and promotions are a demonstration’s alone',
  { timeout: 120_000 },
  async () => {
    const [demo] = BRANDS as readonly [Brand]
    const licensed: Brand = {
      ...demo,
      merchantCode: merchantCode('licensed'),
      currency: { ...demo.currency, demonstration: false },
    }
    const url = await createTestDatabase()
    await asOwner(url, async ({ db }) => {
      const counted = async (table: string) => {
        const { rows } = await sql<{ merchant_id: string; count: bigint }>`
        select merchant_id, count(*) as count from ${sql.table(table)} group by 1 order by 1`.execute(db)
        return rows.map((row) => `${row.merchant_id} ${row.count}`)
      }
      for (let time = 0; time < 2; time++) {
        await seedBrands(db, [demo, licensed], instant(Date.UTC(2026, 10, 20)))
        assert.deepEqual(await counted('catalog.game'), [`licensed ${RUNNING}`, `senluna ${RUNNING}`])
        assert.deepEqual(await counted('catalog.vendor'), ['licensed 5', 'senluna 5'])
        assert.deepEqual(await counted('catalog.category'), ['licensed 6', 'senluna 6'])
        assert.deepEqual(await counted('content.notice'), ['senluna 25'])
        assert.deepEqual(await counted('promotions.promotion'), ['senluna 27'])
      }
    })
  },
)

test('accounts that lived before are left to whoever makes those days', async () => {
  const databaseUrl = await createTestDatabase()
  const pepper = '9e'.repeat(32)
  const lived = () =>
    asOwner(databaseUrl, async ({ db }) => {
      const { rows } = await sql<{ name: string }>`select user_name as name from members.member
        where user_name = any (${[...LIVED]}) order by 1`.execute(db)
      return rows.map(({ name }) => name)
    })
  await openDemoAccounts(databaseUrl, pepper, LIVED)
  assert.deepEqual(await lived(), [])
  await openDemoAccounts(databaseUrl, pepper)
  assert.deepEqual(await lived(), [...LIVED].toSorted())
})
