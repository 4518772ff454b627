import { amount } from '../../money.ts'
import type { BusinessDate } from '../../time.ts'
import type { Bar, Newcomer } from '../affiliates/newcomer.ts'
import type { CpaTerms } from '../contracts/affiliate-terms.ts'

/** Terms for new members; a test says what differs. */
export const cpaTerms = (changed: Partial<CpaTerms> = {}): CpaTerms => ({
  amount: amount(300_000n),
  minFirstDeposit: amount(200_000n),
  minValidBet: amount(1_000_000n),
  withinDays: 10,
  mostPerPeriod: null,
  counts: 'ADDED',
  ...changed,
})

/** Somebody new as a test writes it: days are those of November 2026. */
interface WrittenShort {
  id: string
  on: string
  deposit?: readonly [day: string, units: bigint]
  bets?: readonly (readonly [day: string, units: bigint])[]
  barred?: Bar
}

const november = (day: string) => `2026-11-${day}` as BusinessDate

export const newcomer = ({ id, on, deposit, bets = [], barred }: WrittenShort): Newcomer => ({
  memberId: id,
  registeredOn: november(on),
  firstDeposit: deposit ? { day: november(deposit[0]), amount: amount(deposit[1]) } : null,
  bets: bets.map(([day, units]) => ({ day: november(day), validBet: amount(units) })),
  barred: barred ?? null,
})
