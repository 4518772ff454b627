import pg from 'pg'
import type { FunctionFile } from '@senluna/server/platform/database/functions.ts'
import { NOT_OURS, notOfExtension } from './print.ts'

const CREATED = /^create or replace (?:function|procedure) ([a-z_]+\.[a-z_0-9]+)\s*\(/gm

/** What each file creates that its path doesn't name, and where it creates nothing. */
export function misplacedFunctions(files: readonly FunctionFile[]): string[] {
  return files.flatMap(({ name, sql }) => {
    const created = createdIn(sql)
    if (created.length === 0) return [`The file of ${name} creates no function (create or replace function …).`]
    return created.filter((other) => other !== name).map((other) => `The file of ${name} creates ${other}.`)
  })
}

/** Functions of a database that no file creates, and those of files that it doesn't have. */
export function strayFunctions(files: readonly FunctionFile[], living: readonly string[]): string[] {
  const created = files.flatMap((file) => createdIn(file.sql))
  return [...new Set([...created, ...living])].sort().flatMap((name) => {
    const [inFiles, inDatabase] = [created, living].map((names) => names.filter((other) => other === name).length)
    if (inFiles === inDatabase) return []
    if (inFiles === 0) return [`${name} has no file in server/functions: add one, or drop it by a migration.`]
    return [`${name} is created ${inFiles} times by its file and is ${inDatabase} times in the database.`]
  })
}

const createdIn = (sql: string): string[] => [...sql.matchAll(CREATED)].map((match) => match[1] ?? '')

/** The name of every function of ours in a database, once for each overload. */
export async function livingFunctions(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prokind in ('f', 'p') and ${NOT_OURS} and ${notOfExtension('p.oid')}`,
    )
    return rows.map((row) => row.name)
  } finally {
    await client.end()
  }
}
