import type { Reward } from '@senluna/contract/member/promotions.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { freeText } from '../../rewards/free/free-text.ts'

/** What a reward is: money, free rounds, or both. */
export function RewardText({ reward: { amount, currency, free } }: { reward: Reward }) {
  const parts = [...(amount === '0' ? [] : [moneyText(amount, currency)]), ...(free ? [freeText(free, currency)] : [])]
  return <>{parts.join(' + ')}</>
}
