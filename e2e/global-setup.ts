import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

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
    const ended = once(product, 'exit')
    product.send('stop')
    await ended
  }
}

/** What the product says once it takes calls: the environment of the tests. */
async function settingsFrom(product: ChildProcess): Promise<Record<string, string>> {
  const failed = once(product, 'exit').then(() => {
    throw new Error('The product did not start; why stands above.')
  })
  const [environment] = await Promise.race([once(product, 'message'), failed])
  return environment
}
