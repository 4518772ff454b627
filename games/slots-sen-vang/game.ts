import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { boards } from './rules/boards.ts'
import { senVang as game } from './rules/index.ts'
import { words } from './words/index.ts'

export const senVang: OwnGame = {
  help,
  game,
  certificate,
  boards,
  words,
  names: { VI: 'Sen Vàng' },
  catalogue: {
    gameType: 'RNG',
    classify: 'VIDEO',
    theme: 'lotus',
    motif: 'lotus',
    features: ['freeSpins', 'wild', 'scatter'],
    releasedOn: '2026-11-01',
  },
}
