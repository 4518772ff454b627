import type { ReelsView } from '../../engine/slot/present/reels-presenter.ts'
import type { SlotView } from '../../engine/slot/view.ts'
import type { Beat, ScatterWin, WaysWin, Window } from '../rules/index.ts'

/** A win as it is pointed at: a symbol with all its ways, or the scatters. */
export type Shown = WaysWin | ScatterWin

/** What the board looks like just now, for everything that is not canvas. */
export type View = SlotView<Beat> & ReelsView<Window, Shown>

export const winsOf = ({ scatterWin, wins }: Pick<Beat, 'wins' | 'scatterWin'>): Shown[] => [
  ...(scatterWin ? [scatterWin] : []),
  ...wins,
]
