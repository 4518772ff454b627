import { text } from '@senluna/web/client/text.ts'
import { useRef, type KeyboardEvent } from 'react'
import type { RunBoardProps } from '../../engine/run/definition.ts'
import { cellsIn, moveOf } from '../rules/index.ts'
import { boardOf, type Cell } from './cells.ts'
import { Flower, Leaf, Mine } from './pictures.tsx'

const SIDE = 5

const NAMES = {
  closed: 'mines.cell.closed',
  flower: 'mines.cell.flower',
  mine: 'mines.cell.mine',
  blown: 'mines.cell.mine',
  missed: 'mines.cell.flower',
} as const satisfies Record<Cell, string>

/** The pond: a leaf on every cell, under it a flower or a mine. Arrow keys walk over it. */
export function Board({ view, open, asked, gained, onMove }: RunBoardProps) {
  const grid = useRef<HTMLFieldSetElement>(null)
  const board = boardOf(view)
  const last = cellsIn(view.moves).at(-1)
  const walk = (event: KeyboardEvent, cell: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = grid.current?.children[(cell + step + SIDE * SIDE) % (SIDE * SIDE)]
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <div className="mines" data-over={view.over || undefined}>
      <fieldset ref={grid} className="mines-grid" aria-label={text('mines.board')} dir="ltr">
        {board.map((state, cell) => {
          const move = moveOf(cell)
          const isLast = cell === last
          return (
            <button
              key={cell}
              type="button"
              data-state={state}
              data-last={isLast || undefined}
              aria-busy={asked === move}
              aria-label={text(NAMES[state], { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 })}
              aria-disabled={!open || state !== 'closed'}
              onClick={() => open && state === 'closed' && onMove(move)}
              onKeyDown={(event) => walk(event, cell)}
            >
              {state === 'closed' ? (
                <Leaf cell={cell} />
              ) : state === 'mine' || state === 'blown' ? (
                <Mine />
              ) : (
                <Flower />
              )}
              {isLast && state === 'flower' && gained && <span className="mines-gain num">{gained}</span>}
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
