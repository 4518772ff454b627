import { DAY, later } from '@senluna/kit/time.ts'
import { figureGroup } from '../../platform/figures/figure-reader.ts'
import { channelOutcomes, oldestUnclearPayout } from './queries/channel-outcomes.ts'

/** So far back it is counted how a channel's payments ended. */
const WINDOW = DAY

/** How payments end at each channel, and payouts whose provider gives no clear answer. */
export const CASHIER_FIGURES = figureGroup({
  name: 'payments',
  figures: {
    senluna_payments_day: {
      help: 'Deposits and parts of withdrawals begun within 24 hours, by channel and by how they stand.',
      labels: ['direction', 'merchant', 'channel', 'state'],
    },
    senluna_payout_unclear_seconds: {
      help: 'How long the oldest payout has been sent without a clear answer; 0 where none is.',
    },
  },
  async read(db, now) {
    const outcomes = await channelOutcomes(db, later(now, -WINDOW))
    return [
      ...outcomes.map(({ payments, ...labels }) => ({
        figure: 'senluna_payments_day' as const,
        value: payments,
        labels,
      })),
      { figure: 'senluna_payout_unclear_seconds' as const, value: await oldestUnclearPayout(db, now) },
    ]
  },
})
