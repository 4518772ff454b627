import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

/** Any number: all processes that migrate wait for the same one. */
const LOCK = 7_300_111

const NOT_IN_TRANSACTION = /^-- no transaction\b/

interface Migration {
  name: string
  sql: string
}

async function migrationsIn(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })))
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const alone = NOT_IN_TRANSACTION.test(migration.sql)
  if (!alone) await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into public.migration (name) values ($1)', [migration.name])
    if (!alone) await client.query('commit')
  } catch (error) {
    if (!alone) await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Brings the schema up to date, one process at a time; answers how many migrations ran.
 *
 * Each file runs in its own transaction, except one that begins with `-- no transaction`.
 */
export async function migrateDatabase(databaseUrl: string, folder: URL): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists public.migration (name text primary key, at timestamptz not null default clock_timestamp())',
    )
    const done = new Set(
      (await client.query<{ name: string }>('select name from public.migration')).rows.map((row) => row.name),
    )
    const missing = (await migrationsIn(folder)).filter((migration) => !done.has(migration.name))
    for (const migration of missing) await apply(client, migration)
    if (missing.length > 0) await client.query('analyze')
    return missing.length
  } finally {
    await client.end()
  }
}
