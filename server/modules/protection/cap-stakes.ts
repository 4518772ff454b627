import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../platform/database/db.ts'
import { putStakeCap, type StakeCap } from './store/caps.ts'
import { holdGuard } from './store/guards.ts'

/**
 * Puts a cap on what a member may stake, in place of the one before, or takes it away. Stakes under
 * way are waited for, every later one is held to it: in the same statement that takes it, over all
 * games and processes. Before wallets are locked.
 */
export async function capStakes(
  tx: Tx,
  { memberId, merchantCode }: { memberId: Id<'member'>; merchantCode: MerchantCode },
  cap: StakeCap | undefined,
): Promise<void> {
  await holdGuard(tx, memberId, merchantCode)
  await putStakeCap(tx, memberId, cap)
}
