import { claimRaffle, raffle } from '@senluna/contract/member/rewards/raffles.ts'
import { promotions } from '@senluna/contract/site/content.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { isRefused } from '../../visitor.ts'
import type { Behaviour } from '../behaviour.ts'

/** Spins the wheels of the day until no ticket is left. */
export const wheel: Behaviour = {
  name: 'wheel',
  async run(guest) {
    const { visitor } = guest
    const { list } = await visitor.call(promotions, { query: { pageSize: '50' } })
    for (const { id, type, status } of list) {
      if (type !== 'RAFFLE' || status !== 'JOIN') continue
      const { ticketsLeft } = await visitor.call(raffle, { params: { id }, query: { pageSize: '10' } })
      for (let left = ticketsLeft; left > 0; left--) {
        await guest.pause(4 * SECOND, 12 * SECOND)
        try {
          await visitor.call(claimRaffle, { body: { promotionId: id } })
        } catch (error) {
          // Midnight may have ended the day's tickets.
          if (!isRefused(error, 'PROMO_NO_TICKET')) throw error
        }
      }
    }
  },
}
