import type { Consumers } from '../../platform/live/consumers.ts'
import { recordPlayed } from './played-store.ts'

/** Recent games, and how often each is played: by whole rounds and by bets of longer ones. */
export const consumers: Consumers = {
  wagerMoved: async ({ tx }, events) => {
    const plays = events.flatMap(({ payload: { step, memberId, merchantCode, gameId, at } }) =>
      step === 'round' || step === 'bet' ? [{ memberId, merchantCode, gameId, at }] : [],
    )
    await recordPlayed(tx, plays)
  },
}
