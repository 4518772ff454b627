import pg from 'pg'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openTable, PLAY_CHECKS, type Table } from './testing/play-suite.ts'

// One round has a function of its own, a batch another: they make the same promises.
for (const company of [false, true]) {
  describe(company ? 'rounds in a batch' : 'rounds alone', () => {
    let table: Table
    beforeAll(async () => {
      const connectionString = await createTestDatabase()
      const owner = new pg.Client({ connectionString })
      const app = new pg.Client({ connectionString, options: '-c role=senluna_app' })
      await Promise.all([owner.connect(), app.connect()])
      table = await openTable(owner, app, company)
    })
    afterAll(() => Promise.all([table.owner.end(), table.app.end()]))

    for (const check of PLAY_CHECKS) test(check.name, () => check.run(table))
  })
}
