import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { dice as game } from './rules/index.ts'

export const dice: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'classic', motif: 'dice', releasedOn: '2026-11-01' },
  someChoice: (below) => `${below(2) === 0 ? 'under' : 'over'}-${5 + below(91)}00`,
}
