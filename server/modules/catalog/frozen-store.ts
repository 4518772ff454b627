import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** Whether a game `g` is frozen. */
export const FROZEN = sql.raw(
  'exists (select from catalog.frozen z where z.merchant_id = g.merchant_id and z.game_id = g.game_id)',
)

/** The games of a brand in which no new round begins. */
export async function frozenGames(db: Db | Tx, merchantCode: MerchantCode): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ gameId: string }>`select game_id as "gameId" from catalog.frozen
    where merchant_id = ${merchantCode}`.execute(db)
  return new Set(rows.map(({ gameId }) => gameId))
}

/** Whether a game is frozen now. */
export const isFrozen = async (db: Db | Tx, merchantCode: MerchantCode, gameId: string): Promise<boolean> =>
  (await frozenGames(db, merchantCode)).has(gameId)

/** Freezes a game; false for one that is frozen. From the commit on no new round is posted. */
export async function freeze(tx: Tx, merchantCode: MerchantCode, gameId: string, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into catalog.frozen (merchant_id, game_id, since)
    values (${merchantCode}, ${gameId}, ${new Date(now)}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends that; since when it was frozen, undefined for one that is not. */
export async function unfreeze(tx: Tx, merchantCode: MerchantCode, gameId: string): Promise<Instant | undefined> {
  const { rows } = await sql<{ since: Date }>`delete from catalog.frozen
    where merchant_id = ${merchantCode} and game_id = ${gameId} returning since`.execute(tx)
  return rows[0] && instant(rows[0].since.getTime())
}
