import type { Consumers } from '../../platform/live/consumers.ts'
import { countWagers, type OnFlagged } from './count-wagers.ts'

/** Wagers of real money toward what must be played before a withdrawal. */
export const consumers: Consumers<{ onFlagged: OnFlagged }> = {
  wagerSettled: async ({ tx, now, onFlagged }, events) => {
    const wagers = events.flatMap(({ payload: { isReal, memberId, wagerId, step } }) =>
      isReal ? [{ memberId, wagerId, isNewWager: step === 'round' }] : [],
    )
    await countWagers(tx, wagers, now, onFlagged)
  },
}
