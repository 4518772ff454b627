import { runClient } from '../../engine/run/client.tsx'
import type { RunDefinition } from '../../engine/run/definition.ts'
import { hilo } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { rungsOf } from './cards.ts'
import { Moves } from './Moves.tsx'
import { Rules } from './Rules.tsx'
import './hilo.css'

const definition: RunDefinition = {
  game: hilo,
  name: 'hilo.name',
  summary: () => '',
  Board,
  Moves,
  Rules,
  rungs: rungsOf,
  keys: [
    { key: 'x', what: 'hilo.skip', move: () => 's' },
    { key: 'q', what: 'hilo.lower', move: () => 'l' },
    { key: 'e', what: 'hilo.higher', move: () => 'h' },
  ],
}

/** The screen of hi-lo. */
export const client = runClient(definition)
