import pg from 'pg'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openTable, PLAY_CHECKS, type Table } from './testing/play-suite.ts'

// The careful statement alone answers every round, and has one function for a single round and
// another for a batch; the fused one goes before it. In each way they make the same promises.
const WAYS = [
  { name: 'rounds alone', company: false, careful: false },
  { name: 'rounds in a batch', company: true, careful: false },
  { name: 'rounds alone, carefully', company: false, careful: true },
  { name: 'rounds in a batch, carefully', company: true, careful: true },
]
for (const { name, company, careful } of WAYS) {
  describe(name, () => {
    let table: Table
    beforeAll(async () => {
      const connectionString = await createTestDatabase()
      const owner = new pg.Client({ connectionString })
      const app = new pg.Client({ connectionString, options: '-c role=senluna_app' })
      await Promise.all([owner.connect(), app.connect()])
      table = await openTable(owner, app, company, careful)
    })
    afterAll(() => Promise.all([table.owner.end(), table.app.end()]))

    for (const check of PLAY_CHECKS) test(check.name, () => check.run(table))
  })
}
