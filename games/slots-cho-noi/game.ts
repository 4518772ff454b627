import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { boards } from './rules/boards.ts'
import { choNoi as game } from './rules/index.ts'
import { words } from './words/index.ts'

export const choNoi: OwnGame = {
  help,
  game,
  certificate,
  boards,
  words,
  names: { VI: 'Chợ Nổi' },
  catalogue: {
    gameType: 'RNG',
    classify: 'VIDEO',
    theme: 'fruits',
    motif: 'market',
    features: ['freeSpins', 'scatter', 'multiplier', 'cascade'],
    releasedOn: '2026-11-27',
  },
}
