import { instantClient } from '../../engine/instant/client.tsx'
import type { InstantDefinition } from '../../engine/instant/definition.ts'
import { scratch } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { nextRisk } from './choosing.ts'
import { Rules } from './Rules.tsx'
import './scratch.css'

const definition: InstantDefinition = {
  game: scratch,
  name: 'scratch.name',
  play: 'scratch.play',
  way: 2_700,
  Board,
  Choice,
  Rules,
  keys: [{ key: 'e', what: 'instant.keys.risk', turn: nextRisk }],
}

/** The screen of the scratch card. */
export const client = instantClient(definition)
