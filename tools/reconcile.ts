import pg from 'pg'
import { reconcile } from '@senluna/ledger/index.ts'
import { checkAudit } from '@senluna/server/modules/audit/index.ts'
import { queryOn } from '@senluna/server/platform/database/query.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
// It reads 64-bit integers as whole numbers.
import '@senluna/server/platform/database/db.ts'
import { giveUp, Problem } from './setup/problem.ts'
import { runningDatabase } from './setup/running-database.ts'

// `npm run reconcile`: checks every invariant of the ledger, and the chain of the audit log, at
// DATABASE_URL or of what `npm start` keeps in this checkout. Prints the first break of each check;
// ends with 1 when there is one.

try {
  const { url, done } = await runningDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new Problem(`PostgreSQL does not answer: ${reason}\nCheck DATABASE_URL and that the server runs.`)
  })
  const began = performance.now()
  await client.query('begin isolation level repeatable read read only')
  const breaks = await reconcile(queryOn(client), CHECKS)
  const cut = await checkAudit(queryOn(client))
  await client.end()
  await done()
  for (const { check, detail } of breaks) console.log(`BROKEN  ${check}\n        ${detail}`)
  for (const { merchantCode, seq, what } of cut)
    console.log(`BROKEN  audit log of ${merchantCode}\n        entry ${seq}: ${what}`)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`${CHECKS.length - breaks.length} of ${CHECKS.length} checks hold (${seconds} s).`)
  if (cut.length === 0) console.log('The audit log holds.')
  process.exit(breaks.length + cut.length === 0 ? 0 : 1)
} catch (error) {
  giveUp(error)
}
