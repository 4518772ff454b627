import pg from 'pg'
import { ensureDatabase } from './database.ts'
import { Problem } from './problem.ts'
import { step } from './progress.ts'

/**
 * What a migration says by itself is a sentence for whoever runs it. Source: PostgreSQL, appendix
 * A, P0001.
 */
const SAID = 'P0001'

/**
 * Brings a database up to date and loads what brands start with, after the server's settings were
 * looked at: with wrong ones nothing is written.
 *
 * `lived`: accounts that the days before will open. Throws a Problem when a setting is wrong, or
 * the database can't be used as it is.
 */
export async function prepare(
  settings: NodeJS.ProcessEnv,
  databaseUrl: string,
  sandboxes: boolean,
  lived?: ReadonlySet<string>,
): Promise<void> {
  const keys = await checkedSettings({ ...settings, DATABASE_URL: databaseUrl })
  await ensureDatabase(databaseUrl)
  await step('Bringing the database up to date', async () => {
    // Loaded here: a wrong address should be reported before the whole server is read.
    const { setUp } = await import('../seed/index.ts')
    const { OtherKey } = await import('@senluna/server/start/setup.ts')
    await setUp({ databaseUrl, keys, sandboxes, lived }).catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined
      if (cause instanceof pg.DatabaseError && cause.code === SAID) throw new Problem(cause.message)
      throw error instanceof OtherKey ? new Problem(error.message) : error
    })
  })
}

/** Opens the demonstration accounts that the days before have not opened. */
export async function openLived(databaseUrl: string): Promise<void> {
  const { openDemoAccounts } = await import('@senluna/server/start/setup.ts')
  await openDemoAccounts(databaseUrl, process.env.PEPPER ?? '')
}

async function checkedSettings(settings: NodeJS.ProcessEnv) {
  const { readConfiguration } = await import('@senluna/server/configuration.ts')
  try {
    return readConfiguration(settings)
  } catch (error) {
    throw new Problem((error as Error).message)
  }
}
