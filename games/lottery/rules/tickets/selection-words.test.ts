import assert from 'node:assert/strict'
import { test } from 'vitest'
import { drawNumberWords, selectionWords } from './selection-words.ts'

const names = {
  pick: (pick: string) => ({ BIG: 'Tài', TIE: 'Hòa' })[pick] ?? pick,
  part: (name: string) => ({ banker: 'Số chốt', others: 'Số kèm' })[name] ?? name,
}

for (const [selection, words] of [
  ['BIG', 'Tài'],
  [['BIG', 'TIE'], 'Tài, Hòa'],
  [['07', 14], '07, 14'],
  [[['1', '2'], [], ['BIG']], '1, 2 | – | Tài'],
  [{ banker: [1], others: [2, 3] }, 'Số chốt: 1 · Số kèm: 2, 3'],
  [null, ''],
] as const) {
  test(`${JSON.stringify(selection)} is read as "${words}"`, () => {
    assert.equal(selectionWords(selection, names), words)
  })
}

const day = (year: number, month: number, date: number) => `${date}/${month}/${year}`

for (const [drawNumber, words] of [
  ['202611230653', '23/11/2026 #0653'],
  ['20261123', '23/11/2026'],
  ['01234', '01234'],
] as const) {
  test(`the draw ${drawNumber} is read as "${words}"`, () => {
    assert.equal(drawNumberWords(drawNumber, day), words)
  })
}
