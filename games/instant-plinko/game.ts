import { at } from '@senluna/kit/assert.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { plinko as game, RISKS, ROWS, writtenChoice } from './rules/index.ts'

export const plinko: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'ocean', motif: 'balls', releasedOn: '2026-11-01' },
  someChoice: (below) => writtenChoice({ rows: at(ROWS, below(ROWS.length)), risk: at(RISKS, below(RISKS.length)) }),
}
