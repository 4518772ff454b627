import { instantClient } from '../../engine/instant/client.tsx'
import type { InstantDefinition } from '../../engine/instant/definition.ts'
import { limbo } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { moved } from './choosing.ts'
import { Rules } from './Rules.tsx'
import './limbo.css'

const definition: InstantDefinition = {
  game: limbo,
  name: 'limbo.name',
  play: 'limbo.play',
  Board,
  Choice,
  Rules,
  keys: [
    { key: 'q', what: 'limbo.keys.less', turn: (choice) => moved(choice, -1) },
    { key: 'e', what: 'limbo.keys.more', turn: (choice) => moved(choice, 1) },
  ],
}

/** The screen of limbo. */
export const client = instantClient(definition)
