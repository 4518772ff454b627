import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { limbo as game } from './rules/index.ts'

export const limbo: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'moon', motif: 'rocket', releasedOn: '2026-11-01' },
  someChoice: (below) => `${1 + below(9)}.${10 + below(90)}`,
}
