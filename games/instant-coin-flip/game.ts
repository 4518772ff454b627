import { at } from '@senluna/kit/assert.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { coinFlip as game, SIDES, writtenChoice } from './rules/index.ts'

export const coinFlip: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'classic', motif: 'flip', releasedOn: '2026-11-28' },
  someChoice: (below) => writtenChoice({ side: at(SIDES, below(2)), flips: 1 + below(4) }),
}
