import type { DeskWithdrawal } from '@senluna/contract/desk/money/withdrawals.ts'

const LOOKS: Readonly<Record<DeskWithdrawal['state'], string>> = {
  SUBMITTED: '',
  RISK: '',
  REVIEW: 'warn',
  HOLD: 'warn',
  APPROVED: 'warn',
  PAYING: 'warn',
  PAID: 'good',
  RECEIVED: 'good',
  AUTO_RECEIVED: 'good',
  REJECTED: '',
  FAILED: 'bad',
  DISPUTED: 'bad',
}

/** How the state of a withdrawal is shown. */
export const stateLook = (state: DeskWithdrawal['state']): string => `badge ${LOOKS[state]}`
