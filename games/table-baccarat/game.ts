import { at } from '@senluna/kit/assert.ts'
import { writtenBets } from '@senluna/kit/games/table.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { baccarat as game, choiceInWords, type Bet } from './rules/index.ts'

/** Most people stay with a side; some add a little beside it. */
const MAIN: readonly Bet[] = ['banker', 'banker', 'player', 'player', 'tie']
const BESIDE: readonly Bet[] = ['ppair', 'bpair']

export const baccarat: OwnGame = {
  help,
  game,
  certificate,
  names,
  choiceInWords,
  catalogue: { gameType: 'TABLE', theme: 'moon', motif: 'baccarat', releasedOn: '2026-11-28' },
  someChoice: (below) => {
    const main = { bet: at(MAIN, below(MAIN.length)), units: 1 + below(20) }
    return writtenBets(below(4) > 0 ? [main] : [main, { bet: at(BESIDE, below(BESIDE.length)), units: 1 + below(3) }])
  },
}
