import { text } from '@senluna/web/client/text.ts'
import { runClient } from '../../engine/run/client.tsx'
import type { RunDefinition } from '../../engine/run/definition.ts'
import { CONFIGURATION, mines } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { anyCell, minesOf, prospectOf, rungsOf, withMines } from './cells.ts'
import { Opening } from './Opening.tsx'
import { Rules } from './Rules.tsx'
import './mines.css'

const definition: RunDefinition = {
  game: mines,
  name: 'mines.name',
  summary: (opening) => {
    const hidden = minesOf(opening)
    return text('mines.summary', { mines: hidden, flowers: CONFIGURATION.cells - hidden })
  },
  Board,
  Opening,
  Rules,
  any: { what: 'mines.any', move: anyCell },
  rungs: rungsOf,
  prospect: prospectOf,
  keys: [
    { key: 'x', what: 'mines.any', move: anyCell },
    { key: 'q', what: 'mines.fewer', turn: (opening) => withMines(opening, -1) },
    { key: 'e', what: 'mines.more', turn: (opening) => withMines(opening, 1) },
  ],
}

/** The screen of mines. */
export const client = runClient(definition)
