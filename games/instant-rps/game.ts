import { at } from '@senluna/kit/assert.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { HANDS, rps as game } from './rules/index.ts'

export const rps: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'festival', motif: 'hands', releasedOn: '2026-11-28' },
  someChoice: (below) => at(HANDS, below(HANDS.length)),
}
