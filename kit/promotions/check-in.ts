import type { Amount } from '../money.ts'

/** A check-in that was made: its day (`yyyy-MM-dd`), and the step of the ladder, from 1. */
export interface CheckIn {
  day: string
  step: number
}

const DAY_MS = 86_400_000

/** The day before a day. */
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

/**
 * The step, from 1, that a check-in of `today` is: one more than yesterday's, after the last one
 * the first again, the first too after a day without. Source: docs/promotions.md.
 */
export function checkInStep(steps: number, last: CheckIn | undefined, today: string): number {
  if (last?.day === today) return last.step
  if (last?.day !== dayBefore(today)) return 1
  return (last.step % steps) + 1
}

/** What check-ins of these days, in their order, come to. */
export function checkInRewards(ladder: readonly Amount[], days: readonly string[]): (CheckIn & { amount: Amount })[] {
  const made: (CheckIn & { amount: Amount })[] = []
  for (const day of days) {
    const step = checkInStep(ladder.length, made.at(-1), day)
    made.push({ day, step, amount: ladder[step - 1]! })
  }
  return made
}
