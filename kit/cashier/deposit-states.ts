/** Where a deposit stands. */
export const DEPOSIT_STATES = [
  'CREATED',
  'PENDING_PAYMENT',
  'CONFIRMING',
  'REVIEW',
  'CREDITED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** Orders that still wait for money; a member has one of each method. */
export const OPEN_STATES = ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING'] as const satisfies readonly DepositState[]
export const isOpen = (state: DepositState): boolean => OPEN_STATES.some((open) => open === state)

/** Whether an order has not come to its end: it waits for money, or for staff. */
export const isUnderWay = (state: DepositState): boolean => isOpen(state) || state === 'REVIEW'
