import type * as contract from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { HOUR, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { FreeTickets } from '../../families/index.ts'
import { holdIfSuspect } from '../abuse/look-for-abuse.ts'
import type { FreePrize } from '../kinds/kind.ts'
import type { PromotionRow } from '../promotion-store.ts'
import { giveFreeRounds, keptFree } from './free-prize.ts'
import { grantReward, type Granted } from './grant.ts'
import { stepParticipation, type NewParticipation } from './participation-store.ts'
import { payReward } from './pay-reward.ts'
import { givenReply, refuseUngiven } from './reply.ts'

/** How long one that was held waits once people have let it go. */
const WAITS = 72 * HOUR

/** What is given at once, and what comes with it. */
interface Giving {
  row: Pick<PromotionRow, 'titles'>
  reward: Omit<NewParticipation, 'claimBefore' | 'data'> & { data: Readonly<Record<string, unknown>> }
  free?: FreePrize | undefined
  /** Whether it is one for each person: then it is looked into first. */
  onePerPerson: boolean
  language: string
  /** Who gives free tickets. */
  tickets: FreeTickets
}

/**
 * Gives a reward that its member takes: written within its budget, paid, and all that comes with
 * it, in one transaction. One that is for each person once, and that other accounts speak against,
 * waits for two people instead, and the reply says so. Refuses PROMO_TAKEN, PROMO_OUT.
 */
export async function giveNow(
  tx: Tx,
  brand: Brand,
  { row, reward, free, onePerPerson, language, tickets }: Giving,
  now: Instant,
): Promise<ReplyOf<typeof contract.takePromotion>> {
  const { id, memberId } = reward
  const kept = { ...reward, data: { ...reward.data, ...keptFree(free) }, claimBefore: later(now, WAITS) }
  const granted: Granted = await grantReward(tx, kept, now)
  refuseUngiven(granted)
  if (onePerPerson && (await holdIfSuspect(tx, kept, now))) return { ...givenReply(brand, kept, language), held: true }
  await stepParticipation(tx, { id, state: 'ISSUED' }, 'CLAIMED', now)
  await payReward(tx, brand, kept, now)
  if (free) await giveFreeRounds(tx, brand, { id, memberId, titles: row.titles, free, tickets }, now)
  return givenReply(brand, kept, language)
}
