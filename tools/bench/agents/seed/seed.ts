import pg from 'pg'
import { factSteps } from './facts.ts'
import { withoutIndexes } from './indexes.ts'
import { ledgerSteps } from './ledger.ts'
import type { Seed } from './size.ts'
import { treeSteps } from './tree.ts'

/** Fills it by a few statements, without triggers and foreign keys. */
export async function seedAgents(seed: Seed): Promise<void> {
  const client = new pg.Client({ connectionString: seed.url })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
    )
    for (const { name, text, values = [], fills = [] } of [
      ...treeSteps(seed),
      ...factSteps(seed),
      ...ledgerSteps(seed),
    ]) {
      const began = Date.now()
      const { rowCount } = await withoutIndexes(client, fills, () => client.query(text, values))
      for (const table of fills) await client.query(`analyze ${table}`)
      console.log(
        `${name.padEnd(14)}${String(rowCount ?? 0).padStart(10)} rows ${((Date.now() - began) / 1_000).toFixed(1)} s`,
      )
    }
    await client.query('drop table public.tree')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
