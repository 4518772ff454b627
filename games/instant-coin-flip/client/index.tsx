import { instantClient } from '../../engine/instant/client.tsx'
import type { InstantDefinition } from '../../engine/instant/definition.ts'
import { coinFlip } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { longer, swapped } from './choosing.ts'
import { Rules } from './Rules.tsx'
import './coin-flip.css'

const definition: InstantDefinition = {
  game: coinFlip,
  name: 'coinFlip.name',
  play: 'coinFlip.play',
  way: 1_800,
  Board,
  Choice,
  Rules,
  keys: [
    { key: 'x', what: 'coinFlip.keys.swap', turn: swapped },
    { key: 'q', what: 'coinFlip.keys.less', turn: (choice) => longer(choice, -1) },
    { key: 'e', what: 'coinFlip.keys.more', turn: (choice) => longer(choice, 1) },
  ],
}

/** The screen of the coin. */
export const client = instantClient(definition)
