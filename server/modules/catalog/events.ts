import type { Consumers } from '../../platform/live/consumers.ts'
import { recordPlayed } from './record-played.ts'

/** Recent games, and how often each is played: by whole rounds and by bets of longer ones. */
export const consumers: Consumers = {
  wagerMoved: async ({ tx }, events) => {
    const plays = events.flatMap(({ payload }) => (payload.step === 'round' || payload.step === 'bet' ? [payload] : []))
    await recordPlayed(tx, plays)
  },
}
