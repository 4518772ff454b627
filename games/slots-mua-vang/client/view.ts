import type { SlotView } from '../../engine/slot/view.ts'
import type { Beat, FurrowWin, Grid } from '../rules/index.ts'

/** What is pointed at: furrows that won, or every basket of a harvest that is over. */
export type Pointed = { kind: 'wins'; wins: readonly FurrowWin[] } | { kind: 'harvest'; beat: Beat }

/** What the board looks like just now, for everything that is not canvas. */
export interface Own {
  grid: Grid
  pointedAt: Pointed | undefined
}

/** The same with what every slot's view has. */
export type View = SlotView<Beat> & Own
