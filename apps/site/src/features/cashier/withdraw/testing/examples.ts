import type { SecurityOverview } from '@senluna/contract/member/security.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { payoutAccounts, PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import type { Withdrawal, WithdrawQuote } from '@senluna/contract/money/withdrawals.ts'

/** A bank account that money can be sent to. */
export const ACCOUNT: PayoutAccount = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'BANK',
  bankCode: '970436',
  bank: 'Vietcombank',
  masked: '•••• 1234',
  holder: 'NGUYEN VAN DAT',
  state: 'ACTIVE',
  usableAt: '2026-01-02T03:04:05Z',
  createdAt: '2026-01-02T03:04:05Z',
}

/** A member who has that account, a payment password and an app for codes. */
export const KNOWN: ReplyOf<typeof payoutAccounts> = {
  list: [ACCOUNT],
  realName: 'NGUYEN VAN DAT',
  hasPaymentPassword: true,
  methods: ['TOTP', 'SMS'],
  banks: [
    { code: '970436', name: 'Vietcombank' },
    { code: '970422', name: 'MB Bank' },
  ],
  kinds: ['BANK', 'USDT_TRC20'],
  most: { BANK: 5, USDT: 2 },
}

/** A quote that nothing stands in the way of. */
export const QUOTE: WithdrawQuote = {
  limits: {
    min: '200000',
    max: '50000000',
    step: '1000',
    dailyMax: '100000000',
    dailyLeft: '100000000',
    countMax: 5,
    countLeft: 4,
    freeCount: 1,
    feePpm: 10_000,
    feeMin: '0',
    feeMax: '100000',
  },
  freeLeft: 1,
  balance: '7654321',
  available: '7654000',
  reasons: [],
  turnover: [],
  totalRemaining: '0',
  blockers: [],
  second: false,
  methods: ['TOTP', 'SMS'],
  autoConfirmMinutes: 30,
}

/** An order that people look at. */
export const ORDER: Withdrawal = {
  no: 'W7',
  amount: '1500000',
  fee: '15000',
  net: '1485000',
  receivedAmount: '0',
  remainingAmount: '1485000',
  returnedAmount: '0',
  state: 'REVIEW',
  from: 'MAIN',
  account: { kind: 'BANK', bank: 'Vietcombank', masked: '•••• 1234' },
  parts: [],
  autoConfirmMinutes: 30,
  dueAt: '2026-11-22T13:00:00Z',
  missing: [],
  createdAt: '2026-11-22T12:00:00Z',
}

/** How the account of somebody new is secured. */
export const OVERVIEW: SecurityOverview = {
  score: 10,
  rows: [],
  knownDeviceDays: 0,
  knownDevices: 0,
  hasPassword: true,
}
