import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ask } from './support/database.ts'

const tools = (name: string) => fileURLToPath(new URL(`../tools/${name}`, import.meta.url))

/**
 * Brings the whole product up once for the run, with a database of its own, and takes it down at
 * the end.
 */
export default async function setUp() {
  // With E2E_URL the tests run against a product that is already there.
  if (process.env.E2E_URL) return undefined
  const product = fork(tools('testing/product-server.ts'), {
    execArgv: ['--import', tools('lifeline.mjs')],
  })
  Object.assign(process.env, await settingsFrom(product))
  return async () => {
    const unread = await unreadEvents()
    const ended = once(product, 'exit')
    product.send('stop')
    await ended
    if (unread.length > 0) throw new Error(`Events could not be read and were put aside:\n${unread.join('\n')}`)
  }
}

/** What a whole run of the product wrote and its own followers could not read. */
async function unreadEvents(): Promise<string[]> {
  const rows = await ask(
    'select topic, problem, count(*) as count from platform.dead_event group by 1, 2 order by 1, 2',
  )
  return rows.map(({ topic, problem, count }) => `${topic}, ${count} times: ${problem}`)
}

/** What the product says once it takes calls: the environment of the tests. */
async function settingsFrom(product: ChildProcess): Promise<Record<string, string>> {
  const failed = once(product, 'exit').then(() => {
    throw new Error('The product did not start; why stands above.')
  })
  const [environment] = await Promise.race([once(product, 'message'), failed])
  return environment
}
