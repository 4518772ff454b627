import type { AccountStatement } from '@senluna/contract/money/reports.ts'
import { money } from '@senluna/kit/currency.ts'
import { csvTable } from '@senluna/kit/text/csv.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText, signedText } from '@senluna/web/ui/money/format.ts'

type Figures = AccountStatement['total']
export type Figure = keyof Figures

/** What a statement says of a month, in the order it is added up. */
const FIGURES = [
  'opening',
  'deposit',
  'withdraw',
  'fee',
  'stake',
  'payout',
  'refund',
  'bonus',
  'transfer',
  'adjust',
  'closing',
  'result',
] as const satisfies readonly Figure[]

/** What stands in every statement; the others where there was any. */
const ALWAYS: ReadonlySet<Figure> = new Set(['opening', 'deposit', 'withdraw', 'stake', 'payout', 'closing', 'result'])

const NAMES = {
  opening: 'statement.opening',
  deposit: 'transGroup.DEPOSIT',
  withdraw: 'transGroup.WITHDRAW',
  fee: 'statement.fee',
  stake: 'statement.stake',
  payout: 'transGroup.PAYOUT',
  refund: 'transGroup.REFUND',
  bonus: 'profit.activity',
  transfer: 'transGroup.TRANSFER',
  adjust: 'transGroup.ADJUST',
  closing: 'statement.closing',
  result: 'statement.result',
} as const satisfies Record<Figure, string>

export const figureName = (figure: Figure): string => text(NAMES[figure])

/** The figures to show of some months: those that are always there, and those that any has. */
export const figuresOf = (months: readonly Figures[]): readonly Figure[] =>
  FIGURES.filter((figure) => ALWAYS.has(figure) || months.some((month) => month[figure] !== '0'))

/** Some figures together. */
export const sumOf = (values: Figures, figures: readonly Figure[]): string =>
  figures.reduce((sum, figure) => sum + BigInt(values[figure]), 0n).toString()

/** A balance as it is; anything else with its sign. */
export const figureText = (figure: Figure, digits: string, currency: Parameters<typeof moneyText>[1]): string =>
  figure === 'opening' || figure === 'closing' ? moneyText(digits, currency) : signedText(digits, currency)

/** Whether a month had no movement. */
export const isStill = (figures: Figures): boolean =>
  FIGURES.every((figure) => figure === 'opening' || figure === 'closing' || figures[figure] === '0')

/**
 * A statement as a table for spreadsheets: a row a month, then the total; amounts are plain
 * numbers.
 */
export function csvOf({ account, currency, months, total }: AccountStatement, exponent: number): string {
  const plain = (digits: string) =>
    money(BigInt(digits), { scale: exponent, displayDecimals: exponent }).replaceAll(',', '')
  const row = (month: string, figures: Figures) => [
    account.no,
    currency,
    month,
    ...FIGURES.map((figure) => plain(figures[figure])),
  ]
  return csvTable(
    [text('statement.account'), text('statement.currency'), text('statement.month'), ...FIGURES.map(figureName)],
    [...months.map((month) => row(month.month, month)), row(text('statement.total'), total)],
  )
}
