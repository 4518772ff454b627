import pg from 'pg'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { openPostings } from '../rounds/testing/posting-suite.ts'
import { GUARD_CHECKS, type GuardedTable } from './testing/money-path-suite.ts'

const WAYS = [
  { name: 'alone', company: false, slow: false },
  { name: 'in a batch', company: true, slow: false },
  { name: 'by the slow path', company: false, slow: true },
]
for (const { name, company, slow } of WAYS) {
  describe(`a guarded member's rounds, ${name}`, () => {
    let postings: GuardedTable
    beforeAll(async () => {
      const url = await createTestDatabase()
      const owner = new pg.Client({ connectionString: url })
      const app = new pg.Client({ connectionString: url, options: '-c role=senluna_app' })
      await Promise.all([owner.connect(), app.connect()])
      postings = { ...(await openPostings(owner, app, company, slow)), url }
    })
    afterAll(() => Promise.all([postings.owner.end(), postings.app.end()]))

    for (const check of GUARD_CHECKS) if (!company || !check.crowd) test(check.name, () => check.run(postings), 60_000)
  })
}
