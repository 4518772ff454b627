import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { ClientBase, Pool } from 'pg'
import type { Parts } from '@senluna/server/parts.ts'
import { Book } from '../../../sandbox/payments/book.ts'
import { sandboxPayments } from '../../../sandbox/payments/server.ts'
import { intoProcess } from '../line/into-process.ts'
import type { Line } from '../line/line.ts'
import type { Days } from './days.ts'

/** The whole server in this process, by a clock that can be put ahead, and its pretended bank. */
export interface House {
  parts: Parts
  line: Line
  close(): Promise<void>
}

/**
 * A commit doesn't wait for the disk here: nobody outside heard of the past, and what there is
 * of it after a cut is whole.
 */
async function commitLazily(pool: Pool): Promise<void> {
  const say = async (client: ClientBase) => void (await client.query('set synchronous_commit = off'))
  pool.on('connect', (client) => void say(client).catch(() => undefined))
  const open = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  await Promise.all(open.map(say))
  for (const client of open) client.release()
}

/** `state` is where the pretended bank keeps what it did, for the one that goes on later. */
export async function openHouse(
  env: NodeJS.ProcessEnv,
  databaseUrl: string,
  days: Days,
  state: string | undefined,
): Promise<House> {
  const { readConfiguration } = await import('@senluna/server/configuration.ts')
  const { createParts } = await import('@senluna/server/parts.ts')
  const { createHttp } = await import('@senluna/server/http.ts')
  const { warmFamilies } = await import('@senluna/server/modules/families/index.ts')
  const secret = randomBytes(32).toString('hex')
  let port = 0
  const bank = sandboxPayments({
    secret,
    book: new Book(state),
    address: () => `http://localhost:${port}`,
    now: () => days.now(),
    deliver: async (url, headers, body) => {
      const { host, pathname } = new URL(url)
      const reply = await app.inject({ method: 'POST', url: pathname, headers: { ...headers, host }, payload: body })
      return reply.statusCode
    },
  })
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
  port = (bank.address() as AddressInfo).port
  const parts = await createParts(
    readConfiguration({
      ...env,
      DATABASE_URL: databaseUrl,
      ROLE: 'all',
      LOG_LEVEL: 'error',
      SANDBOX_PAY_URL: `http://localhost:${port}`,
      SANDBOX_PAY_SECRET: secret,
    }),
  )
  await commitLazily(parts.database.pool)
  parts.clock.now = () => days.now()
  // Libraries that ask the machine for the time live in the past too; this process does nothing
  // else.
  const own = Date.now
  Date.now = () => days.now()
  const app = await createHttp(parts, { stopping: false })
  await app.ready()
  await warmFamilies(parts.families)
  return {
    parts,
    line: intoProcess(app),
    close: async () => {
      await app.close()
      await parts.close()
      Date.now = own
      bank.closeAllConnections()
      bank.close()
    },
  }
}
