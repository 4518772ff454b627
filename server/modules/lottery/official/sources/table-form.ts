import type { SourceForm } from '../source-forms.ts'
import { numbersIn, type ReadAnswer } from './read-answer.ts'

type TableForm = Extract<SourceForm, { form: 'TABLE' }>

/**
 * Reads the rows of a page's tables, or of CSV; undefined where nothing in it names the draw. With
 * a column only the cells under that heading count. A prize whose row stands twice has none: which
 * of the two is the draw's isn't known.
 */
export function readTable(
  { rows }: TableForm,
  payload: string,
  words: string,
  column: string | undefined,
): ReadAnswer | undefined {
  const isPage = /<t[rhd]\b/i.test(payload)
  if (!hasWords(isPage ? wordsOf(payload) : payload, words)) return undefined
  const table = isPage ? cellsOfPage(payload) : cellsOfCsv(payload)
  const prizes = new Map(Object.entries(rows).map(([label, prize]) => [folded(label), prize]))
  const found = new Map<string, string[][]>()
  let place: number | undefined
  for (const [label = '', ...cells] of table) {
    // The last heading above a row is the one it stands under.
    if (column !== undefined && cells.some((cell) => folded(cell) === folded(column)))
      place = cells.findIndex((cell) => folded(cell) === folded(column))
    const prize = prizes.get(folded(label))
    if (prize === undefined) continue
    const counted = column === undefined ? cells : place === undefined ? [] : cells.slice(place, place + 1)
    found.set(prize, [...(found.get(prize) ?? []), counted])
  }
  return {
    numbers: (prize) => {
      const [own = [], ...others] = found.get(prize) ?? []
      return others.length > 0 ? [] : own.flatMap(numbersIn)
    },
  }
}

const folded = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The words stand there on their own: `1-2-2026` is not in `11-2-2026`. */
function hasWords(text: string, words: string): boolean {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![0-9])${escaped}(?![0-9])`).test(text)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** A piece of a page as it is read: each character's own sign. */
const signs = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,8}));/gi,
    (whole, dec?: string, hex?: string, name?: string) =>
      name
        ? (ENTITIES[name.toLowerCase()] ?? whole)
        : String.fromCodePoint(dec ? Number(dec) : Number.parseInt(hex ?? '20', 16)),
  )

/**
 * What is read of a page, tag by tag, once through: comments, scripts and styles are no part of it.
 */
function* piecesOf(page: string): Generator<{ text: string; tag: string }> {
  const lower = page.toLowerCase()
  let place = 0
  while (place < page.length) {
    const open = page.indexOf('<', place)
    const text = page.slice(place, open < 0 ? page.length : open)
    if (open < 0) return yield { text, tag: '' }
    const isComment = page.startsWith('<!--', open)
    const close = isComment ? page.indexOf('-->', open) : page.indexOf('>', open)
    const tag = isComment ? '' : (/^\/?[a-z]+/i.exec(page.slice(open + 1, open + 12))?.[0] ?? '').toLowerCase()
    yield { text, tag }
    if (close < 0) return undefined
    place = close + (isComment ? 3 : 1)
    if (tag === 'script' || tag === 'style') {
      const end = lower.indexOf(`</${tag}`, place)
      if (end < 0) return undefined
      place = end
    }
  }
}

/** A page's words, with a space where a tag stood. */
const wordsOf = (page: string): string => signs([...piecesOf(page)].map(({ text }) => text).join(' '))

/** The rows of a page's tables. */
function cellsOfPage(page: string): string[][] {
  const rows: string[][] = []
  let cell: string | undefined
  const endCell = () => {
    if (cell !== undefined) rows.at(-1)?.push(signs(cell))
    cell = undefined
  }
  for (const { text, tag } of piecesOf(page)) {
    if (cell !== undefined) cell += `${text} `
    if (/^\/?(?:t[rdh]|table)$/.test(tag)) endCell()
    if (tag === 'tr') rows.push([])
    if (tag === 'td' || tag === 'th') cell = ''
  }
  endCell()
  return rows
}

/**
 * Lines of cells: the separator is the one the first line has most of. A cell in quotes may have it
 * inside.
 */
function cellsOfCsv(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const counts = [';', '\t', ','].map((sign) => [sign, (lines[0] ?? '').split(sign).length] as const)
  const [separator] = counts.reduce((most, count) => (count[1] > most[1] ? count : most))
  return lines.map((line) => {
    const cells = ['']
    let isQuoted = false
    for (const sign of line) {
      if (sign === '"') isQuoted = !isQuoted
      else if (sign === separator && !isQuoted) cells.push('')
      else cells[cells.length - 1] += sign
    }
    return cells
  })
}
