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
    revealed: boolean
  }>`
    select s.commitment, s.client_seed, r.nonce, r.draws, s.revealed_at is not null as revealed
    from rounds.round r join rounds.seed s on s.owner_id = r.owner_id and s.id = r.seed_id
    where r.owner_id = ${owner} and r.id = ${round}::uuid`.execute(db)
  return rows[0]
}
