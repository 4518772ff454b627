import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { puppet } from './motif.ts'
import { boards } from './rules/boards.ts'
import { roiNuoc as game } from './rules/index.ts'
import { words } from './words/index.ts'

export const roiNuoc: OwnGame = {
  help,
  game,
  certificate,
  boards,
  words,
  names: { VI: 'Rối Nước' },
  catalogue: {
    gameType: 'RNG',
    classify: 'VIDEO',
    theme: 'festival',
    motif: { name: 'puppet', draw: puppet },
    features: ['freeSpins', 'wild', 'scatter'],
    releasedOn: '2026-11-28',
  },
  /** Most play the plain spin. */
  someChoice: (below) => (below(5) === 0 ? 'ante' : 'base'),
}
