import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { boards } from './rules/boards.ts'
import { choNoi as game } from './rules/index.ts'

export const choNoi: OwnGame = {
  game,
  certificate,
  boards,
  names: { VI: 'Chợ Nổi' },
  catalogue: {
    gameType: 'RNG',
    classify: 'VIDEO',
    theme: 'fruits',
    motif: 'market',
    features: ['freeSpins', 'scatter', 'multiplier', 'cascade'],
    volatility: 'HIGH',
    releasedOn: '2026-11-27',
  },
}
