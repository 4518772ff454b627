import type { TumbleView } from '../../engine/slot/present/tumble-presenter.ts'
import type { SlotView } from '../../engine/slot/view.ts'
import type { Beat, ClusterWin, HiveSymbol } from '../rules/index.ts'

/** What the board looks like just now, with what every slot's view has. */
export type View = SlotView<Beat> & TumbleView<HiveSymbol, ClusterWin>
