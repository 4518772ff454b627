import { amount, type Amount } from '../money.ts'

/** The terms of a rain of red envelopes. */
export interface EnvelopeTerms {
  /** The least and the most of one envelope. */
  least: Amount
  most: Amount
  /** Of one drop: how much in all, and how many envelopes. */
  pool: Amount
  count: number
}

/** Amounts of envelopes are cut to this. */
export const ENVELOPE_STEP = 1_000n

/**
 * What the next envelope of a drop holds, undefined when none is left.
 *
 * Between `least` and `most`, cut down to a thousand, and never so much that those still to come
 * couldn't get `least` each. `draw` is a random number of at least 0 and below 1,000,000.
 * Source: docs/promotions.md.
 */
export function envelopeOf(
  { least, most, pool, count }: EnvelopeTerms,
  given: { amount: Amount; count: number },
  draw: number,
): Amount | undefined {
  const left = count - given.count
  if (left <= 0) return undefined
  const spare = pool - given.amount - least * BigInt(left)
  if (spare < 0n) return undefined
  const span = spare < most - least ? spare : most - least
  const drawn = least + (span * BigInt(draw)) / 999_999n
  const cut = (drawn / ENVELOPE_STEP) * ENVELOPE_STEP
  return amount(cut < least ? least : cut)
}

/** One drop of a day: when it begins, in minutes after midnight of the brand's clock. */
export function dropAt(times: readonly string[], minutes: number, minuteOfDay: number): string | undefined {
  return times.find((time) => {
    const begins = minutesOf(time)
    return minuteOfDay >= begins && minuteOfDay < begins + minutes
  })
}

/** `20:30` as minutes after midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
