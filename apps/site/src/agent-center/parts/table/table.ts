import type { Currency } from '@senluna/kit/currency.ts'
import { money } from '@senluna/kit/currency.ts'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** One column of a table. One of `money`, `count` and `words` says what stands in it. */
export interface AgentColumn<Row> {
  key: string
  title: string
  /** An amount as digits. */
  money?: (row: Row) => string
  /** Its sum means nothing, as of balances. */
  noSum?: true
  count?: (row: Row) => number
  /** What stands in a file, and on the page where `cell` says nothing else. */
  words?: (row: Row) => string
  cell?: (row: Row) => ReactNode
  /** What stands below it in small letters where the page is wide; else columns of their own. */
  under?: readonly AgentColumn<Row>[]
}

/** Each column by itself, as a phone and a file have them. */
export const eachOf = <Row>(columns: readonly AgentColumn<Row>[]): readonly AgentColumn<Row>[] =>
  columns.flatMap(({ under = [], ...column }) => [column, ...under])

/** Rows as a table gets them: read, on the way, failed. */
export interface RowsOf<Row> {
  rows: readonly Row[] | undefined
  error: unknown
  retry: () => void
  more?: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The rows of all pages that were read. */
export const rowsOfPages = <Row>(
  query: UseInfiniteQueryResult<InfiniteData<{ list: readonly Row[] }>>,
): RowsOf<Row> => ({
  rows: query.data?.pages.flatMap(({ list }) => list),
  error: query.error,
  retry: () => void query.refetch(),
  more: query,
})

/** The rows of one answer. */
export const rowsOfAnswer = <Answer, Row>(
  query: UseQueryResult<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
): RowsOf<Row> => ({
  rows: query.data === undefined ? undefined : rowsOf(query.data),
  error: query.error,
  retry: () => void query.refetch(),
})

/** What the rows of each column of amounts come to, by the column's key. */
export function sumsOf<Row>(columns: readonly AgentColumn<Row>[], rows: readonly Row[]): Record<string, string> {
  const sums: Record<string, string> = {}
  for (const { key, money: digitsOf, noSum } of eachOf(columns))
    if (digitsOf && !noSum) sums[key] = rows.reduce((sum, row) => sum + BigInt(digitsOf(row)), 0n).toString()
  return sums
}

/** A cell of a file: amounts as plain numbers with the currency's own decimals. */
export function fileCell<Row>(column: AgentColumn<Row>, row: Row, currency: { exponent: number }): string {
  if (column.money) return plainMoney(BigInt(column.money(row)), currency.exponent)
  if (column.count) return String(column.count(row))
  return column.words?.(row) ?? ''
}

const plainMoney = (amount: bigint, scale: Currency['scale']): string =>
  money(amount, { scale, displayDecimals: scale }).replaceAll(',', '')
