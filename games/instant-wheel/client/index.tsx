import { instantClient } from '../../engine/instant/client.tsx'
import type { InstantDefinition } from '../../engine/instant/definition.ts'
import { wheel } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { nextRisk } from './choosing.ts'
import { Rules } from './Rules.tsx'
import './wheel.css'

const definition: InstantDefinition = {
  game: wheel,
  name: 'wheel.name',
  play: 'wheel.play',
  way: 3_200,
  Board,
  Choice,
  Rules,
  keys: [{ key: 'e', what: 'instant.keys.risk', turn: nextRisk }],
}

/** The screen of the wheel. */
export const client = instantClient(definition)
