import { text } from '@senluna/web/client/text.ts'
import { slotGame } from '../../engine/slot/slot-game.tsx'
import { MAT_RUNG } from '../rules/index.ts'
import { jarOf, pointedNote, rowsOf, spoken } from './captions.ts'
import { Jar } from './Jar.tsx'
import { Presenter } from './presenter.ts'
import { openScene } from './scene.ts'
import { say } from './words.ts'
import './mat-rung.css'

/** The whole game: the forest on its canvas, and the controls over it. */
export const MatRung = slotGame({
  name: 'Mật Rừng',
  theme: 'forest',
  tune: 'forest',
  open: openScene,
  present: (scene, session, playing) => new Presenter(scene, session, playing),
  panels: () => import('./panels.tsx'),
  title: () => say('matRung.name'),
  spoken,
  note: pointedNote,
  feature: () => ({ note: say('matRung.freeSpins', { times: MAT_RUNG.freeTimes.map((n) => `×${n}`).join(' ') }) }),
  modes: MAT_RUNG.modes,
  beside: (view) => <Jar now={jarOf(view)} />,
  mirror: ({ grid }) => ({ column: (column) => text('game.column', { column }), rows: rowsOf(grid) }),
})
