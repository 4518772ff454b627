import { text } from '@senluna/web/client/text.ts'
import { slotGame } from '../../engine/slot/slot-game.tsx'
import { ROI_NUOC } from '../rules/index.ts'
import { pointedNote, rowsOf, spoken } from './captions.ts'
import { Presenter } from './presenter.ts'
import { openScene } from './scene.ts'
import { say } from './words.ts'
import './roi-nuoc.css'

const times = ROI_NUOC.freeWild

/** The whole game: the pond on its canvas, and the controls over it. */
export const RoiNuoc = slotGame({
  name: 'Rối Nước',
  theme: 'puppets',
  tune: 'stage',
  open: openScene,
  present: (scene, session, playing) => new Presenter(scene, session, playing),
  panels: () => import('./panels.tsx'),
  title: () => say('roiNuoc.name'),
  spoken,
  note: pointedNote,
  feature: () => ({ note: say('roiNuoc.freeSpins', { symbol: say('roiNuoc.W'), times }) }),
  modes: ROI_NUOC.modes,
  mirror: ({ window }) => ({ column: (reel) => text('game.grid.reel', { reel }), rows: rowsOf(window) }),
})
