import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { rtpControl } from '@senluna/kit/games/rtp-control.ts'
import { businessDate } from '@senluna/kit/time.ts'
import { figureGroup } from '../../platform/figures/figure-reader.ts'
import { countedSince } from './day-store.ts'
import { ofBestPlay } from './games.ts'
import { WATCHED_DAYS } from './outside.ts'

/** How far play of the house's games is from theory. */
export const RTP_FIGURES = figureGroup({
  name: 'rtp',
  figures: {
    senluna_rtp_deviation: {
      help: 'Standard errors by which play of a game is above its theory; absent while there are too few rounds, and below zero for games whose theory is that of best play.',
      labels: ['merchant', 'game', 'mode', 'currency', 'days'],
    },
  },
  async read(db, now) {
    const samples = []
    for (const days of WATCHED_DAYS)
      // Days of the brands’ zones: one more is read than some of them have.
      for (const counted of await countedSince(db, daysFrom(businessDate(now, 'UTC'), 1 - days))) {
        const { merchantCode, game, mode, currency } = counted
        const bestPlay = ofBestPlay(game)
        const control = rtpControl(counted, bestPlay)
        if (!control || control.state === 'FEW') continue
        samples.push({
          figure: 'senluna_rtp_deviation' as const,
          value: bestPlay ? Math.max(0, control.z) : control.z,
          labels: { merchant: merchantCode, game, mode, currency, days: String(days) },
        })
      }
    return samples
  },
})
