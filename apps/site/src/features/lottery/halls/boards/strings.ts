import { chosen, type Board } from './board.ts'
import { numberRow, range } from './rows.ts'

/** Numbers of one or two digits, their zeros kept: a grid of all of them. */
const grid = (width: 1 | 2): Board => ({
  kind: 'ROWS',
  rows: [
    numberRow(
      'numbers',
      { key: 'numbers' },
      'DIGIT',
      range(0, 10 ** width - 1).map((number) => number.padStart(width, '0')),
    ),
  ],
  selectionOf: (marks) => chosen(marks, 'numbers').toSorted(),
})

const typed = (width: number, anyOrder?: true): Board => ({ kind: 'TYPED', width, ...(anyOrder ? { anyOrder } : {}) })

/** The boards of South East Asia's lotteries: numbers of one to four digits. */
export const STRING_BOARDS: Readonly<Record<string, Board>> = {
  TH_3TOP: typed(3),
  TH_3TOD: typed(3, true),
  TH_2TOP: grid(2),
  TH_2BOT: grid(2),
  TH_RUN_TOP: grid(1),
  TH_RUN_BOT: grid(1),
  TH_3FRONT: typed(3),
  TH_3BACK: typed(3),
  MY4D_BIG: typed(4),
  MY4D_SMALL: typed(4),
  SG4D_BIG: typed(4),
  SG4D_SMALL: typed(4),
  MY4D_IBOX_BIG: typed(4, true),
  MY4D_IBOX_SMALL: typed(4, true),
}

/**
 * Reads what was written on a board: whole numbers of its width between spaces and signs, each
 * once, and what is none.
 */
export function readTyped(
  written: string,
  { width, anyOrder }: { width: number; anyOrder?: true },
): { numbers: readonly string[]; wrong: readonly string[] } {
  const words = written.split(/[^0-9]+/).filter(Boolean)
  const seen = new Set<string>()
  const numbers: string[] = []
  for (const word of words) {
    const name = anyOrder ? [...word].toSorted().join('') : word
    if (word.length !== width || seen.has(name)) continue
    seen.add(name)
    numbers.push(word)
  }
  return { numbers, wrong: words.filter((word) => word.length !== width) }
}
