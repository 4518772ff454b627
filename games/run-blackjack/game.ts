import { at } from '@senluna/kit/assert.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { adviceFor, blackjack as game, choiceInWords, openingIn, tableOf } from './rules/index.ts'

const OPENINGS = ['1', '1', '1', '1p', '1pt', '2', '3']

export const blackjack: OwnGame = {
  help,
  game,
  certificate,
  names,
  choiceInWords,
  catalogue: { gameType: 'TABLE', theme: 'classic', motif: 'blackjack', releasedOn: '2026-11-28' },
  someRun: {
    opening: (below) => at(OPENINGS, below(OPENINGS.length)),
    // By the sheet, now and then without it.
    move(below, { opening, moves, shown }) {
      const table = tableOf(shown, openingIn(opening) ?? { seats: 1, pairs: false, three: false }, moves)
      if (!table || table.phase === 'over') return undefined
      if (table.phase === 'insurance') return below(8) === 0 ? 'i' : 'n'
      return below(12) === 0 ? 's' : adviceFor(table.hands, table.active, at(table.dealer, 0))
    },
  },
}
