import pg from 'pg'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { createTestDatabase } from '../../../testing/database.ts'
import { openPostings, PLAY_CHECKS, type Postings } from '../testing/posting-suite.ts'

// The slow statement alone answers every round, and has one function for a single round and
// another for a batch; the fast one goes before it. In each way they make the same promises.
const WAYS = [
  { name: 'rounds alone', company: false, slow: false },
  { name: 'rounds in a batch', company: true, slow: false },
  { name: 'rounds alone, slow path only', company: false, slow: true },
  { name: 'rounds in a batch, slow path only', company: true, slow: true },
]
for (const { name, company, slow } of WAYS) {
  describe(name, () => {
    let postings: Postings
    beforeAll(async () => {
      const connectionString = await createTestDatabase()
      const owner = new pg.Client({ connectionString })
      const app = new pg.Client({ connectionString, options: '-c role=senluna_app' })
      await Promise.all([owner.connect(), app.connect()])
      postings = await openPostings(owner, app, company, slow)
    })
    afterAll(() => Promise.all([postings.owner.end(), postings.app.end()]))

    for (const check of PLAY_CHECKS) test(check.name, () => check.run(postings))
  })
}
