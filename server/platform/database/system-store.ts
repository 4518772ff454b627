import { sql } from 'kysely'
import type { Waiting } from '../concurrency/waiting.ts'
import type { Db } from './db.ts'

/** What the platform itself has waiting. */
export interface Backlog extends Waiting {
  name: 'outbox' | 'outgoing' | 'jobs'
}

/** Events to be handed on, messages to be sent, jobs that were asked for. */
export async function backlogOf(db: Db): Promise<Backlog[]> {
  const { rows } = await sql<Backlog>`
    select 'outbox' as name, count(*)::integer as waiting, min(at) as oldest from platform.outbox
    union all select 'outgoing', count(*)::integer, min(next_at) from platform.outgoing
    union all select 'jobs', count(*)::integer, min(started_at) from platform.job_state where wanted`.execute(db)
  return rows
}

/** The server of the database, and the last migration that was applied to it. */
export async function databaseVersion(db: Db): Promise<{ version: string; migration: string | null }> {
  const { rows } = await sql<{ version: string; migration: string | null }>`
    select current_setting('server_version') as version, (select max(name) from public.migration) as migration`.execute(
    db,
  )
  return rows[0]!
}
