import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { HOUR, later, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { newId } from '../../../../platform/ids.ts'
import { grantReward } from '../../participation/grant.ts'
import type { NewParticipation } from '../../participation/participation-store.ts'
import { requiredOf } from '../../participation/take.ts'
import type { OwnedPromotion } from './newcomer-store.ts'

/** A fixed reward that waits to be claimed, as rules say it. */
interface FixedReward {
  amount: string
  claimHours: number
  turnoverX100: number
}

/**
 * Writes a fixed reward that waits for a member; undefined when they have one of this cycle, or the
 * budget is spent.
 */
export async function issueFixed(
  tx: Tx,
  brand: Brand,
  { row, rules, memberId, cycle }: { row: OwnedPromotion; rules: FixedReward; memberId: Id<'member'>; cycle: string },
  now: Instant,
): Promise<NewParticipation | undefined> {
  const due = amount(BigInt(rules.amount))
  const participation = {
    id: newId<'participation'>(now),
    merchantCode: brand.merchantCode,
    promotionId: row.id,
    memberId,
    cycle,
    termsVersion: row.version,
    currency: brand.currency.code,
    amount: due,
    required: requiredOf(due, rules.turnoverX100),
    kind: KIND.ACTIVITY_REWARD,
    data: {},
    claimBefore: later(now, rules.claimHours * HOUR),
  }
  return (await grantReward(tx, participation, now)) === 'GIVEN' ? participation : undefined
}
