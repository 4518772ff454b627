import pg from 'pg'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openTable } from '../wagers/testing/play-suite.ts'
import { GUARD_CHECKS, type GuardedTable } from './testing/money-path-suite.ts'

const WAYS = [
  { name: 'alone', company: false, careful: false },
  { name: 'in a batch', company: true, careful: false },
  { name: 'carefully', company: false, careful: true },
]
for (const { name, company, careful } of WAYS) {
  describe(`a guarded member's rounds, ${name}`, () => {
    let table: GuardedTable
    beforeAll(async () => {
      const url = await createTestDatabase()
      const owner = new pg.Client({ connectionString: url })
      const app = new pg.Client({ connectionString: url, options: '-c role=senluna_app' })
      await Promise.all([owner.connect(), app.connect()])
      table = { ...(await openTable(owner, app, company, careful)), url }
    })
    afterAll(() => Promise.all([table.owner.end(), table.app.end()]))

    for (const check of GUARD_CHECKS) if (!company || !check.crowd) test(check.name, () => check.run(table), 60_000)
  })
}
