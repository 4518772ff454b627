import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { RETENTION } from '@senluna/kit/retention/index.ts'
import { openHouse, type House } from '@senluna/server/modules/rounds/testing/house.ts'
import { scheduledJobs } from '@senluna/server/scheduled.ts'
import { ROOT } from '../setup/root.ts'
import { retentionPage } from './retention-page.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('every table of the schema stands in the list, and no other', async () => {
  const { rows } = await sql<{ name: string }>`select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_'
      and n.nspname not in ('information_schema', 'graphile_worker', 'archive')`.execute(house.parts.database.db)
  assert.deepEqual(Object.keys(RETENTION).toSorted(), rows.map(({ name }) => name).toSorted())
})

test('what a job is said to delete has that job', () => {
  const jobs = new Set(scheduledJobs(house.parts).map(({ name }) => name))
  for (const [table, { act, by }] of Object.entries(RETENTION)) {
    if (act === 'ended' && !/^[a-z]+(?:-[a-z]+)+$/.test(by!)) continue
    if (by !== undefined) assert.ok(jobs.has(by), `${table}: there is no job ${by}`)
  }
})

test('what goes by months is what the database splits by months, after the same days', async () => {
  const { rows } = await sql<{ name: string; act: string; kept_days: number }>`select name, act, kept_days
    from platform.monthly order by name`.execute(house.parts.database.db)
  const listed = Object.entries(RETENTION).flatMap(([name, { act, days }]) =>
    ['drop', 'detach', 'detach verified'].includes(act) ? [{ name, act, kept_days: days }] : [],
  )
  assert.deepEqual(
    listed.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    rows,
  )
  const split = await sql<{ name: string }>`select p.partrelid::regclass::text as name from pg_partitioned_table p
    where p.partstrat = 'r' order by 1`.execute(house.parts.database.db)
  assert.deepEqual(
    split.rows.map(({ name }) => name),
    rows.map(({ name }) => name),
  )
})

test('the page says what the list says', () => {
  assert.equal(readFileSync(join(ROOT, 'docs/operations/retention.md'), 'utf8'), retentionPage())
})
