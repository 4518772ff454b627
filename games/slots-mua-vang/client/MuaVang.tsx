import { text } from '@senluna/web/client/text.ts'
import { slotGame } from '../../engine/slot/slot-game.tsx'
import { MUA_VANG } from '../rules/index.ts'
import { pointedNote, rowsOf, spoken } from './captions.ts'
import { Presenter } from './presenter.ts'
import { openScene } from './scene.ts'
import './mua-vang.css'

/** The whole game: the field on its canvas, and the controls over it. */
export const MuaVang = slotGame({
  name: 'Mùa Vàng',
  theme: 'harvest',
  tune: 'field',
  open: openScene,
  present: (scene, session, playing) => new Presenter(scene, session, playing),
  panels: () => import('./panels.tsx'),
  title: () => text('muaVang.name'),
  spoken,
  note: pointedNote,
  feature: () => ({
    note: text('muaVang.feature'),
    words: {
      won: (count) => text('muaVang.won', { count }),
      now: ({ left }) => text('muaVang.left', { count: left }),
      over: text('muaVang.over'),
      paid: text('muaVang.paid'),
    },
  }),
  modes: MUA_VANG.modes,
  mirror: ({ grid }) => ({ column: (column) => text('choNoi.column', { column }), rows: rowsOf(grid) }),
})
