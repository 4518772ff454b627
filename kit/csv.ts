/** What a spreadsheet would work out as a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r\n]/
const NUMBER = /^-?\d+(?:\.\d+)?$/

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value)
}

/**
 * One cell of a table of comma-separated values, quoted where it has to be.
 *
 * What a spreadsheet would take for a formula gets an apostrophe before it: names and texts come from strangers. Numbers
 * stay numbers, also below zero.
 */
export function csvCell(value: unknown): string {
  const plain = textOf(value)
  const harmless = FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A whole table, its names first. It begins with the mark by which spreadsheets know UTF-8. */
export const csvTable = (names: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${[names, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
