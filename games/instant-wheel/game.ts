import { at } from '@senluna/kit/assert.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { RISKS, wheel as game } from './rules/index.ts'

export const wheel: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'moon', motif: 'fortune', releasedOn: '2026-11-28' },
  someChoice: (below) => at(RISKS, below(RISKS.length)),
}
