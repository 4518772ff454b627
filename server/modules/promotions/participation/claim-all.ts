import type { claimRewards } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { waitingOf } from './participation-store.ts'
import { claimReward } from './take.ts'

type Claim = Omit<Parameters<typeof claimReward>[1], 'id' | 'now'>

/** So many are claimed by one call; the next call goes on. */
const MOST = 50

/**
 * Claims what waits for a member, the oldest first, each in a transaction of its own: one that
 * can't be claimed now stays, with why, and keeps none of the others back. Asked again it claims
 * what is left and what has come since, so a repeat gives nothing twice.
 */
export async function claimAll(db: Db, claim: Claim, now: Instant): Promise<ReplyOf<typeof claimRewards>> {
  const reply: ReplyOf<typeof claimRewards> = { claimed: [], left: [] }
  const waiting = await waitingOf(db, claim.memberId, now)
  for (const { id } of waiting.slice(0, MOST))
    try {
      reply.claimed.push(await db.transaction().execute((tx) => claimReward(tx, { ...claim, id, now })))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      reply.left.push({ id, code: error.code })
    }
  return reply
}
