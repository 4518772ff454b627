import { instantClient } from '../../engine/instant/client.tsx'
import type { InstantDefinition } from '../../engine/instant/definition.ts'
import { dice } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { moved, swapped } from './choosing.ts'
import { Rules } from './Rules.tsx'
import './dice.css'

const definition: InstantDefinition = {
  game: dice,
  name: 'dice.name',
  play: 'dice.play',
  Board,
  Choice,
  Rules,
  keys: [
    { key: 'x', what: 'dice.keys.swap', turn: swapped },
    { key: 'q', what: 'dice.keys.less', turn: (choice) => moved(choice, -100) },
    { key: 'e', what: 'dice.keys.more', turn: (choice) => moved(choice, 100) },
  ],
}

/** The screen of the dice. */
export const client = instantClient(definition)
