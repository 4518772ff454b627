import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 20
const LIMIT_MS = 60_000

/**
 * What the run's database server writes about itself, in the file named by SENLUNA_TEST_DATABASE.
 */
interface State {
  /** The address of the migrated database that others are copied from. */
  template?: string
  /** Why there is none. */
  error?: string
}

const made = new Set<string>()

/**
 * A database of one's own with the schema as it stands and no rows but the migrations'; answers its
 * address.
 *
 * It goes when the test file ends. The server is brought up while tests begin, so only the first
 * caller waits for it.
 */
export async function createTestDatabase(): Promise<string> {
  const template = new URL(await templateUrl())
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(template, `create database ${name} template ${nameOf(template)} strategy file_copy`)
  const url = new URL(template)
  url.pathname = `/${name}`
  made.add(url.href)
  return url.href
}

/**
 * Drops what `createTestDatabase` made in this test file, open connections and all. Called after
 * every file.
 */
export async function dropTestDatabases(): Promise<void> {
  for (const href of made) {
    const url = new URL(href)
    await asAdmin(url, `drop database if exists ${nameOf(url)} with (force)`)
  }
  made.clear()
}

const nameOf = (url: URL) => url.pathname.slice(1)

async function asAdmin(server: URL, statement: string) {
  // Loaded here, since the files without a database load this module too.
  const { default: pg } = await import('pg')
  const url = new URL(server)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function templateUrl(): Promise<string> {
  const file = process.env.SENLUNA_TEST_DATABASE
  if (!file) throw new Error('Tests with a database run under vitest with the settings of vitest.config.ts.')
  for (const began = Date.now(); Date.now() - began < LIMIT_MS; await sleep(POLL_MS)) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const state: State = JSON.parse(text)
    if (state.template) return state.template
    throw new Error(`The test database could not be made: ${state.error}`)
  }
  throw new Error(`The test database was not ready after ${LIMIT_MS / 1000} s.`)
}
