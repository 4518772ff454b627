import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { comb } from './motif.ts'
import { boards } from './rules/boards.ts'
import { matRung as game } from './rules/index.ts'
import { words } from './words/index.ts'

export const matRung: OwnGame = {
  help,
  game,
  certificate,
  boards,
  words,
  names: { VI: 'Mật Rừng' },
  catalogue: {
    gameType: 'RNG',
    classify: 'VIDEO',
    theme: 'asia',
    motif: { name: 'comb', draw: comb },
    features: ['wild', 'freeSpins', 'cascade', 'multiplier'],
    releasedOn: '2026-11-28',
  },
  /** Most play the plain spin. */
  someChoice: (below) => (below(6) === 0 ? 'ante' : 'base'),
}
