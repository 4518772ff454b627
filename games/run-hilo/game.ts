import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { guessesOf, hilo as game, offers, OPENING } from './rules/index.ts'

export const hilo: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'MINI', theme: 'classic', motif: 'cards', releasedOn: '2026-11-28' },
  someRun: {
    opening: () => OPENING,
    // The likelier side; on a card in the middle now and then another card.
    move(below, { moves, shown }) {
      const [rank, guesses] = [shown.at(-1) ?? 1, guessesOf(shown, moves)]
      if (!guesses) return undefined
      if (rank > 5 && rank < 9 && below(3) === 0 && offers(rank, guesses, 's')) return 's'
      const move = rank <= 7 ? 'h' : 'l'
      return offers(rank, guesses, move) ? move : undefined
    },
  },
}
