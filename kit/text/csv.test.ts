import assert from 'node:assert/strict'
import { test } from 'vitest'
import { CsvError, csvCell, csvRows, csvTable, plainCell } from './csv.ts'

for (const [value, cell, why] of [
  ['plain', 'plain', 'a text stays as it is'],
  ['a,b', '"a,b"', 'a comma is quoted'],
  ['say "no"', '"say ""no"""', 'a quote is doubled'],
  ['two\nlines', '"two\nlines"', 'a line break is quoted'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"', 'a formula is none any more'],
  ['+84901234567', "'+84901234567", 'a number with a plus is a text'],
  ['-1+2', "'-1+2", 'a sum is a text'],
  ['@name', "'@name", 'an at sign is a text'],
  ['\tx', "'\tx", 'a tab before a formula'],
  ['＝1+1', "'＝1+1", 'a full-width formula'],
  ['＋84', "'＋84", 'a full-width plus'],
  ['－1+2', "'－1+2", 'a full-width minus'],
  ['＠name', "'＠name", 'a full-width at sign'],
  [' =1+1', "' =1+1", 'a space before a formula'],
  ['\u00a0\u3000+1+1', "'\u00a0\u3000+1+1", 'spaces of other kinds'],
  [' a = b', ' a = b', 'a space before a text'],
  ['-500', '-500', 'a number below zero stays a number'],
  ['-500.25', '-500.25', 'also with a fraction'],
  [12n, '12', 'an amount'],
  [undefined, '', 'nothing is empty'],
  [null, '', 'nothing is empty'],
  [{ a: 1 }, '"{""a"":1}"', 'what has parts is written out'],
] as const)
  test(`a cell: ${why} (${cell})`, () => assert.equal(csvCell(value), cell))

test('a table has its names first, a mark of UTF-8 before them, and a line break after each row', () => {
  assert.equal(
    csvTable(
      ['a', 'b'],
      [
        [1, 'x'],
        ['=1', null],
      ],
    ),
    "\uFEFFa,b\r\n1,x\r\n'=1,\r\n",
  )
})

test('a table that was written is read back as it was, whatever separates it, each row with its line', () => {
  const rows = [
    ['a', 'x,y "z"'],
    ['=1', 'two\nlines'],
    ["'quoted'", '-5'],
  ]
  const read = csvRows(csvTable(['k', 'v'], rows).slice(1), 10)
  assert.deepEqual(
    read.slice(1).map(({ cells }) => cells.map(plainCell)),
    rows,
  )
  assert.deepEqual(
    read.map(({ line }) => line),
    [1, 2, 3, 5],
  )
  assert.deepEqual(csvRows('a;b\n1;2', 10)[1]?.cells, ['1', '2'])
})

test('a quote that never ends and more rows than are read are told with their line', () => {
  const problemOf = (text: string, most: number) => {
    try {
      return csvRows(text, most)
    } catch (error) {
      return error instanceof CsvError ? [error.what, error.line] : error
    }
  }
  assert.deepEqual(problemOf('a,b\n1,"2\n3', 10), ['quote', 2])
  assert.deepEqual(problemOf('a\nb\nc\n', 2), ['long', 3])
})

/** The same sign by sign, as the rule says it. */
function signBySign(text: string): string[][] {
  const rows: string[][] = []
  let [cells, cell, quoted]: [string[], string, boolean] = [[], '', false]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]!
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === ',') [cells, cell] = [[...cells, cell], '']
    else if (sign === '\n') [rows[rows.length], cells, cell] = [[...cells, cell], [], '']
    else if (sign !== '\r') cell += sign
  }
  return cell !== '' || cells.length > 0 ? [...rows, [...cells, cell]] : rows
}

test('long tables are read in runs as they would be sign by sign', () => {
  const signs = ['a', 'bc', '"', '""', ',', ';', '\t', '\n', '\r\n', ' ', 'ơ']
  let seed = 7
  for (let turn = 0; turn < 500; turn++) {
    let text = `${','.repeat(60)}\n`
    for (let length = 0; length < 30; length++) text += signs[(seed = (seed * 16_807) % 2_147_483_647) % signs.length]!
    let rows: string[][]
    try {
      rows = csvRows(text, 1_000).map(({ cells }) => cells)
    } catch {
      continue
    }
    assert.deepEqual(rows, signBySign(text), JSON.stringify(text))
  }
})
