import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

/** What `{group.NAME}` stands for in the files of functions. */
type Names = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The file beside the functions that says it. */
const NAMES = 'names.gen.json'
const PLACEHOLDER = /\{([a-z_]+)\.(\w+)\}/g

/** One file of `server/functions`: a function of the database, with its overloads and rights. */
export interface FunctionFile {
  /** `schema.function`, from the folder and the file's name. */
  name: string
  /** With its numbers put in. */
  sql: string
  /** Of `sql`: a number that gets a name is no change. */
  hash: string
}

/**
 * Every `<schema>/…/<function>.sql` of a folder, by name.
 *
 * A function says `{group.NAME}` for a number that the folder's `names.gen.json` names; the
 * database gets the number. Throws for a name that isn't there. A folder without the file has no
 * names.
 */
export async function functionFilesIn(folder: URL): Promise<FunctionFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql'))
  const names = await namesIn(folder)
  const files = paths.map(async (path) => {
    const parts = path.slice(0, -'.sql'.length).split(/[\\/]/)
    const text = await readFile(new URL(path.replaceAll('\\', '/'), folder), 'utf8')
    const sql = withNumbers(path, text, names)
    return { name: `${parts[0]}.${parts.at(-1)}`, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
  return (await Promise.all(files)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function namesIn(folder: URL): Promise<Names> {
  try {
    return JSON.parse(await readFile(new URL(NAMES, folder), 'utf8')) as Names
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

const withNumbers = (path: string, text: string, names: Names): string =>
  text.replace(PLACEHOLDER, (placeholder, group: string, name: string) => {
    const no = names[group]?.[name]
    if (no === undefined) throw new Error(`${path} says ${placeholder}, which ${NAMES} doesn't name`)
    return String(no)
  })

/**
 * Creates the functions whose file is not what was applied last, all in one transaction; answers
 * their names.
 *
 * Bodies aren't checked as they are created, so a function may call one that comes after it.
 */
export async function applyFunctions(client: pg.Client, files: readonly FunctionFile[]): Promise<string[]> {
  const applied = new Map(
    (await client.query<{ name: string; hash: string }>('select name, hash from public.function_file')).rows.map(
      (row) => [row.name, row.hash],
    ),
  )
  const changed = files.filter((file) => applied.get(file.name) !== file.hash)
  const names = new Set(files.map((file) => file.name))
  const gone = [...applied.keys()].filter((name) => !names.has(name))
  if (changed.length === 0 && gone.length === 0) return []
  await client.query('begin')
  try {
    await client.query('set local check_function_bodies = off')
    for (const file of changed) await applyOne(client, file)
    await client.query('delete from public.function_file where name = any ($1)', [gone])
    await client.query(
      `insert into public.function_file (name, hash) select * from unnest($1::text[], $2::text[])
       on conflict (name) do update set hash = excluded.hash, at = excluded.at`,
      [changed.map((file) => file.name), changed.map((file) => file.hash)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return changed.map((file) => file.name)
}

async function applyOne(client: pg.Client, { name, sql }: FunctionFile): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`Function ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
