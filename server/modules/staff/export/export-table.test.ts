import assert from 'node:assert/strict'
import { test } from 'vitest'
import { exportTable } from './export-table.ts'

const columns = [
  { name: 'id', cell: (row: Readonly<Record<string, unknown>>) => row.id },
  { name: 'count', cell: (row: Readonly<Record<string, unknown>>) => row.count },
]
const rows = Array.from({ length: 1_200 }, (_, n) => ({ id: `a${n}`, count: n }))
const lastLine = (csv: string) => csv.trimEnd().split('\r\n').at(-1)

test('a table that was cut says so in its last line, in one cell and its reader’s language', () => {
  assert.equal(lastLine(exportTable(columns, rows)), 'a1199,1199')
  assert.equal(
    lastLine(exportTable(columns, rows, 'EN')),
    '"The list goes on: this file has its first 1,200 rows. Choose a shorter period or a narrower filter to get the rest."',
  )
  assert.match(lastLine(exportTable(columns, rows, 'VI'))!, /chỉ có 1,200 dòng đầu/)
})
