import { bracketed, endOf, partsOf, resultsOfCases, trimmed, type Piece } from './sql-text.ts'

/** Functions that answer one of their arguments, or an array of the first. */
const PASSING = /^(?:array\[|(array_fill|array_agg|coalesce|least|greatest)\s*\()/i

/**
 * The bare numbers that an expression may come to: the number itself, results of its `case`, what
 * it appends to an array or fills one with, numbers of a text of JSON. None of a sum or a call.
 */
export function numbersIn(expression: Piece): Piece[] {
  const piece = bare(expression)
  const { text, at } = piece
  if (/^-?\d+$/.test(text)) return [piece]
  if (/^'.*'$/s.test(text)) return [...text.matchAll(/\b\d+\b/g)].map((hit) => ({ text: hit[0], at: at + hit.index }))
  const operands = partsOf(piece, /\|\|/)
  if (operands.length > 1) return operands.flatMap(numbersIn)
  const passing = PASSING.exec(text)
  if (passing) {
    const parts = partsOf(bracketed(text, passing[0].length))
    const passed = /^array_/i.test(passing[1] ?? '') ? parts.slice(0, 1) : parts
    return passed.flatMap((part) => numbersIn(moved(part, at)))
  }
  if (/^select\b/i.test(text)) return selected(text, 'select'.length).flatMap((part) => numbersIn(moved(part, at)))
  return resultsOfCases(piece).flatMap(numbersIn)
}

/** What a `select` lists. `at` is the place behind the word. */
export function selected(text: string, at: number): Piece[] {
  const end = endOf(text, at, /;|\b(?:from|where|into|returning|union|on conflict)\b/)
  return partsOf({ text: text.slice(at, end), at })
}

/** The rows of `values`: brackets, with commas between. `at` is the place behind the word. */
export function rowsOf(text: string, at: number): Piece[][] {
  const rows: Piece[][] = []
  let place = at
  for (let next = /^\s*\(/.exec(text.slice(place)); next; next = /^\s*,\s*\(/.exec(text.slice(place))) {
    const row = bracketed(text, place + next[0].length)
    rows.push(partsOf(row))
    place = row.at + row.text.length + 1
  }
  return rows
}

const moved = (piece: Piece, by: number): Piece => ({ ...piece, at: piece.at + by })

/** An expression without its casts, an aggregate's order and the brackets around it. */
function bare(expression: Piece): Piece {
  const piece = trimmed(expression)
  const text = piece.text.replace(/(?:::\w+(?:\[\])?|\s+order by [^)]*)$/, '')
  if (text !== piece.text) return bare({ text, at: piece.at })
  const inner = text.startsWith('(') ? bracketed(text, 1) : undefined
  return inner?.text.length === text.length - 2 ? bare(moved(inner, piece.at)) : piece
}
