import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { capStakes, stakeCapOf, type StakeCap } from '../../../protection/index.ts'
import { bonusHolders, type BonusRow } from './bonus-store.ts'
import { activeBonus } from './running.ts'

/** What a bonus lets its member stake; undefined of one that came before there were caps. */
export function capOf({
  data: { maxBet, products },
  ends_at,
}: Pick<BonusRow, 'data' | 'ends_at'>): StakeCap | undefined {
  if (maxBet === undefined) return undefined
  return { most: maxBet === null ? null : amount(BigInt(maxBet)), products, until: instant(ends_at.getTime()) }
}

/**
 * Makes the caps on stakes of some members what their bonuses say now: none once it is wagered,
 * given up or over, the same again when a corrected bet opens its requirement anew.
 */
export async function syncCaps(tx: Tx, memberIds: readonly Id<'member'>[], now: Instant): Promise<void> {
  for (const who of await bonusHolders(tx, memberIds)) {
    const active = await activeBonus(tx, who.memberId, now)
    const wanted = active && capOf(active.row)
    const stands = await stakeCapOf(tx, who.memberId)
    if (!isSame(wanted, stands)) await capStakes(tx, who, wanted)
  }
}

const isSame = (a: StakeCap | undefined, b: StakeCap | undefined): boolean =>
  a?.until === b?.until && a?.most === b?.most && a?.products?.join() === b?.products?.join()
