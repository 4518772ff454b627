import { text } from '@senluna/web/client/text.ts'
import { slotGame } from '../../engine/slot/slot-game.tsx'
import { SEN_VANG } from '../rules/index.ts'
import { pointedNote, rowsOf, spoken } from './captions.ts'
import { Presenter } from './presenter.ts'
import { openScene } from './scene.ts'
import { say } from './words.ts'
import './sen-vang.css'

const times = SEN_VANG.freeSpinMultiplier

/** The whole game: the pond on its canvas, and the controls over it. */
export const SenVang = slotGame({
  name: 'Sen Vàng',
  tune: 'pond',
  open: openScene,
  present: (scene, session, playing) => new Presenter(scene, session, playing),
  panels: () => import('./panels.tsx'),
  title: () => say('senVang.name'),
  spoken,
  note: pointedNote,
  feature: () => ({ note: text('game.freeSpins.times', { times }), times: <b>×{times}</b> }),
  mirror: ({ window }) => ({ column: (reel) => text('game.grid.reel', { reel }), rows: rowsOf(window) }),
})
