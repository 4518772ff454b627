import { SelectionRefused } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { findBetType, GAMES } from '@senluna/games/lottery/rules/index.ts'
import { describe, expect, it } from 'vitest'
import { QUICK, quickOf, randomOf, selectionOf, toggled, type Board, type Marks } from './board.ts'
import { readTyped } from './strings.ts'
import { boardOf } from './table.ts'

/** A sequence that looks random and is the same in every run. */
function sequence(): (n: number) => number {
  let state = 12_345
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % n
  }
}

const boardFor = (code: string): Board => {
  const board = boardOf(code)
  if (!board) throw new RangeError(`${code} has no board`)
  return board
}

/** Every bet type of every game; those of games with the same draw once. */
const CASES = [
  ...new Map(
    [...GAMES.values()]
      .filter(({ product }) => product !== 'VNLOTT')
      .flatMap((game) => Object.keys(game.prices).map((code) => [`${game.profile} ${code}`, { game, code }] as const)),
  ).values(),
]

describe('every bet type of every game of the halls', () => {
  it('has a board whose random bets its rules accept as they stand', () => {
    expect(CASES.length).toBeGreaterThan(140)
    const below = sequence()
    for (const { game, code } of CASES) {
      const type = findBetType(game, code)
      const board = boardFor(code)
      for (let turn = 0; turn < 25; turn++) {
        const picked = type?.pick(selectionOf(board, randomOf(board, below)))
        expect(picked?.lines, `${game.code} ${code}`).toBeGreaterThan(0)
        // A sum or a span buys every line that comes to it.
        if (!/S(?:UM|PAN)$/.test(code)) expect(picked?.lines, `a random bet of ${code}`).toBeLessThanOrEqual(6)
      }
    }
  })

  it('takes everything its rows offer, and no more lines than a ticket has', () => {
    for (const { game, code } of CASES) {
      const board = boardFor(code)
      if (board.kind !== 'ROWS') continue
      const whole: Marks = Object.fromEntries(
        board.rows.map(({ id, values, most }) => [id, most === undefined ? values : values.slice(0, most)]),
      )
      const refusal = refusalOf(() => findBetType(game, code)?.pick(selectionOf(board, whole)))
      expect([undefined, 'LOT_E_LINES'], code).toContain(refusal)
      // Each thing of a row is one its rules know: a number too high or a word misspelt would be
      // refused.
      for (const row of board.rows)
        for (const value of row.values) {
          const marks = randomOf({ ...board, some: undefined }, sequence())
          const others = (marks[row.id] ?? []).filter((mark) => mark !== value)
          const chosen = row.most === undefined ? others : others.slice(0, row.most - 1)
          const more = { ...marks, [row.id]: [...chosen, value] }
          const refusal = refusalOf(() => findBetType(game, code)?.pick(selectionOf(board, more)))
          expect(refusal, `${code} ${row.id} ${value}`).toBeUndefined()
        }
    }
  })

  it('refuses an empty board', () => {
    for (const { game, code } of CASES) {
      const board = boardFor(code)
      if (board.kind === 'ALONE') continue
      expect(
        refusalOf(() => findBetType(game, code)?.pick(selectionOf(board, {}))),
        code,
      ).toBeDefined()
    }
  })
})

describe('a row', () => {
  const [row] = boardFor('SSC_A5_DIRECT').kind === 'ROWS' ? rowsOf('SSC_A5_DIRECT') : []

  it('chooses halves and sides at one press', () => {
    if (!row) throw new RangeError('no row')
    expect(QUICK.map((quick) => quickOf(row, quick).join(''))).toEqual([
      '0123456789',
      '56789',
      '01234',
      '13579',
      '02468',
      '',
    ])
  })

  it('lets the newest take the place of the first where only so many go', () => {
    const [pair] = rowsOf('SSC_LH')
    if (!pair) throw new RangeError('no row')
    const marks = ['1', '3', '5'].reduce<Marks>((now, value) => toggled(pair, now, value), {})
    expect(marks.pair).toEqual(['3', '5'])
    expect(toggled(pair, marks, '5').pair).toEqual(['3'])
  })
})

describe('written numbers', () => {
  it('are read between any signs, each once, and what is none is said', () => {
    expect(readTyped('012, 345;012 7 6789', { width: 3 })).toEqual({ numbers: ['012', '345'], wrong: ['7', '6789'] })
    expect(readTyped('012 210 345', { width: 3, anyOrder: true }).numbers).toEqual(['012', '345'])
  })
})

function rowsOf(code: string) {
  const board = boardFor(code)
  return board.kind === 'ROWS' ? board.rows : []
}

function refusalOf(pick: () => unknown): string | undefined {
  try {
    pick()
    return undefined
  } catch (error) {
    if (error instanceof SelectionRefused) return error.code
    throw error
  }
}
