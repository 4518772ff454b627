import { text } from '@senluna/web/client/text.ts'
import { slotGame } from '../../engine/slot/slot-game.tsx'
import { MUA_VANG } from '../rules/index.ts'
import { pointedNote, rowsOf, spoken } from './captions.ts'
import { Presenter } from './presenter.ts'
import { openScene } from './scene.ts'
import { say } from './words.ts'
import './mua-vang.css'

/** The whole game: the field on its canvas, and the controls over it. */
export const MuaVang = slotGame({
  name: 'Mùa Vàng',
  theme: 'harvest',
  tune: 'field',
  open: openScene,
  present: (scene, session, playing) => new Presenter(scene, session, playing),
  panels: () => import('./panels.tsx'),
  title: () => say('muaVang.name'),
  spoken,
  note: pointedNote,
  feature: () => ({
    note: say('muaVang.feature'),
    words: {
      won: (count) => say('muaVang.won', { count }),
      now: ({ left }) => say('muaVang.left', { count: left }),
      over: say('muaVang.over'),
      paid: say('muaVang.paid'),
    },
  }),
  modes: MUA_VANG.modes,
  mirror: ({ grid }) => ({ column: (column) => text('game.column', { column }), rows: rowsOf(grid) }),
})
