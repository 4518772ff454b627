import { pick } from '@senluna/kit/games/draws.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { CONFIGURATION, keno as game, writtenPicks } from './rules/index.ts'

const { numbers, most } = CONFIGURATION

export const keno: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'lotus', motif: 'keno', releasedOn: '2026-11-28' },
  someChoice: (below) => writtenPicks(pick({ uint: below }, numbers, 1 + below(most)).map((index) => index + 1)),
}
