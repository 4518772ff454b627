import assert from 'node:assert/strict'
import { BRANDS } from '@senluna/brands/index.ts'
import { DAY, instant } from '@senluna/kit/time.ts'
import { asOwner, openDemoStaff } from '@senluna/server/start/setup.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { sql } from 'kysely'
import { test } from 'vitest'
import { seedBrands } from '../../seed/index.ts'
import { makeHistory } from './history.ts'
import { maySkip } from './skipping.ts'

const secrets = { SEED_KEY: '5e'.repeat(32), PEPPER: '9e'.repeat(32), KEY_SECRET: '7e'.repeat(32) }
const env = { NODE_ENV: 'test', FILES_STORE: 'database', ...secrets }

test('days with no time for visits still see somebody rise in VIP', { timeout: 600_000 }, async () => {
  const databaseUrl = await createTestDatabase()
  await asOwner(databaseUrl, ({ db }) => seedBrands(db, BRANDS, instant(Date.now())))
  await openDemoStaff(databaseUrl, { pepper: secrets.PEPPER, keySecret: secrets.KEY_SECRET })
  const options = { env, databaseUrl, people: 4, days: 8, resultDays: 2, secret: secrets.KEY_SECRET }
  // However fast the machine is, all of it is late.
  const made = await makeHistory({ ...options, mostMs: 0 })
  assert.deepEqual(made?.failed, [])
  assert.ok(made.thinned > 0)
  await asOwner(databaseUrl, async ({ db }) => {
    const { rows } = await sql<{
      risen: boolean
    }>`select exists (select from vip.state where level > 0) as risen`.execute(db)
    assert.deepEqual(rows[0], { risen: true })
  })
})

test('those by whom levels are climbed, and agents, are left out for some days at most', () => {
  const usual = { isAgent: false, isHigh: false }
  assert.equal(maySkip(usual, 30 * DAY), true)
  const left = (who: Partial<typeof usual>) => [1, 2, 3, 4].filter((days) => maySkip({ ...usual, ...who }, days * DAY))
  assert.deepEqual(left({ isHigh: true }), [1])
  assert.deepEqual(left({ isAgent: true }), [1, 2, 3])
  assert.deepEqual(left({ isAgent: true, isHigh: true }), [1])
})
