import type { DepositOrder } from '@senluna/contract/money/deposits.ts'
import type { DepositState } from '@senluna/kit/cashier/deposit-states.ts'
import { text } from '@senluna/web/client/text.ts'
import { Stages } from '../../Stages.tsx'

/**
 * The steps of an order that is under way or arrived. Staff who look take the place of the search.
 */
const STEPS = ['PENDING_PAYMENT', 'CONFIRMING', 'CREDITED'] as const
const STEP_OF: Readonly<Partial<Record<DepositState, number>>> = {
  CREATED: 0,
  PENDING_PAYMENT: 0,
  CONFIRMING: 1,
  REVIEW: 1,
  CREDITED: 3,
}

/** How far an order has come; nothing of one that ended without money. */
export function Steps({ state }: Pick<DepositOrder, 'state'>) {
  const now = STEP_OF[state]
  if (now === undefined) return null
  return (
    <Stages
      names={STEPS.map((step, at) => text(`deposit.state.${at === 1 && state === 'REVIEW' ? 'REVIEW' : step}`))}
      now={now}
    />
  )
}
