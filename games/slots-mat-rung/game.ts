import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { boards } from './rules/boards.ts'
import { matRung as game } from './rules/index.ts'

export const matRung: OwnGame = {
  game,
  certificate,
  boards,
  names: { VI: 'Mật Rừng' },
  catalogue: {
    gameType: 'RNG',
    classify: 'VIDEO',
    theme: 'asia',
    motif: 'comb',
    features: ['wild', 'freeSpins', 'cascade', 'multiplier'],
    volatility: 'HIGH',
    releasedOn: '2026-11-28',
  },
  /** Most play the plain spin. */
  someChoice: (below) => (below(6) === 0 ? 'ante' : 'base'),
}
