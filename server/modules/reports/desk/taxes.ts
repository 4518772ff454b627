import type { TaxRow, taxReport } from '@senluna/contract/desk/taxes.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Currency } from '@senluna/kit/currency.ts'
import { isDue, taxOf, type TaxLine } from '@senluna/kit/tax/tax.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { monthsOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { inLanguage } from '../../../platform/words/in-language.ts'
import { playedByMonth, type MonthSum } from '../../facts/index.ts'

type Money = TaxRow['currency']

/**
 * What each tax line of a brand's jurisdiction comes to in each month of a year that has begun, by
 * currency, and in total. Refuses VAL_FIELD for a year that is to come.
 */
export async function taxRows(
  db: Db,
  { brand, query, now, language }: Pick<Call<typeof taxReport>, 'brand' | 'query' | 'now' | 'language'>,
): Promise<{ list: TaxRow[] }> {
  const today = businessDate(now, brand.timeZone)
  const current = today.slice(0, 7)
  const year = query.year ?? today.slice(0, 4)
  if (year > today.slice(0, 4)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'year' }] })
  const { months } = monthsOf({ from: `${year}-01` }, brand.timeZone, now)
  const lastDay = `${year}-12-31`
  const days = { from: `${year}-01-01`, to: lastDay < today ? lastDay : today }
  const sums = await playedByMonth(db, { merchantCode: brand.merchantCode, ...days })
  const list = currenciesOf(brand.currency, sums).flatMap((currency) => {
    const own = sums.filter((sum) => sum.currency === currency.code)
    const due = (month: string) => brand.profile.taxes.filter((line) => isDue(line, month))
    return months.flatMap((month) =>
      due(month).map((line) => rowOf(line, month, { currency, language }, own, month === current)),
    )
  })
  return { list: [...list, ...totalsOf(list)] }
}

/** The brand's currency, also where nobody played, and the others that were played in. */
function currenciesOf({ code, scale, displayDecimals }: Currency, sums: readonly MonthSum[]): Money[] {
  const own = { code, exponent: scale, displayDecimals }
  const played = sums.map((sum) => ({
    code: sum.currency,
    exponent: sum.scale,
    displayDecimals: sum.displayDecimals,
  }))
  return [...new Map([own, ...played].map((currency) => [currency.code, currency])).values()]
}

function rowOf(
  line: TaxLine,
  month: string,
  { currency, language }: { currency: Money; language: string },
  sums: readonly MonthSum[],
  unfinished: boolean,
): TaxRow {
  const play = sums
    .filter((sum) => sum.month === month)
    .map(({ product, stake, payout }) => ({ product, stake: BigInt(stake), payout: BigInt(payout) }))
  const { base, due } = taxOf(line, play)
  return {
    month,
    line: line.code,
    name: inLanguage(line.names ?? {}, language) ?? line.code,
    base: line.base,
    rate: line.rate,
    currency,
    taxed: base.toString(),
    due: due.toString(),
    unfinished,
  }
}

/** The year of each line, base and currency. What is due is the sum of its months, each cut. */
function totalsOf(rows: readonly TaxRow[]): TaxRow[] {
  const lines = Map.groupBy(rows, ({ line, base, currency }) => `${line} ${base} ${currency.code}`)
  return [...lines.values()].map((months) => ({
    line: months[0]!.line,
    name: months[0]!.name,
    base: months[0]!.base,
    currency: months[0]!.currency,
    taxed: sumOf(months.map(({ taxed }) => taxed)),
    due: sumOf(months.map(({ due }) => due)),
    unfinished: months.some(({ unfinished }) => unfinished),
  }))
}

const sumOf = (digits: readonly string[]): string => digits.reduce((sum, text) => sum + BigInt(text), 0n).toString()
