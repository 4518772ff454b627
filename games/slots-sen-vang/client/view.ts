import type { SlotView } from '../../engine/slot/view.ts'
import type { Beat, Window } from '../rules/index.ts'
import type { Shown } from './scene/win-lines.ts'

/** What the board looks like just now, for everything that is not canvas. */
export interface Own {
  window: Window
  pointedAt: Shown | undefined
}

/** The same with what every slot's view has. */
export type View = SlotView<Beat> & Own
