import type { DeskContract } from '@senluna/contract/desk/contracts.ts'
import { planOf } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import { countText, moneyText, percentText } from '@senluna/web/ui/money/format.ts'
import { say } from '../../say.ts'

/** A rate in parts per million as a percentage. */
export const rateText = (ppm: number): string => percentText(ppm / 100)

/** What an affiliate's plan says beside its tiers; nothing of other contracts. */
export function planFacts(
  { tiers, affiliate }: Pick<DeskContract, 'tiers' | 'affiliate'>,
  currency: DeskContract['currency'],
): (readonly [name: string, value: string])[] {
  if (!affiliate) return []
  const { platformFeePpm, cpa } = affiliate
  return [
    [say('desk.aff.plan'), say(`desk.aff.plan.${planOf({ tiers, cpa })}`)],
    [say('desk.aff.platformFee'), rateText(platformFeePpm)],
    ...(cpa === null
      ? []
      : ([
          [say('desk.aff.amount'), moneyText(cpa.amount, currency)],
          [say('desk.aff.minFirstDeposit'), moneyText(cpa.minFirstDeposit, currency)],
          [say('desk.aff.minValidBet'), moneyText(cpa.minValidBet, currency)],
          [say('desk.aff.withinDays'), countText(cpa.withinDays)],
          [say('desk.aff.mostPerPeriod'), cpa.mostPerPeriod === null ? '–' : countText(cpa.mostPerPeriod)],
          [say('desk.aff.counts'), say(`desk.aff.counts.${cpa.counts}`)],
        ] as const)),
  ]
}
