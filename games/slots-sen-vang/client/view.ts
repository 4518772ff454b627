import type { SlotView } from '../../engine/slot/view.ts'
import type { Beat, Window } from '../rules/index.ts'
import type { Shown } from './scene/win-lines.ts'

/** What the round in view looks like just now, for everything that is not canvas. */
export interface View extends SlotView<Beat> {
  window: Window
  pointedAt: Shown | undefined
}
