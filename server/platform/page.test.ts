import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

const ROWS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const idOf = ({ id }: { id: string }) => id

test('one row too many means that there is a next page, after the last row shown', () => {
  expect(pageOf(ROWS, 2, idOf)).toEqual({ list: [{ id: 'a' }, { id: 'b' }], next: 'b' })
})

test('a page that is just full has no next one', () => {
  expect(pageOf(ROWS, 3, idOf)).toEqual({ list: ROWS })
})

test('a page without rows is empty', () => {
  expect(pageOf([], 3, idOf)).toEqual({ list: [] })
})

test('rows are shown by themselves, the key is made from the row', () => {
  expect(pageOf(ROWS, 1, idOf, ({ id }) => id.toUpperCase())).toEqual({ list: ['A'], next: 'a' })
})
