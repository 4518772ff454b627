import type { TextKey } from '@senluna/text/index.ts'
import type { TableGame } from '@senluna/kit/games/table.ts'
import type { GameClient } from '../client.ts'
import { instantClient } from '../instant/client.tsx'
import type { InstantDefinition } from '../instant/definition.ts'
import { Betting } from './Betting.tsx'

/** A table for the shell: its rules, its words, and what only it draws. */
interface TableDefinition<Outcome> extends Omit<InstantDefinition, 'game' | 'Choice' | 'keys'> {
  game: TableGame<Outcome>
}

/** What the keys of every table do; the shell asks the bets whether they can. */
const KEYS: readonly { key: 'z' | 'x' | 'e' | 'q'; what: TextKey }[] = [
  { key: 'z', what: 'table.undo' },
  { key: 'x', what: 'table.clear' },
  { key: 'e', what: 'table.double' },
  { key: 'q', what: 'table.repeat' },
]

/** A game of several bets in a round as the stage knows it. */
export const tableClient = <Outcome>(definition: TableDefinition<Outcome>): GameClient =>
  instantClient({
    ...definition,
    Choice: Betting,
    keys: KEYS.map(({ key, what }) => ({ key, what, turn: () => undefined })),
  })
