import { chosen, numbers, type Board, type Face, type Row, type Title } from './board.ts'

/** The numbers from one to another, as text. */
export const range = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** A row of numbers with all its helpers. */
export const numberRow = (id: string, title: Title, face: Face, values: readonly string[], random = 1): Row => ({
  id,
  title,
  face,
  values,
  random,
  quick: true,
})

/** One list of numbers; a random bet takes `random` of them. */
export const oneList = (
  face: Face,
  values: readonly string[],
  { random = 1, title = 'numbers', most }: { random?: number; title?: Title['key']; most?: number } = {},
): Board => ({
  kind: 'ROWS',
  rows: [{ ...numberRow('numbers', { key: title }, face, values, random), ...(most === undefined ? {} : { most }) }],
  selectionOf: (marks) => numbers(marks, 'numbers'),
})

/** One list of words. */
export const wordList = (values: readonly string[], face: Face = 'WORD'): Board => ({
  kind: 'ROWS',
  rows: [{ id: 'pick', title: { key: 'pick' }, face, values, random: 1 }],
  selectionOf: (marks) => values.filter((value) => chosen(marks, 'pick').includes(value)),
})

/** A list of numbers for each place. */
export const byPlace = (
  face: Face,
  titles: readonly Title[],
  values: readonly string[],
  more: { some?: number; apart?: true } = {},
): Board => ({
  kind: 'ROWS',
  rows: titles.map((title, index) => numberRow(String(index), title, face, values)),
  selectionOf: (marks) => titles.map((_, index) => numbers(marks, String(index))),
  ...more,
})

/** Two lists under two names. */
export const twoLists = (
  face: Face,
  [first, second]: readonly [Title['key'], Title['key']],
  values: readonly string[],
  [firstCount, secondCount]: readonly [number, number],
): Board => ({
  kind: 'ROWS',
  rows: [
    numberRow(first, { key: first }, face, values, firstCount),
    numberRow(second, { key: second }, face, values, secondCount),
  ],
  apart: true,
  selectionOf: (marks) => ({ [first]: numbers(marks, first), [second]: numbers(marks, second) }),
})

/** One place, and words said of it. */
export const ofOneRank = (title: 'oneBall' | 'oneRank', ranks: number, words: readonly string[]): Board => ({
  kind: 'ROWS',
  rows: [
    { id: 'rank', title: { key: title }, face: 'DIGIT', values: range(1, ranks), random: 1, most: 1 },
    { id: 'pick', title: { key: 'pick' }, face: 'WORD', values: words, random: 1 },
  ],
  selectionOf: (marks) => ({
    rank: numbers(marks, 'rank')[0] ?? null,
    pick: words.filter((word) => chosen(marks, 'pick').includes(word)),
  }),
})
