import { amount, shareOf, type Amount, type Rate } from '../money.ts'
import type { Product } from '../product.ts'

/** What a tax on play is a share of: stakes less payouts of settled bets, or their stakes. */
export const TAX_BASES = ['GGR', 'STAKE'] as const
export type TaxBase = (typeof TAX_BASES)[number]

/** A calendar month, yyyy-MM, by the brand's clock. */
type Month = string

/**
 * One tax of a jurisdiction: a share of one base over some products, due for each calendar month.
 * Where a rate changes, the old line ends and a new one of the same code begins, so that the
 * months before keep what was due for them.
 */
export interface TaxLine {
  code: string
  /** What it is called, by language; nowhere: by its code. */
  names?: Readonly<Record<string, string>>
  base: TaxBase
  products: readonly Product[]
  rate: Rate
  /** The first month it is due for, and the last. Absent: it always was, it goes on. */
  since?: Month
  until?: Month
}

/** What settled bets of one product came to in one month and currency, in its smallest unit. */
export interface MonthPlay {
  product: string
  stake: bigint
  payout: bigint
}

/** Whether a tax is due for a month. */
export const isDue = ({ since = '', until }: TaxLine, month: Month): boolean =>
  since <= month && (until === undefined || month <= until)

/**
 * What a line comes to for one month, in one currency: the base over all its products, and its
 * share of it, cut once. A month whose base is below zero pays nothing, and no other month pays
 * less for it.
 */
export function taxOf(
  { base, products, rate }: Pick<TaxLine, 'base' | 'products' | 'rate'>,
  play: readonly MonthPlay[],
): { base: Amount; due: Amount } {
  const taxed = new Set<string>(products)
  const sum = play
    .filter(({ product }) => taxed.has(product))
    .reduce((total, { stake, payout }) => total + stake - (base === 'GGR' ? payout : 0n), 0n)
  return { base: amount(sum), due: shareOf(amount(sum > 0n ? sum : 0n), rate) }
}

/**
 * What is wrong with a profile's taxes: a rate beyond the whole, a line of no product or of one
 * twice, months in the wrong order, two lines of a code that are due for the same month.
 */
export function taxProblems(lines: readonly TaxLine[]): string[] {
  const alone = lines.flatMap((line) => [
    ...(line.rate < 0 || line.rate > WHOLE ? [`${line.code}: rate`] : []),
    ...(line.products.length === 0 || new Set(line.products).size < line.products.length
      ? [`${line.code}: products`]
      : []),
    ...((line.since ?? '') > lastOf(line) ? [`${line.code}: months`] : []),
  ])
  const together = lines.flatMap((line, at) =>
    lines
      .slice(at + 1)
      .filter((other) => other.code === line.code && overlap(line, other))
      .map(({ code }) => `${code}: twice`),
  )
  return [...alone, ...together]
}

const WHOLE = 1_000_000
/** Later than any month. */
const NEVER = '9999-12'
const lastOf = ({ until }: TaxLine): Month => until ?? NEVER
const overlap = (line: TaxLine, other: TaxLine): boolean =>
  (line.since ?? '') <= lastOf(other) && (other.since ?? '') <= lastOf(line)
