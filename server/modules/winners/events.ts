import type { WagerMoved } from '@senluna/contract/events/wagers.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { recordWins } from './record-wins.ts'
import type { Winners } from './winners.ts'
import type { ReportedWager } from './win-store.ts'

/** Wagers of real money for the board of wins. */
export const consumers: Consumers<{ winners: Winners }> = {
  wagerMoved: async ({ tx, now, winners }, events) => {
    const wagers = events.flatMap(({ payload }) => forTheBoard(payload))
    await recordWins(winners, tx, wagers, now)
  },
}

/** Of a wager that goes step by step only what pays or takes back matters. */
function forTheBoard({
  isReal,
  step,
  after,
  payout,
  memberId,
  wagerId,
  merchantCode,
  gameId,
}: WagerMoved): ReportedWager[] {
  const wager = { memberId, wagerId, merchantCode, gameId }
  if (!isReal) return []
  if (step === 'round') return after ? [{ ...wager, after }] : []
  return payout === '0' ? [] : [wager]
}
