import type { ShownExtra } from '@senluna/contract/member/rewards/extra-prize.ts'
import { countText, moneyText, type ShownCurrency } from '@senluna/web/ui/money/format.ts'
import { say } from '../../say.ts'

/** What a reward gives, in words: its money, points and goods; or that there is none. */
export function givenText({ amount, points, goods }: { amount: string } & ShownExtra, currency: ShownCurrency): string {
  const parts = [
    ...(amount === '0' ? [] : [moneyText(amount, currency)]),
    ...(points === undefined ? [] : [say('desk.raffleDraws.points', { count: countText(Number(points)) })]),
    ...(goods === undefined ? [] : [goods]),
  ]
  return parts.join(' + ') || say('desk.raffleDraws.nothing')
}
