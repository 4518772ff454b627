import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Overview } from '@senluna/contract/desk/overview.ts'
import { newSomebody, openHouse, type House } from '../../modules/rounds/testing/house.ts'
import { play, readReport } from '../../modules/reports/testing/reporting.ts'
import { askDesk, newPerson } from '../../modules/staff/testing/desk.ts'
import { createTestDatabase } from '../../testing/database.ts'

// Reports are read from a database of their own where one is named.

let replica: string
let house: House
beforeAll(async () => {
  replica = await createTestDatabase()
  house = await openHouse({ DATABASE_READ_URL: replica })
})
afterAll(() => house.close())

test('reports and the overview are read from the database that is named for reading, all else from the other', async () => {
  await play(house, await newSomebody(house), { staked: 100n, paid: 0n })
  // Nobody copies the one to the other here: what is in the first only is in no report.
  for (const report of ['play', 'money', 'cohorts', 'players'])
    assert.deepEqual(await readReport(house, report), [], report)
  const reader = await newPerson(house, ['ADMINISTRATOR'])
  const overview = await askDesk<Overview>(house, reader, 'GET', '/bo/v1/overview')
  assert.equal(overview.value!.empty, true)
  const { rows } = await sql<{ bets: string }>`select sum(bets)::text as bets from facts.play`.execute(
    house.parts.database.db,
  )
  assert.equal(rows[0]!.bets, '1')
})

test('it takes no change', async () => {
  const { reading } = house.parts
  await assert.rejects(sql`delete from facts.play`.execute(reading.db), /read-only transaction/)
})

test('without one they are read from the database itself', async () => {
  const other = await openHouse()
  try {
    await play(other, await newSomebody(other), { staked: 100n, paid: 0n })
    assert.equal((await readReport(other, 'play')).length, 2)
    await assert.rejects(sql`delete from facts.play`.execute(other.parts.reading.db), /read-only transaction/)
  } finally {
    await other.close()
  }
})
