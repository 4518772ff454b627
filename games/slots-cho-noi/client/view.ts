import type { SlotView } from '../../engine/slot/view.ts'
import type { Beat, Grid, ScatterWin, Win } from '../rules/index.ts'

/** What is pointed at: symbols that win in this drop, scatters that paid, or the multipliers. */
export type Pointed =
  | { kind: 'wins'; wins: readonly Win[] }
  | { kind: 'scatters'; win: ScatterWin }
  | { kind: 'times'; times: number }

/** What the board looks like just now, for everything that is not canvas. */
export interface Own {
  grid: Grid
  pointedAt: Pointed | undefined
  /** The stake of the round in view. */
  stake: bigint
}

/** The same with what every slot's view has. */
export type View = SlotView<Beat> & Own
