import { bracketed, endOf, partsOf, type Piece } from './sql-text.ts'

/** A function of the database, as its file has it. */
export interface Routine {
  name: string
  /** From `create` to the next function of the file. */
  code: Piece
  /** The names of its arguments, in order. */
  takes: readonly string[]
  /** The columns of the rows that it answers. */
  columns: readonly string[]
  answersSmallint: boolean
}

/** The functions that a file creates. `code` is without comments. */
export function routinesIn(code: string): Routine[] {
  const begins = [...code.matchAll(/^create or replace (?:function|procedure) ([a-z_]+\.[a-z_0-9]+)\s*\(/gm)]
  return begins.map((begin, index) => {
    const own = { text: code.slice(begin.index, begins[index + 1]?.index), at: begin.index }
    const takes = bracketed(own.text, begin[0].length)
    const behind = takes.at + takes.text.length + 1
    const head = own.text.slice(behind, endOf(own.text, behind, /\$\$/))
    const table = /\breturns table \(/.exec(head)
    return {
      name: begin[1] ?? '',
      code: own,
      takes: namesOf(takes),
      columns: table ? namesOf(bracketed(head, table.index + table[0].length)) : [],
      answersSmallint: /\breturns smallint\b(?!\[)/.test(head),
    }
  })
}

const namesOf = (list: Piece): string[] =>
  partsOf(list).map(({ text }) => text.replace(/^(?:in|out|inout) /, '').split(/\s/)[0] ?? '')
