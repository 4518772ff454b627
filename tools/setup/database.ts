import pg from 'pg'
import { Problem } from './problem.ts'

const OLDEST = 15
const EXISTS_ALREADY = ['42P04', '23505']

/**
 * Makes the database that `url` names unless it is there.
 *
 * Throws a Problem when the server can't be reached or is too old.
 */
export async function ensureDatabase(url: string): Promise<void> {
  if (!URL.canParse(url))
    throw new Problem(`DATABASE_URL is no address. It looks like postgres://user:password@host:5432/database.`)
  const address = new URL(url)
  const name = decodeURIComponent(address.pathname.slice(1))
  const there = await tryConnecting(url)
  if (there) {
    await refuseTooOld(there)
    await there.end()
    return
  }
  address.pathname = '/postgres'
  const admin = await tryConnecting(address.href)
  if (!admin)
    throw new Problem(
      `The server of DATABASE_URL has neither a database "${name}" nor one called "postgres" to make it from.`,
    )
  await refuseTooOld(admin)
  try {
    await admin.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process made it in the meantime.
    if (!(error instanceof pg.DatabaseError && EXISTS_ALREADY.includes(error.code ?? ''))) throw error
  } finally {
    await admin.end()
  }
}

/** A connection, or undefined when there is no such database. */
async function tryConnecting(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return client
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '3D000') return undefined
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new Problem(
      `PostgreSQL does not answer at ${shown(url)}: ${reason}\n` +
        'Check DATABASE_URL (postgres://user:password@host:5432/database) and that the server runs, or unset it to use the embedded one.',
    )
  }
}

/** Ends the connection of one that is too old: nothing is made there. */
async function refuseTooOld(client: pg.Client) {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (major >= OLDEST) return
  await client.end()
  throw new Problem(`PostgreSQL ${major} is too old: Senluna needs version ${OLDEST} or newer.`)
}

/** An address without its password. */
function shown(url: string): string {
  const address = new URL(url)
  if (address.password) address.password = '***'
  return address.href
}
