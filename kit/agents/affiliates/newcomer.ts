import type { Amount } from '../../money.ts'
import type { BusinessDate } from '../../time.ts'

/** Why an account is nobody new. SAME_ACCOUNT: of a bank or a crypto address. */
export const BARS = ['SAME_DEVICE', 'SAME_ACCOUNT', 'SAME_PERSON'] as const
export type Bar = (typeof BARS)[number]

/** What became of a new member in a period. */
export const NEWCOMER_OUTCOMES = [
  'QUALIFIED',
  'OVER_CAP',
  'WAITING',
  'NO_DEPOSIT',
  'DEPOSIT_LATE',
  'DEPOSIT_LOW',
  'BET_LOW',
  ...BARS,
] as const
export type NewcomerOutcome = (typeof NEWCOMER_OUTCOMES)[number]

/** Outcomes that are final: who has one of them counts in no other period. */
export const DECIDED = ['QUALIFIED', 'OVER_CAP'] as const satisfies readonly NewcomerOutcome[]

/** Somebody who registered below an affiliate, with what the plan looks at. */
export interface Newcomer {
  memberId: string
  registeredOn: BusinessDate
  /** The first deposit ever. */
  firstDeposit: { day: BusinessDate; amount: Amount } | null
  /** Valid bets in the plan's products, by day. */
  bets: readonly { day: BusinessDate; validBet: Amount }[]
  /** Somebody who was here before. */
  barred: Bar | null
}

/** A new member's line of a bill. */
export interface NewcomerLine {
  memberId: string
  outcome: NewcomerOutcome
  /** The day on which the last condition was met; `null` while one isn't. */
  metOn: BusinessDate | null
  /** The last day that counts. */
  lastDay: BusinessDate
  /** Valid bets up to that day, or to the period's end. */
  validBet: Amount
  /** What it is paid with. */
  amount: Amount
}
