import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What each game of a brand is built to pay, in hundredths of a percent; of those that say it. */
export async function theoryOf(db: Db, merchantCode: MerchantCode): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ gameId: string; rtp: number }>`select game_id as "gameId", rtp_x100::integer as rtp
    from catalog.game where merchant_id = ${merchantCode} and rtp_x100 is not null`.execute(db)
  return new Map(rows.map(({ gameId, rtp }) => [gameId, rtp]))
}
