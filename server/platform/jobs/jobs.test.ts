import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../start/setup.ts'
import { openHouse, type House } from '../../modules/rounds/testing/house.ts'
import { startJobs } from './jobs.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const NEVER = '0 0 31 2 *'

test('a job that fails is written down and tried again, and its worker goes on', async () => {
  let tries = 0
  let others = 0
  const failing = { name: 'fails', cron: NEVER, run: () => Promise.reject(new Error(`try ${++tries}`)) }
  const other = { name: 'goes-on', cron: NEVER, run: () => Promise.resolve(void others++) }
  const runner = await startJobs(house.url, [failing, other], house.parts.log)
  try {
    // More than the process has workers: none of them may be lost.
    for (let n = 0; n < 3; n++) await runner.addJob('fails', {})
    await expect.poll(() => tries, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
    await runner.addJob('goes-on', {})
    await expect.poll(() => others, { timeout: 15_000 }).toBe(1)
    const failed = () =>
      asOwner(house.url, async ({ db }) => {
        const { rows } = await sql<{ kept: string }>`select last_error as kept from graphile_worker._private_jobs
          where locked_at is null and last_error like 'try %'`.execute(db)
        return rows.length
      })
    await expect.poll(failed, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
    assert.ok(tries >= 3)
  } finally {
    await runner.stop()
  }
}, 60_000)
