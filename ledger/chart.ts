import type { AccountType } from '@senluna/kit/account-type.ts'
import type { Product } from '@senluna/kit/product.ts'

/** The owner of all house accounts. */
export const HOUSE = '00000000-0000-7000-8000-000000000001'

/**
 * A member's wallets, by number. Vendor wallets come after 100.
 *
 * A debt is what a correction could not collect from the wallet it belongs to; its balance is at
 * most zero.
 */
export const WALLET = { MAIN: 1, TRIAL: 2, POINTS: 3, LOCKED: 4, DEBT: 5, TRIAL_DEBT: 6 } as const

/** Play money of trial accounts and of a member's free play; a book of its own. */
export const TRIAL_CURRENCY = 'TRL'

/** Who named the key of a posting: the same key from another source is another posting. */
export const SOURCE = {
  PLAY: 1,
  GRANT: 2,
  DESK: 3,
  VENDOR: 4,
  DEBT: 5,
  DEPOSIT: 6,
  WITHDRAWAL: 7,
  TRANSFER: 8,
  LOTTERY: 9,
} as const

/**
 * What a movement is, as the account record shows it. Source: the chart of transaction types in
 * docs/glossary.md.
 */
export const KIND = {
  DEPOSIT: 100,
  DEPOSIT_FEE: 101,
  DEPOSIT_CORRECTION: 102,
  WITHDRAWAL_HELD: 110,
  WITHDRAWAL_PAID: 111,
  WITHDRAWAL_FEE: 112,
  WITHDRAWAL_RETURNED: 113,
  TO_VENDOR: 120,
  FROM_VENDOR: 121,
  VENDOR_RESULT: 122,
  TO_UPLINE: 130,
  FROM_DOWNLINE: 131,
  TO_DOWNLINE: 132,
  FROM_UPLINE: 133,
  BET: 200,
  PAYOUT: 201,
  BET_REFUND: 202,
  PAYOUT_TAKEN_BACK: 203,
  REBATE: 210,
  REBATE_TAKEN_BACK: 212,
  ACTIVITY_REWARD: 301,
  MANUAL_CREDIT: 400,
  MANUAL_DEBIT: 401,
  DEBT_COLLECTED: 410,
  DEBT_MADE: 411,
  TRIAL_GRANT: 900,
  TRIAL_BET: 901,
  TRIAL_PAYOUT: 902,
  TRIAL_REFUND: 903,
  DEMONSTRATION_MONEY: 910,
} as const

/** The kind a reversal of each kind is written as. */
export const REVERSED_AS: Readonly<Record<number, number>> = {
  [KIND.BET]: KIND.BET_REFUND,
  [KIND.PAYOUT]: KIND.PAYOUT_TAKEN_BACK,
  [KIND.TRIAL_BET]: KIND.TRIAL_REFUND,
}

/**
 * The house account that stakes go to and payouts come from; its balance is the GGR of the product.
 */
export const gameAccount = (product: Product): string => `GAME:${product}`

/** The house account that pays for what is given away. */
export const GIVEN_AWAY = 'EXP:BONUS'

/**
 * The house account of a channel that money comes in by and is paid out by: a bank account, an
 * e-wallet, a chain.
 */
export const cashAccount = (channel: string): string => `CASH:${channel}`

/**
 * House accounts of the cashier. `CLEAR:<name>` stands between two wallets of one movement and is
 * empty after it.
 */
export const FEES = 'REV:FEE'
export const ADJUSTMENTS = 'EXP:ADJUST'
export const clearingAccount = (name: string): string => `CLEAR:${name}`

/**
 * Wallets of a brand's treasury, which is an owner of its own (`treasuryOf` of the module wallet):
 * what has come in and belongs to nobody yet, and the two sides of an exchange, one wallet a
 * currency from 100 on.
 */
export const TREASURY = { SUSPENSE: 1, EXCHANGE: 100 } as const

/** The wallet a member plays from in each mode: a trial account's only wallet is its main one. */
export const walletFor = (mode: 'REAL' | 'TRIAL', type: AccountType): number =>
  mode === 'REAL' || type === 4 ? WALLET.MAIN : WALLET.TRIAL
