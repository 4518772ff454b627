import type { OddsByTier } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'

/**
 * What a brand has set for a bet type of a game, or for the whole game (bet type ''). Money in
 * digits, as it is stored.
 */
export interface StoredTerms {
  /** Odds in thousandths by tier of the bet type, in place of the catalogue's. */
  odds?: OddsByTier
  tiers?: { fromUnit: string; milli: OddsByTier }[]
  minUnit?: string
  unitStep?: string
  perTicketMaxUnit?: string
  perDrawMaxUnit?: string
  /** What all players of the brand can win of one draw by this bet type at most. */
  perDrawPayout?: string
  /** What one player can win of one draw of this game at most; of the whole game only. */
  perPlayerPayout?: string
  /** Keys of exposure that are closed. */
  blocked?: string[]
  closed?: boolean
}

/** Everything a brand has set for a game, by bet type; '' is for all of them. */
export async function storedTerms(db: Db, merchant: MerchantCode, game: string): Promise<Map<string, StoredTerms>> {
  const rows = await db
    .selectFrom('lottery.terms')
    .select(['bet_type', 'terms'])
    .where('merchant_id', '=', merchant)
    .where('game', '=', game)
    .execute()
  return new Map(rows.map(({ bet_type, terms }) => [bet_type, terms as StoredTerms]))
}
