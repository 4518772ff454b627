import type { Id } from '@senluna/kit/ids.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { countFirstDeposits } from './link-store.ts'

/** Counts first deposits of those whom links brought. A repeated event counts nothing. */
export const consumers: Consumers<unknown> = {
  depositCredited: ({ tx }, events) =>
    countFirstDeposits(
      tx,
      events.map(({ audience }) => audience as Id<'member'>),
    ),
}
