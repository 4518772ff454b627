import { KIND } from './chart.ts'

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, nth) => first + nth)

/** Which kinds of movements a report's figure is made of; the words of the specification. */
export const REPORT_KINDS = {
  deposit: [KIND.DEPOSIT, KIND.DEPOSIT_CORRECTION],
  /** What left for good. Money that is only set aside has not. */
  withdraw: [KIND.WITHDRAWAL_PAID],
  ownRebate: [KIND.REBATE, KIND.REBATE_TAKEN_BACK, KIND.VIP_REBATE],
  agentRebate: [KIND.AGENT_REBATE],
  activity: range(300, 313).filter((kind) => kind !== KIND.VIP_REBATE),
  wages: range(KIND.DAILY_WAGE, KIND.REALTIME_SALARY_PAID),
  dividend: [KIND.DIVIDEND, KIND.DIVIDEND_PAID],
  /** Pots that rounds won: winnings beside the payouts of bets. */
  jackpot: [KIND.JACKPOT_WON, KIND.JACKPOT_REFUSED],
  /** Results at vendors that keep their players’ money: payouts without a bet. */
  vendorResult: [KIND.VENDOR_RESULT],
} as const satisfies Readonly<Record<string, readonly number[]>>
