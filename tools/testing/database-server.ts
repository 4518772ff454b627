import { renameSync, writeFileSync } from 'node:fs'
import { ensureDatabase } from '../setup/database.ts'
import { startPostgres } from '../postgres/index.ts'
import { throwawayFolder } from '../postgres/throwaway.ts'

// Run as a process of its own by the tests' set-up: brings up a throwaway PostgreSQL, migrates the
// database that the tests copy theirs from, and writes its address to the file named by the first
// argument. Ends with the process that started it.

const file = process.argv[2] ?? ''

function writeState(state: { template: string } | { error: string }) {
  writeFileSync(`${file}.new`, JSON.stringify(state))
  renameSync(`${file}.new`, file)
}

try {
  const outside = process.env.TEST_DATABASE_URL
  const postgres = outside ? undefined : await startPostgres({ data: throwawayFolder(false), durable: false })
  // The server and its data go with this process; waiting for it would only cost the run time.
  const stop = () => process.exit(0)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('message', stop)
  const template = outside ?? postgres?.url('template_senluna') ?? ''
  await ensureDatabase(template)
  const { migrate } = await import('@senluna/server/start/setup.ts')
  await migrate(template)
  writeState({ template })
} catch (error) {
  writeState({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}
