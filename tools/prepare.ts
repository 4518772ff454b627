import pg from 'pg'
import { ensureDatabase } from './database.ts'
import { Problem } from './problem.ts'
import { step } from './progress.ts'
import { DATA } from './root.ts'
import { secretsIn } from './secrets.ts'

/** What a migration says by itself is a sentence for whoever runs it. Source: PostgreSQL, appendix A, P0001. */
const SAID = 'P0001'

/**
 * Brings a database up to date and loads what brands start with, after the server's settings were looked at: with wrong
 * ones nothing is written.
 *
 * Throws a Problem when a setting is wrong, or the database can't be used as it is.
 */
export async function prepare(settings: NodeJS.ProcessEnv, databaseUrl: string, sandboxes: boolean): Promise<void> {
  await checkSettings({ ...settings, DATABASE_URL: databaseUrl })
  await ensureDatabase(databaseUrl)
  await step('Bringing the database up to date', async () => {
    // Loaded here: a wrong address should be told before the whole server is read.
    const { setUp } = await import('./seed/index.ts')
    await setUp({ databaseUrl, secrets: secretsIn(DATA, process.env), sandboxes }).catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined
      throw cause instanceof pg.DatabaseError && cause.code === SAID ? new Problem(cause.message) : error
    })
  })
}

async function checkSettings(settings: NodeJS.ProcessEnv): Promise<void> {
  const { readConfig } = await import('@senluna/server/platform/config.ts')
  try {
    readConfig(settings)
  } catch (error) {
    throw new Problem((error as Error).message)
  }
}
