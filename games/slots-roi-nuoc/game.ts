import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { boards } from './rules/boards.ts'
import { roiNuoc as game } from './rules/index.ts'

export const roiNuoc: OwnGame = {
  game,
  certificate,
  boards,
  names: { VI: 'Rối Nước' },
  catalogue: {
    gameType: 'RNG',
    classify: 'VIDEO',
    theme: 'festival',
    motif: 'puppet',
    features: ['freeSpins', 'wild', 'scatter'],
    volatility: 'HIGH',
    releasedOn: '2026-11-28',
  },
  /** Most play the plain spin. */
  someChoice: (below) => (below(5) === 0 ? 'ante' : 'base'),
}
