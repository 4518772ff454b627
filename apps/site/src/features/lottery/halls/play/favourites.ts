import { chosen, TYPED, type Board, type Face, type Marks, type Row } from '../boards/board.ts'

/** What saved sets hold: numbers, not words. */
const NUMBERS: ReadonlySet<Face> = new Set(['DIGIT', 'BALL', 'DIE', 'CAR', 'MARK'])
/** Rows of sums, spans and places are no numbers that are drawn. */
const OTHERS: ReadonlySet<Row['title']['key']> = new Set(['sums', 'spans', 'places', 'oneBall', 'oneRank'])

const rowsOf = (board: Board): readonly Row[] =>
  board.kind === 'ROWS' ? board.rows.filter(({ face, title }) => NUMBERS.has(face) && !OTHERS.has(title.key)) : []

/** How many digits the saved numbers of a board have; undefined where it takes none. */
export function widthOf(board: Board): number | undefined {
  if (board.kind === 'TYPED') return board.width
  const lengths = rowsOf(board).flatMap(({ values }) => values.map(({ length }) => length))
  return lengths.length > 0 ? Math.max(...lengths) : undefined
}

/** What is chosen on a board, as a set keeps it: each number once, all equally long. */
export function keptOf(board: Board, marks: Marks): readonly string[] {
  const width = widthOf(board) ?? 0
  const picked = board.kind === 'TYPED' ? chosen(marks, TYPED) : rowsOf(board).flatMap(({ id }) => chosen(marks, id))
  return [...new Set(picked.map((number) => number.padStart(width, '0')))]
}

/**
 * The marks with a saved set on the board: in the first row where nothing is chosen yet, else in
 * the first of all. What a row doesn't have is left out.
 */
export function withFavourites(board: Board, marks: Marks, numbers: readonly string[]): Marks {
  if (board.kind === 'TYPED') return { ...marks, [TYPED]: [...new Set([...chosen(marks, TYPED), ...numbers])] }
  const rows = rowsOf(board)
  const row = rows.find(({ id }) => chosen(marks, id).length === 0) ?? rows[0]
  if (!row) return marks
  const wanted = new Set(numbers.map(Number))
  const taken = row.values.filter((value) => wanted.has(Number(value)))
  return { ...marks, [row.id]: row.most === undefined ? taken : taken.slice(0, row.most) }
}
