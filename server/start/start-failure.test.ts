import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import pg from 'pg'
import { test } from 'vitest'
import { startFailure } from './start-failure.ts'
import { createTestDatabase } from '../testing/database.ts'

const AT = { port: 8080, host: '203.0.113.7' }

const failureOf = async (doing: Promise<unknown>): Promise<string | undefined> => {
  try {
    await doing
  } catch (error) {
    return startFailure(error, AT)
  }
  return 'nothing failed'
}

/** What comes of listening there. */
async function listening(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
}

async function connecting(url: string, text = 'select 1'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}

test('a port that is taken and an address of another machine are told', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  assert.match((await failureOf(listening(port, '127.0.0.1'))) ?? '', /^Port 8080 is taken\. Set PORT/)
  taken.close()
  assert.match(
    (await failureOf(listening(0, '203.0.113.7'))) ?? '',
    /^HOST is 203\.0\.113\.7, which is no address of this machine/,
  )
})

test('a database that is not there, does not let anybody in or was never made is told', async () => {
  const url = new URL(await createTestDatabase())
  const with_ = (change: (address: URL) => void) => {
    const address = new URL(url)
    change(address)
    return address.href
  }
  const nobody = await failureOf(connecting('postgres://nobody@127.0.0.1:1/x'))
  assert.match(nobody ?? '', /^The database of DATABASE_URL can't be used: .*ECONNREFUSED/)
  const noHost = Object.assign(new Error('getaddrinfo ENOTFOUND base'), { code: 'ENOTFOUND' })
  assert.match(
    startFailure(noHost, AT) ?? '',
    /^The database of DATABASE_URL can't be used: getaddrinfo ENOTFOUND base/,
  )
  const noDatabase = await failureOf(connecting(with_((address) => (address.pathname = '/not-there'))))
  assert.match(noDatabase ?? '', /can't be used: database "not-there" does not exist/)
  for (const text of ['select * from platform.nothing', 'select nothing.at_all()', 'set role nobody_at_all'])
    assert.match(
      (await failureOf(connecting(url.href, text))) ?? '',
      /has not been brought up to date .* Run "npm run migrate"/,
      text,
    )
})

test('a socket that is not there is the database, a file that is missing is not', async () => {
  const noSocket = await failureOf(connecting('postgres:///x?host=/tmp/no-such-folder'))
  assert.match(noSocket ?? '', /^The database of DATABASE_URL can't be used/)
  assert.equal(await failureOf(readFile('/tmp/no-such-folder/countries.csv')), undefined)
})

test('a bug keeps its stack', async () => {
  assert.equal(startFailure(new TypeError('x is not a function'), AT), undefined)
  assert.equal(startFailure('x', AT), undefined)
})
