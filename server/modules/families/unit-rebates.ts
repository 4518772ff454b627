import type { ChainLink } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount, Rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** A settled bet as those above its player earn on it. */
export interface ChainBet {
  owner: Id<'member'>
  merchantCode: MerchantCode
  currency: string
  product: Product
  /** What counts: 0 for a bet that is void, pushed or taken back. */
  base: Amount
  /** The player first. */
  chain: readonly ChainLink<Id<'member'>>[]
  /** What the player's choice of odds or series left in cash. */
  own: Rate
  /** What all together can get beside what the price returns. */
  most: Rate
}

/**
 * Rebates that are part of a bet's price: they are paid with the unit in which bets are settled
 * together, as a draw. The rebates of all other products are paid by day.
 */
export interface UnitRebates {
  /** The products whose bets earn so. No other family's. */
  products: readonly Product[]
  /**
   * What a unit is called, a word that no other family says. Payments are keyed by it, so it never
   * changes.
   */
  unit: string
  /** When a unit was settled by the result that stands; undefined while it isn't. */
  settledAt(tx: Tx, unit: string): Promise<Instant | undefined>
  /** Every bet of a settled unit on which others than its player earn, some at a time. */
  bets(tx: Tx, unit: string): AsyncIterable<readonly ChainBet[]>
  /**
   * What settled wagers brought their players, with the bets of those on which others earn.
   */
  ofWagers(
    db: Db,
    wagers: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[],
  ): Promise<readonly { wagerId: Id<'wager'>; own: Amount; bet?: ChainBet }[]>
  /** The units of some wagers on which others than their players earn. */
  unitsOf(tx: Tx, wagers: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[]): Promise<string[]>
}

/** Has a job run at once. */
type Wake = (job: string, traceId?: string) => void

/** What families call when an event says so. */
export interface FamilyHooks {
  wake: Wake
  /** Units of `UnitRebates.unit` have been settled, or settled anew. */
  onUnitsSettled: (context: { tx: Tx; wake: Wake }, unit: string, settled: readonly string[]) => Promise<void>
}
