import type { Reward } from '@senluna/contract/member/promotions.ts'
import { freeText } from '../../rewards/free/free-text.ts'
import { prizeText } from '../../rewards/prize-text.ts'

/** What a reward is: money, points, goods, free rounds, or several of them. */
export function RewardText({ reward: { amount, currency, free, extra } }: { reward: Reward }) {
  const parts = [prizeText({ amount, extra }, currency), free && freeText(free, currency)]
  return <>{parts.filter(Boolean).join(' + ')}</>
}
