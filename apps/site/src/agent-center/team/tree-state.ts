import type { Downline } from '@senluna/contract/agent/downlines.ts'
import type { Days } from '../parts/period/period.ts'

/** What the rows of a tree share. */
export interface TreeState {
  days: Days
  chosen: string | undefined
  /** Ids of the accounts whose branches are open. */
  unfolded: ReadonlySet<string>
  /** The one row that the tab key stops at. */
  stop: string
  onStop: (id: string) => void
  onFold: (id: string) => void
  onChoose: (id: Downline['id']) => void
}
