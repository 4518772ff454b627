import { choosesIn } from '@senluna/games/rules.ts'
import { recordOf } from '@senluna/kit/games/record.ts'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What a house game's round was worked out from; undefined for a round of nobody's. */
export async function roundOrigin(db: Db, owner: Id<'member'>, round: Id<'wager'>) {
  const { rows } = await sql<{
    commitment: Buffer
    client_seed: string
    nonce: bigint
    draws: Buffer
    game_id: string
    revealed: boolean
  }>`
    select s.commitment, s.client_seed, r.nonce, r.draws, u.game_id, s.revealed_at is not null as revealed
    from rounds.round r join rounds.seed s on s.owner_id = r.owner_id and s.id = r.seed_id
    join rounds.rules u on u.rules_no = r.rules_no
    where r.owner_id = ${owner} and r.id = ${round}::uuid`.execute(db)
  const row = rows[0]
  return row && { ...row, ...recordOf(row.draws, choosesIn(row.game_id)) }
}
