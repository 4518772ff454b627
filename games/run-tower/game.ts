import { at } from '@senluna/kit/assert.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { CONFIGURATION, DIFFICULTIES, tower as game } from './rules/index.ts'

export const tower: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'festival', motif: 'lantern', releasedOn: '2026-11-28' },
  someRun: {
    opening: (below) => at(DIFFICULTIES, below(DIFFICULTIES.length)),
    // A tile that every difficulty has.
    move: (below, { moves }) => (moves.length < CONFIGURATION.rows ? String(below(2)) : undefined),
  },
}
