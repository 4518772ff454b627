import { at } from '@senluna/kit/assert.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { mines as game } from './rules/index.ts'

const CELLS = [...'abcdefghijklmnopqrstuvwxy']

export const mines: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'lotus', motif: 'koi', releasedOn: '2026-11-28' },
  someRun: {
    opening: (below) => String(at([1, 2, 3, 3, 5, 8], below(6))),
    move(below, { moves }) {
      const left = CELLS.filter((cell) => !moves.includes(cell))
      return left[below(left.length)]
    },
  },
}
