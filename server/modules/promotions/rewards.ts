import type * as contract from '@senluna/contract/member/promotions.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { pageOf } from '../../platform/page.ts'
import { inLanguage } from '../../platform/words/in-language.ts'
import { extraShown } from './participation/extra.ts'
import { freeOf } from './participation/free-prize.ts'
import { rewardsPage, waitingOf, type RewardRow } from './participation/participation-store.ts'

const PAGE = 20

/** Who reads their rewards, and in which language. */
interface RewardReader {
  brand: Brand
  memberId: Id<'member'>
  language: string
}

/**
 * One page of a member's own rewards, the newest first. Refuses VAL_FIELD for a key that was never
 * given out.
 */
export async function rewardsOf(
  db: Db,
  { brand, memberId, language }: RewardReader,
  { state, after, pageSize: size = PAGE }: QueryOf<typeof contract.rewards>,
  now: Instant,
): Promise<ReplyOf<typeof contract.rewards>> {
  if (after !== undefined && !isUuid<'participation'>(after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const rows = await rewardsPage(db, memberId, { state, after: after ?? null, most: size + 1 })
  const { code, scale, displayDecimals } = brand.currency
  const shown = (row: RewardRow): contract.Reward => ({
    id: row.id,
    promotionId: row.promotion_id,
    title: inLanguage(row.titles, language) ?? '',
    type: row.rules.kind,
    state: row.state === 'ISSUED' && !row.held && row.claim_before!.getTime() <= now ? 'CLOSED' : row.state,
    cycle: row.cycle,
    amount: row.amount.toString(),
    required: row.required.toString(),
    currency: { code, exponent: scale, displayDecimals },
    ...freeOf(row.data),
    ...extraShown(row.data, language),
    createdAt: row.created_at.toISOString(),
    ...(row.claim_before ? { claimBefore: row.claim_before.toISOString() } : {}),
    ...(row.claimed_at ? { claimedAt: row.claimed_at.toISOString() } : {}),
  })
  const waiting = (await waitingOf(db, memberId, now)).length
  return { ...pageOf(rows, size, ({ id }) => id, shown), waiting }
}
