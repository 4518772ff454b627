import type { CohortRow, MoneyRow, PlayRow } from '@senluna/contract/desk/reports.ts'
import { money } from '@senluna/kit/currency.ts'
import { dates, numbers } from '@senluna/kit/text/formatters.ts'
import { deskAll as en } from '@senluna/text/en/desk/all.ts'
import { deskAll as vi } from '@senluna/text/vi/desk/all.ts'

type Key = keyof typeof vi

/** A message of the desk in one of its languages, English where it is not written in a reader's. */
export type Say = (key: Key, values?: Readonly<Record<string, string>>) => string

/** The words of a mail. Its messages hold plain places alone: `{period}`. */
export const wordsIn = (language: string): Say => {
  const words: Readonly<Record<Key, string>> = language === 'VI' ? vi : en
  return (key, values = {}) => words[key].replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

interface Line {
  label: Key
  value: string
}

const count = (value: number): string => numbers('en').format(value)
const dayWords = (day: string): string =>
  dates('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))

/** A day, or the first and last of several. */
export const periodWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`

const moneyOf =
  ({ code, exponent: scale, displayDecimals }: PlayRow['currency']) =>
  (digits: string): string =>
    `${money(BigInt(digits), { scale, displayDecimals })} ${code}`

const block = (head: string, lines: readonly Line[], say: Say): string =>
  [...(head ? [head] : []), ...lines.map(({ label, value }) => `${say(label)}: ${value}`)].join('\n')

/** The totals of play: a block for each currency. */
export const playTotals = (rows: readonly PlayRow[], say: Say): string[] =>
  rows
    .filter(({ total }) => total)
    .map((row) => {
      const shown = moneyOf(row.currency)
      const lines: Line[] = [
        { label: 'desk.reports.players', value: count(row.players) },
        { label: 'desk.reports.bets', value: count(row.bets) },
        { label: 'desk.reports.stake', value: shown(row.stake) },
        { label: 'desk.reports.payout', value: shown(row.payout) },
        { label: 'desk.reports.ggr', value: shown(row.ggr) },
        ...(row.ngr === undefined ? [] : [{ label: 'desk.reports.ngr' as const, value: shown(row.ngr) }]),
      ]
      return block('', lines, say)
    })

/** The totals of orders: a block for each direction and currency. */
export const moneyTotals = (rows: readonly MoneyRow[], say: Say): string[] =>
  rows
    .filter(({ total }) => total)
    .map((row) => {
      const shown = moneyOf(row.currency)
      const lines: Line[] = [
        { label: 'desk.reports.asked', value: count(row.asked) },
        { label: 'desk.reports.done', value: count(row.done) },
        { label: 'desk.reports.failed', value: count(row.failed) },
        { label: 'desk.reports.amount', value: shown(row.amount) },
        { label: 'desk.reports.fee', value: shown(row.fee) },
      ]
      return block(say(`desk.reports.direction.${row.direction}`), lines, say)
    })

const STEPS = ['visits', 'registered', 'played', 'firstDeposit', 'secondDeposit'] as const

/** How far everybody of the last weeks came. */
export const cohortTotals = (rows: readonly CohortRow[], say: Say): string[] =>
  rows.length === 0
    ? []
    : [
        block(
          '',
          STEPS.map((step) => ({
            label: `desk.reports.${step}` as const,
            value: count(rows.reduce((sum, row) => sum + row[step], 0)),
          })),
          say,
        ),
      ]
