import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Starts the tests' database server without waiting for it: tests that need none begin at once. */
export default function setUpTests() {
  const folder = mkdtempSync(join(tmpdir(), 'senluna-tests-'))
  const file = join(folder, 'database.json')
  process.env.SENLUNA_TEST_DATABASE = file
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  const server = fork(here('database-server.ts'), [file], { execArgv: ['--import', here('../lifeline.mjs')] })
  return async () => {
    const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined
    if (server.connected) server.send('stop')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
