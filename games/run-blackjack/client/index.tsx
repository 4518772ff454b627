import { text } from '@senluna/web/client/text.ts'
import { runClient } from '../../engine/run/client.tsx'
import type { RunDefinition, RunKey } from '../../engine/run/definition.ts'
import { blackjack, openingIn } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { Moves } from './Moves.tsx'
import { Opening } from './Opening.tsx'
import { offeredIn } from './play.ts'
import { Rules } from './Rules.tsx'
import { spoken } from './spoken.ts'
import './blackjack.css'

const key = (name: string, move: 'h' | 's' | 'd' | 'p' | 'i' | 'n'): RunKey => ({
  key: name,
  what: `blackjack.move.${move}`,
  move: (view) => (offeredIn(view).includes(move) ? move : undefined),
})

const definition: RunDefinition = {
  game: blackjack,
  name: 'blackjack.name',
  summary: (opening) => text('blackjack.seats', { count: openingIn(opening)?.seats ?? 1 }),
  Board,
  Opening,
  Moves,
  Rules,
  spoken,
  endsByMoves: true,
  skilled: true,
  keys: [key('q', 'h'), key('w', 's'), key('e', 'd'), key('x', 'p'), key('i', 'i'), key('n', 'n')],
}

/** The screen of blackjack. */
export const client = runClient(definition)
