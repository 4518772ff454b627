import type { TumbleView } from '../../engine/slot/tumble-presenter.ts'
import type { SlotView } from '../../engine/slot/view.ts'
import type { Beat, TumbleSymbol, Win } from '../rules/index.ts'

/** What the board looks like just now, for everything that is not canvas. */
export type View = SlotView<Beat> & TumbleView<TumbleSymbol, Win>
