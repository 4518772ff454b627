import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { applyFunctions, functionFilesIn } from './functions.ts'

/** Any number: all processes that migrate wait for the same one. */
const LOCK = 7_300_111

/** What was applied: migrations by name, files of functions by the hash of what stood in them. */
const BOOKKEEPING = `
  create table if not exists public.migration (name text primary key, at timestamptz not null default clock_timestamp());
  create table if not exists public.function_file (
    name text primary key, hash text not null, at timestamptz not null default clock_timestamp())`

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
    // It may have replaced or dropped any function: all files are applied after it.
    await client.query('delete from public.function_file')
    if (!alone) await client.query('commit')
  } catch (error) {
    if (!alone) await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** What a database is made of. */
export interface SchemaSources {
  /** Tables and data, step by step: `0001-name.sql` and so on. Released ones never change. */
  migrations: URL
  /** Functions as they stand: `<schema>/<function>.sql`. */
  functions: URL
}

/** What was not up to date. */
export interface Migrated {
  migrations: readonly string[]
  functions: readonly string[]
}

/**
 * Brings the schema up to date, one process at a time; answers what ran.
 *
 * Each migration runs in its own transaction, except one that begins with `-- no transaction`. The
 * functions follow, all of them after a migration, otherwise those whose files changed.
 */
export async function migrateDatabase(databaseUrl: string, sources: SchemaSources): Promise<Migrated> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(BOOKKEEPING)
    const done = new Set(
      (await client.query<{ name: string }>('select name from public.migration')).rows.map((row) => row.name),
    )
    const missing = (await migrationsIn(sources.migrations)).filter((migration) => !done.has(migration.name))
    for (const migration of missing) await apply(client, migration)
    const files = await functionFilesIn(sources.functions)
    const functions = await applyFunctions(client, files)
    if (missing.length > 0) await client.query('analyze')
    return { migrations: missing.map((migration) => migration.name), functions }
  } finally {
    await client.end()
  }
}
