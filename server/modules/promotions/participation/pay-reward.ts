import type { Brand } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { GIVEN_AWAY, house, move, SOURCE, wallet } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { emit } from '../../../platform/outbox.ts'
import { publishBalance } from '../../cashier/index.ts'
import { openRequirement } from '../../turnover/index.ts'
import { giveExtra } from './extra.ts'
import type { NewParticipation } from './participation-store.ts'

/**
 * Pays a reward into the wallet and asks for its turnover, and gives its points and goods, in the
 * transaction that claims it. Its posting has the participation's id as key, so no reward is paid
 * twice.
 */
export async function payReward(
  tx: Tx,
  brand: Brand,
  reward: Pick<NewParticipation, 'id' | 'memberId' | 'amount' | 'required' | 'kind' | 'data'>,
  now: Instant,
): Promise<void> {
  const { memberId, kind, amount, required } = reward
  await giveExtra(tx, brand, reward, now)
  if (amount === 0n) return emit(tx, now, { topic: 'rewardGiven', audience: memberId, payload: {} })
  await move(queryOf(tx), {
    key: id<'posting'>(reward.id),
    source: SOURCE.PROMOTION,
    kind,
    amount,
    from: house(brand, GIVEN_AWAY),
    to: wallet(memberId, 'MAIN'),
    at: now,
  })
  await openRequirement(tx, {
    memberId,
    merchantCode: brand.merchantCode,
    source: 'BONUS',
    sourceId: reward.id,
    required,
    now,
  })
  await publishBalance(tx, memberId, now)
}
