import { instantClient } from '../../engine/instant/client.tsx'
import type { InstantDefinition } from '../../engine/instant/definition.ts'
import { plinko } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { Choice } from './Choice.tsx'
import { nextRisk, nextRows } from './choosing.ts'
import { Rules } from './Rules.tsx'
import './plinko.css'

const definition: InstantDefinition = {
  game: plinko,
  name: 'plinko.name',
  play: 'plinko.play',
  Board,
  Choice,
  Rules,
  keys: [
    { key: 'q', what: 'plinko.keys.rows', turn: nextRows },
    { key: 'e', what: 'instant.keys.risk', turn: nextRisk },
  ],
}

/** The screen of plinko. */
export const client = instantClient(definition)
