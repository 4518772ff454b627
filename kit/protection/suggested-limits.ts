import type { LimitKind } from './protection.ts'

/** Minutes a day that people choose. */
const MINUTES = ['30', '60', '120', '180']

/** Limits that people choose, in whole units of money: a bet's, and those of a day. */
const STAKES = [10n, 20n, 50n, 100n]
const SUMS = [100n, 200n, 500n, 1_000n]

/** A longer time has as many times a day's. */
const timesADay = (kind: LimitKind): bigint => (kind.endsWith('Month') ? 10n : kind.endsWith('Week') ? 5n : 1n)

/** Where a unit is worth little, prices are in thousands. */
const IN_THOUSANDS = /^(?:XVD|VND|IDR|LAK|KHR|MMK|TRL)$/

/** A few values to choose with one press, tighter than what holds now. */
export function suggestionsFor(
  { kind, value }: { kind: LimitKind; value: string | null },
  currency: { code: string; exponent: number },
): readonly string[] {
  const unit = 10n ** BigInt(currency.exponent) * (IN_THOUSANDS.test(currency.code) ? 1_000n : 1n)
  const all =
    kind === 'session' ? MINUTES : (kind === 'stake' ? STAKES : SUMS).map((sum) => String(sum * unit * timesADay(kind)))
  return all.filter((sum) => value === null || BigInt(sum) < BigInt(value))
}
