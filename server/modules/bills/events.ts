import type { Consumers } from '../../platform/live/consumers.ts'
import { COLLECT_ARREARS } from './jobs.ts'
import { owingAmong } from './store/arrears-store.ts'

type Wake = { wake: (job: string, traceId?: string) => void }

/** Money may have come to these: whoever owes a downline pays it from that. */
const came: NonNullable<Consumers<Wake>['balance']> = async ({ tx, wake }, events) => {
  const ids = new Set(events.map(({ audience }) => audience))
  if (await owingAmong(tx, [...ids])) wake(COLLECT_ARREARS)
}

/** Has arrears collected as soon as money comes, by whatever way. An event may come again. */
export const consumers: Consumers<Wake> = {
  balance: came,
  wagerMoved: async ({ tx, wake }, events) => {
    const paid = events.flatMap(({ payload }) => (payload.isReal ? [payload.memberId] : []))
    if (paid.length > 0 && (await owingAmong(tx, [...new Set(paid)]))) wake(COLLECT_ARREARS)
  },
}
