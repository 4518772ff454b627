import type * as contract from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { extraShown } from './extra.ts'
import { freeOf } from './free-prize.ts'
import type { Granted } from './grant.ts'

type GivenReply = ReplyOf<typeof contract.takePromotion>

/** Refuses PROMO_TAKEN and PROMO_OUT for a reward that wasn't given. */
export function refuseUngiven(granted: Granted): void {
  if (granted === 'HAS') throw new Refusal('PROMO_TAKEN')
  if (granted === 'SPENT') throw new Refusal('PROMO_OUT')
}

/** What a member gets to know of a reward that came. */
export const givenReply = (
  { currency: { code, scale, displayDecimals } }: Brand,
  reward: { id: Id<'participation'>; amount: Amount; required: Amount; data?: unknown },
  language: string,
): GivenReply => ({
  id: reward.id,
  amount: reward.amount.toString(),
  required: reward.required.toString(),
  currency: { code, exponent: scale, displayDecimals },
  ...freeOf(reward.data),
  ...extraShown(reward.data, language),
})
