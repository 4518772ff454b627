import { at } from '@senluna/kit/assert.ts'
import { writtenBets } from '@senluna/kit/games/table.ts'
import type { OwnGame } from '../own-game.ts'
import { certificate } from './certificate.ts'
import { help } from './help.ts'
import { names } from './names.ts'
import { ANNOUNCED, choiceInWords, roulette as game, SPOTS } from './rules/index.ts'

const OUTSIDE = SPOTS.filter(({ kind }) => kind === 'dozen' || kind === 'column' || kind === 'even')
const INSIDE = SPOTS.filter((spot) => !OUTSIDE.includes(spot))
const CALLS = Object.values(ANNOUNCED)

export const roulette: OwnGame = {
  help,
  game,
  certificate,
  names,
  choiceInWords,
  catalogue: { gameType: 'TABLE', theme: 'classic', motif: 'wheel', releasedOn: '2026-11-28' },
  // One outside bet, or some inside ones, or what a call covers.
  someChoice: (below) => {
    const manner = below(3)
    if (manner === 0) return writtenBets([{ bet: at(OUTSIDE, below(OUTSIDE.length)).bet, units: 1 + below(20) }])
    if (manner === 1) return writtenBets(at(CALLS, below(CALLS.length)))
    const some = Array.from({ length: 1 + below(5) }, () => at(INSIDE, below(INSIDE.length)).bet)
    return writtenBets([...new Set(some)].map((bet) => ({ bet, units: 1 + below(5) })))
  },
}
