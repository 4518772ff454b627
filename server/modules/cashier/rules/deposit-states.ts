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

/** The steps an order can take; nothing else decides. Source: docs/cashier.md, "States". */
const STEPS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  CREATED: ['PENDING_PAYMENT', 'CONFIRMING', 'REVIEW', 'CREDITED', 'EXPIRED', 'CANCELLED', 'REJECTED'],
  PENDING_PAYMENT: ['CONFIRMING', 'REVIEW', 'CREDITED', 'EXPIRED', 'CANCELLED', 'REJECTED'],
  CONFIRMING: ['CREDITED', 'REVIEW', 'EXPIRED', 'REJECTED'],
  REVIEW: ['CREDITED', 'REJECTED'],
  EXPIRED: ['REVIEW'],
  CANCELLED: ['REVIEW'],
  CREDITED: [],
  REJECTED: [],
}

/** Whether an order may go from one state to another. */
export const mayStep = (from: DepositState, to: DepositState): boolean => STEPS[from].includes(to)

/** Orders that still wait for money; a member has one of each method. */
export const OPEN_STATES = ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING'] as const satisfies readonly DepositState[]
export const isOpen = (state: DepositState): boolean => OPEN_STATES.some((one) => one === state)
