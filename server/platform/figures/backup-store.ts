import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** A backup as it was noted when it was finished. */
export interface NotedBackup {
  at: Date
  seconds: number
  bytes: bigint
}

/** The last backup that was noted, by whatever program. */
export async function lastBackup(db: Db): Promise<NotedBackup | undefined> {
  const { rows } =
    await sql<NotedBackup>`select at, seconds, bytes from platform.backup order by at desc limit 1`.execute(db)
  return rows[0]
}
