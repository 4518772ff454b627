import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Consumers } from '../../platform/live/consumers.ts'

/** The live topic of a brand's pots, which everybody may hear. */
export const jackpotTopic = (merchantCode: MerchantCode): string => `jackpot.${merchantCode.toUpperCase()}`

/** Says on the pages of a brand's pots that one was won. */
export const consumers: Consumers = {
  jackpotWon: async ({ publish }, events) => {
    for (const event of events) {
      const { merchantCode, level, amount } = event.payload
      publish(event, { topic: jackpotTopic(merchantCode), audience: 'joined', data: { type: 'won', level, amount } })
    }
  },
}
