import { instantClient } from '../../engine/instant/client.tsx'
import type { InstantDefinition } from '../../engine/instant/definition.ts'
import { rps } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { nextHand } from './choosing.ts'
import { Rules } from './Rules.tsx'
import './rps.css'

const definition: InstantDefinition = {
  game: rps,
  name: 'rps.name',
  play: 'rps.play',
  way: 1_400,
  Board,
  Choice,
  Rules,
  keys: [
    { key: 'q', what: 'rps.rock', turn: () => 'rock' },
    { key: 'w', what: 'rps.paper', turn: () => 'paper' },
    { key: 'e', what: 'rps.scissors', turn: () => 'scissors' },
    { key: 'x', what: 'rps.keys.next', turn: nextHand },
  ],
}

/** The screen of the three hands. */
export const client = instantClient(definition)
