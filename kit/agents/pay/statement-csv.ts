import type { Bar, NewcomerOutcome } from '../affiliates/newcomer.ts'
import type { WrittenNewcomer, WrittenNewcomers } from '../affiliates/written-newcomers.ts'
import { csvRows, csvTable, plainCell } from '../../text/csv.ts'
import { readStatement, type Statement, type StatementLines, type WrittenFigures } from './statement.ts'

/** The columns of the members' figures, in their order. */
export const FIGURE_COLUMNS = [
  'account',
  'product',
  'validBet',
  'stake',
  'payout',
  'rebates',
  'bonuses',
  'wages',
  'paymentFees',
  'counts',
  'memberId',
] as const satisfies readonly (keyof WrittenFigures)[]

/** More figures than this are in no bill. */
const MOST_ROWS = 200_000

const SAYS = 'says.'
const PERIOD = 'period.'
const NEWCOMERS = 'newcomers.'
const NEWCOMER = 'newcomer'

/**
 * A statement as a table: the members' figures under the titles, amounts in the smallest unit,
 * then, after an empty row, a name and a value a row; of an affiliate a row for each new member,
 * under the names of its columns. It has no signature.
 */
export function statementTable(
  { figures, period, terms, says, newcomers, ...parts }: Statement,
  titles: readonly string[],
): string {
  const named = (before: string, values: object) =>
    Object.entries(values).map(([name, value]) => [`${before}${name}`, String(value)])
  return csvTable(titles, [
    ...figures.map((row) => FIGURE_COLUMNS.map((column) => (column === 'counts' ? Number(row.counts) : row[column]))),
    [''],
    ...named('', parts),
    ...named(PERIOD, period),
    ['terms', JSON.stringify(terms)],
    ...named(SAYS, says),
    ...(newcomers ? newcomerRows(newcomers) : []),
  ])
}

const NEWCOMER_COLUMNS = [
  'account',
  'registeredOn',
  'firstDeposit.day',
  'firstDeposit.amount',
  'bets',
  'barred',
  'outcome',
  'metOn',
  'amount',
  'memberId',
]

function newcomerRows({ list, ...days }: WrittenNewcomers): string[][] {
  return [
    ...Object.entries(days).map(([name, value]) => [`${NEWCOMERS}${name}`, String(value)]),
    [`${NEWCOMERS}columns`, ...NEWCOMER_COLUMNS],
    ...list.map((row) => [
      NEWCOMER,
      row.account,
      row.registeredOn,
      row.firstDeposit?.day ?? '',
      row.firstDeposit?.amount ?? '',
      row.bets.map(({ day, validBet }) => `${day} ${validBet}`).join('; '),
      row.barred ?? '',
      row.outcome,
      row.metOn ?? '',
      row.amount,
      row.memberId,
    ]),
  ]
}

/** A statement out of such a table. Throws a plain sentence for a text that is none. */
export function statementOfTable(text: string): Statement {
  const rows = csvRows(text.replace(/^\uFEFF/, ''), MOST_ROWS).map(({ cells }) => cells.map(plainCell))
  const empty = rows.findIndex((cells) => cells.every((cell) => cell === ''))
  if (empty < 1) throw new Error('The table is no statement of a bill.')
  const below = rows.slice(empty + 1)
  const values = new Map(below.map(([name = '', value = '']) => [name, value]))
  const under = (before: string) =>
    Object.fromEntries(
      [...values]
        .filter(([name]) => name.startsWith(before))
        .map(([name, value]) => [name.slice(before.length), value]),
    )
  const plain = Object.fromEntries(
    [...values].filter(([name]) => name !== 'terms' && name !== NEWCOMER && !name.includes('.')),
  )
  const { isLastOfMonth, ...period } = under(PERIOD)
  const { contractFrom, from, until } = under(NEWCOMERS)
  const newcomers =
    contractFrom && from && until
      ? {
          contractFrom,
          from,
          until,
          list: below.flatMap((cells) => (cells[0] === NEWCOMER ? [newcomerOf(cells)] : [])),
        }
      : undefined
  const statement = {
    ...plain,
    form: Number(values.get('form')),
    version: Number(values.get('version')),
    contractVersion: Number(values.get('contractVersion')),
    period: { ...period, isLastOfMonth: isLastOfMonth === 'true' },
    terms: JSON.parse(values.get('terms') ?? 'null') as Statement['terms'],
    figures: rows.slice(1, empty).map(figuresOf),
    ...(newcomers && { newcomers }),
    says: under(SAYS) as Partial<StatementLines>,
  }
  return readStatement(JSON.stringify(statement))
}

function figuresOf(cells: readonly string[]): WrittenFigures {
  const row = Object.fromEntries(FIGURE_COLUMNS.map((column, place) => [column, cells[place] ?? '']))
  return { ...(row as unknown as WrittenFigures), counts: row.counts === '1' }
}

function newcomerOf([, ...cells]: readonly string[]): WrittenNewcomer {
  const [account, registeredOn, day, deposited, bets, barred, outcome, metOn, amount, memberId] = NEWCOMER_COLUMNS.map(
    (_, place) => cells[place] ?? '',
  )
  return {
    memberId: memberId!,
    account: account!,
    registeredOn: registeredOn!,
    firstDeposit: day ? { day, amount: deposited! } : null,
    bets: bets!
      .split('; ')
      .filter((bet) => bet !== '')
      .map((bet) => {
        const [on = '', validBet = ''] = bet.split(' ')
        return { day: on, validBet }
      }),
    barred: (barred || null) as Bar | null,
    outcome: outcome as NewcomerOutcome,
    metOn: metOn || null,
    amount: amount!,
  }
}
