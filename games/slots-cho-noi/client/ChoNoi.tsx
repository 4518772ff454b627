import { text } from '@senluna/web/client/text.ts'
import { slotGame } from '../../engine/slot/slot-game.tsx'
import { pointedNote, rowsOf, spoken } from './captions.ts'
import { Presenter } from './presenter.ts'
import { openScene } from './scene.ts'
import { say } from './words.ts'
import './cho-noi.css'

/** The whole game: the river on its canvas, and the controls over it. */
export const ChoNoi = slotGame({
  name: 'Chợ Nổi',
  theme: 'market',
  tune: 'market',
  open: openScene,
  present: (scene, session, playing) => new Presenter(scene, session, playing),
  panels: () => import('./panels.tsx'),
  title: () => say('choNoi.name'),
  spoken,
  note: pointedNote,
  feature: () => ({ note: say('choNoi.freeSpins') }),
  mirror: ({ grid }) => ({ column: (column) => text('game.column', { column }), rows: rowsOf(grid) }),
})
