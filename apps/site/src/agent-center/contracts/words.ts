import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { numbers } from '@senluna/kit/text/formatters.ts'
import { numberLocale, text } from '@senluna/web/client/text.ts'

/** A rate in parts per million as a percentage, never rounded: `1250` is `0.125%`. */
export const rateText = (ppm: number): string =>
  numbers(numberLocale(), { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: 4 }).format(
    ppm / 1_000_000,
  )

/** The account on a side; the house has a name of its own. */
export const partyText = (account: string): string => (account === 'HOUSE' ? text('contract.house') : account)

/** What a contract pays by: its period, or what is shorter than a day. */
export function periodText({ kind, period }: Pick<ContractShown, 'kind' | 'period'>): string {
  if (kind === 'HOURLY_SALARY') return text('contract.period.HOUR')
  if (kind === 'REALTIME_SALARY') return text('contract.period.WINDOW')
  return text(`contract.period.${period}`)
}
