import type { DepositState } from '@senluna/kit/cashier/deposit-states.ts'

const LOOKS: Readonly<Record<DepositState, string>> = {
  CREATED: '',
  PENDING_PAYMENT: '',
  CONFIRMING: 'warn',
  REVIEW: 'bad',
  CREDITED: 'good',
  REJECTED: '',
  EXPIRED: '',
  CANCELLED: '',
}

/** The states of an order to deposit, in the order they come in. */
export const DEPOSIT_STATES = Object.keys(LOOKS) as readonly DepositState[]

/** How the state of an order to deposit is shown. */
export const depositLook = (state: DepositState): string => `badge ${LOOKS[state]}`
