import { runClient } from '../../engine/run/client.tsx'
import type { RunDefinition, RunKey } from '../../engine/run/definition.ts'
import { videoPoker } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { drawnBy, toggled } from './hold.ts'
import { Rules } from './Rules.tsx'
import { spoken } from './spoken.ts'
import './video-poker.css'

const holds: readonly RunKey[] = [
  { key: '1', what: 'videoPoker.key1', draft: (draft) => toggled(draft, 0) },
  { key: '2', what: 'videoPoker.key2', draft: (draft) => toggled(draft, 1) },
  { key: '3', what: 'videoPoker.key3', draft: (draft) => toggled(draft, 2) },
  { key: '4', what: 'videoPoker.key4', draft: (draft) => toggled(draft, 3) },
  { key: '5', what: 'videoPoker.key5', draft: (draft) => toggled(draft, 4) },
]

const definition: RunDefinition = {
  game: videoPoker,
  name: 'videoPoker.name',
  summary: () => '',
  Board,
  Rules,
  spoken,
  main: { what: 'videoPoker.draw', move: drawnBy },
  endsByMoves: true,
  skilled: true,
  keys: holds,
}

/** The screen of video poker. */
export const client = runClient(definition)
