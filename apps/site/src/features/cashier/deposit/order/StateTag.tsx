import type { DepositState } from '@senluna/kit/cashier/deposit-states.ts'
import { text } from '@senluna/web/client/text.ts'

const LOOK: Readonly<Partial<Record<DepositState, string>>> = {
  CREDITED: 'good',
  REJECTED: 'bad',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
}

/** Where an order stands, in a word. */
export const StateTag = ({ state }: { state: DepositState }) => (
  <span className={`deposit-state ${LOOK[state] ?? 'open'}`}>{text(`deposit.state.${state}`)}</span>
)
