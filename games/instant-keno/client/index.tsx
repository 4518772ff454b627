import { instantClient } from '../../engine/instant/client.tsx'
import type { InstantDefinition } from '../../engine/instant/definition.ts'
import { keno } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { fewer, lucky, more } from './choosing.ts'
import { Rules } from './Rules.tsx'
import './keno.css'

const definition: InstantDefinition = {
  game: keno,
  name: 'keno.name',
  play: 'keno.play',
  way: 2_400,
  Board,
  Choice,
  Rules,
  keys: [
    { key: 'x', what: 'keno.lucky', turn: lucky },
    { key: 'q', what: 'keno.keys.fewer', turn: fewer },
    { key: 'e', what: 'keno.keys.more', turn: more },
  ],
}

/** The screen of keno. */
export const client = instantClient(definition)
