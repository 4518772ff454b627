import type { PointTerms } from './terms.ts'

/** Why points can't be converted. */
export type ConvertRefusal = 'POINT_STEP' | 'POINT_DAILY_CAP' | 'POINT_INSUFFICIENT'

/** What points come to as money, and what of it must be played. */
export interface Converted {
  amount: bigint
  turnoverRequired: bigint
}

/** What so many points come to as money. */
export const worthOf = (
  points: bigint,
  { ratio, turnoverX100 }: Pick<PointTerms, 'ratio' | 'turnoverX100'>,
): Converted => {
  const amount = points * BigInt(ratio)
  return { amount, turnoverRequired: (amount * BigInt(turnoverX100)) / 100n }
}

/**
 * Why so many points can't be converted now, by the balance and by what was converted today;
 * undefined when they can.
 */
export function convertRefusal(
  points: bigint,
  { balance, convertedToday }: { balance: bigint; convertedToday: bigint },
  { convertMin, convertStep, dailyCap }: Pick<PointTerms, 'convertMin' | 'convertStep' | 'dailyCap'>,
): ConvertRefusal | undefined {
  if (points < BigInt(convertMin) || points % BigInt(convertStep) !== 0n) return 'POINT_STEP'
  if (convertedToday + points > BigInt(dailyCap)) return 'POINT_DAILY_CAP'
  return points > balance ? 'POINT_INSUFFICIENT' : undefined
}
