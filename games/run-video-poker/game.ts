import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { moveOf, OPENING, pokerHandOf, videoPoker as game } from './rules/index.ts'

const JACK = 10

export const videoPoker: OwnGame = {
  help,
  game,
  certificate,
  names,
  catalogue: { gameType: 'TABLE', theme: 'classic', motif: 'poker', releasedOn: '2026-11-28' },
  someRun: {
    opening: () => OPENING,
    // What pays is kept, else pairs and what may become a pair that pays.
    move(_below, { shown }) {
      const all = 2 ** shown.length - 1
      const hand = pokerHandOf(shown)
      if (hand && hand !== 'jacks' && hand !== 'trips' && hand !== 'twoPair') return moveOf(all)
      const ranks = shown.map((card) => card % 13)
      const isAlike = (rank: number) => ranks.filter((other) => other === rank).length > 1
      const isHigh = (rank: number) => rank === 0 || rank >= JACK
      const keeps = ranks.some(isAlike) ? isAlike : isHigh
      return moveOf(ranks.reduce((mask, rank, place) => (keeps(rank) ? mask | (1 << place) : mask), 0))
    },
  },
}
