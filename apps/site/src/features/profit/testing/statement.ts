import type { AccountStatement } from '@senluna/contract/money/reports.ts'

type Figures = AccountStatement['total']

const STILL: Figures = {
  opening: '0',
  deposit: '0',
  withdraw: '0',
  fee: '0',
  stake: '0',
  payout: '0',
  refund: '0',
  bonus: '0',
  transfer: '0',
  adjust: '0',
  closing: '0',
  result: '0',
}

/** A month of a statement in which nothing moved but what is named. */
export const monthOf = (month: string, more: Partial<Figures> = {}): AccountStatement['months'][number] => ({
  month,
  ...STILL,
  ...more,
})

/** A statement of these months; without movements where nothing else is named. */
export const statementOf = (
  months: AccountStatement['months'] = [],
  total: Partial<Figures> = {},
): AccountStatement => ({
  account: { no: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'ta***1' },
  currency: 'VND',
  zone: 'Asia/Ho_Chi_Minh',
  madeAt: '2026-11-24T03:04:05Z',
  from: '2025-12',
  to: '2026-11',
  months,
  total: { ...STILL, ...total },
})
