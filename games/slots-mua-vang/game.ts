import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { buffalo } from './motif.ts'
import { boards } from './rules/boards.ts'
import { muaVang as game } from './rules/index.ts'
import { words } from './words/index.ts'

export const muaVang: OwnGame = {
  help,
  game,
  certificate,
  boards,
  words,
  names: { VI: 'Mùa Vàng' },
  catalogue: {
    gameType: 'RNG',
    classify: 'VIDEO',
    theme: 'asia',
    motif: { name: 'buffalo', draw: buffalo },
    features: ['wild', 'hold', 'multiplier'],
    releasedOn: '2026-11-28',
  },
  /** Most play the plain spin. */
  someChoice: (below) => (below(5) === 0 ? 'ante' : 'base'),
}
