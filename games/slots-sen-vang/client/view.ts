import type { ReelsView } from '../../engine/slot/reels-presenter.ts'
import type { SlotView } from '../../engine/slot/view.ts'
import type { Beat, LineWin, ScatterWin, Window } from '../rules/index.ts'

/** A win as it is pointed at: one line, or the scatters. */
export type Shown = LineWin | ScatterWin

/** What the board looks like just now, for everything that is not canvas. */
export type View = SlotView<Beat> & ReelsView<Window, Shown>

export const winsOf = (beat: Pick<Beat, 'lineWins' | 'scatterWin'>): Shown[] => [
  ...(beat.scatterWin ? [beat.scatterWin] : []),
  ...beat.lineWins,
]
