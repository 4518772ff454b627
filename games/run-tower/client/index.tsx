import { text } from '@senluna/web/client/text.ts'
import { runClient } from '../../engine/run/client.tsx'
import type { RunDefinition } from '../../engine/run/definition.ts'
import { difficultyIn, tower } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { anyTile, difficultyOf, harder, prospectOf, rungsOf } from './floors.ts'
import { Opening } from './Opening.tsx'
import { Rules } from './Rules.tsx'
import './tower.css'

const definition: RunDefinition = {
  game: tower,
  name: 'tower.name',
  summary: (opening) => {
    const { columns, bad } = difficultyOf(opening)
    return text('tower.summary', {
      difficulty: text(`tower.${difficultyIn(opening) ?? 'medium'}`),
      safe: columns - bad,
      columns,
    })
  },
  Board,
  Opening,
  Rules,
  any: { what: 'tower.any', move: anyTile },
  rungs: rungsOf,
  prospect: prospectOf,
  keys: [
    { key: 'x', what: 'tower.any', move: anyTile },
    { key: 'e', what: 'tower.change', turn: harder },
  ],
}

/** The screen of the tower. */
export const client = runClient(definition)
