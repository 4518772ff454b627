import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { sql } from 'kysely'
import type { StoredTerms } from '../../terms/store.ts'

/** A row of terms as it is kept. */
export interface KeptTerms {
  game: string
  betType: string
  terms: StoredTerms
  revision: number
  at: Date
  by: string | null
}

/** What a brand has set: for one game, or for all. */
export async function keptTerms(db: Db | Tx, merchant: MerchantCode, game?: string): Promise<KeptTerms[]> {
  const { rows } =
    await sql<KeptTerms>`select t.game, t.bet_type as "betType", t.terms, t.revision, t.changed_at as at, s.name as by
    from lottery.terms t left join lottery.in_staff s on s.id = t.changed_by and s.merchant_id = t.merchant_id
    where t.merchant_id = ${merchant} and (${game ?? null}::text is null or t.game = ${game ?? null})`.execute(db)
  return rows
}
