import type { BillDetail } from '@senluna/contract/agent/bills.ts'
import { countText } from '@senluna/web/ui/money/format.ts'

const STEPS = ['amount', 'tiers', 'metrics', 'members', 'newcomers'] as const

/** Whether a bill has tiers to choose from: a real-time salary has one rate, a plan of CPA none. */
export const hasTiers = ({ kind, plan }: Pick<BillDetail, 'kind' | 'plan'>): boolean =>
  kind !== 'REALTIME_SALARY' && plan?.kind !== 'CPA'

/** The number of a step of how a bill was calculated, among those that it has. */
export const stepNumber = (bill: Pick<BillDetail, 'kind' | 'plan'>, step: (typeof STEPS)[number]): string =>
  countText(STEPS.filter((name) => name !== 'tiers' || hasTiers(bill)).indexOf(step) + 1)
