import { at } from '@senluna/kit/assert.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { RISKS, scratch as game } from './rules/index.ts'

export const scratch: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'festival', motif: 'scratch', releasedOn: '2026-11-28' },
  someChoice: (below) => at(RISKS, below(RISKS.length)),
}
