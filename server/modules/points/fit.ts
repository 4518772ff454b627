import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { refuseLocked } from '../members/index.ts'
import { outOfPlay } from '../protection/index.ts'

/** Keeps points of a locked account, or of somebody on a break, where they are. */
export async function refuseUnfit(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> {
  await refuseLocked(tx, memberId, 'MONEY')
  if ((await outOfPlay(tx, [memberId], now)).size > 0) throw new Refusal('RG_COOLING_OFF')
}
