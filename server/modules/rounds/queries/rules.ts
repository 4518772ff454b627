import type { Db } from '../../../platform/database/db.ts'
import { sql } from 'kysely'

export async function rulesNoOf(db: Db, game: string, hash: string): Promise<number> {
  await sql`insert into rounds.rules (game_id, configuration_hash) values (${game}, ${hash}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{
    rules_no: number
  }>`select rules_no from rounds.rules where game_id = ${game} and configuration_hash = ${hash}`.execute(db)
  return rows[0]!.rules_no
}
