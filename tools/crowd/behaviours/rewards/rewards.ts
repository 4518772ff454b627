import { friendRewards } from '@senluna/contract/member/rewards/friend-rewards.ts'
import { claimReward, rewards } from '@senluna/contract/member/promotions.ts'
import { promotions } from '@senluna/contract/site/content.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { isRefused } from '../../visitor.ts'
import type { Behaviour } from '../behaviour.ts'

/** Looks at what friends brought and claims the rewards that wait. */
export const waitingRewards: Behaviour = {
  name: 'waitingRewards',
  async run(guest) {
    const { visitor } = guest
    const { list: offers } = await visitor.call(promotions, { query: { pageSize: '50' } })
    for (const { id, type } of offers)
      if (type === 'REFERRAL') await visitor.call(friendRewards, { params: { id }, query: { pageSize: '20' } })
    const { list } = await visitor.call(rewards, { query: { state: 'ISSUED' } })
    await guest.pause(5 * SECOND, 15 * SECOND)
    for (const { id } of list) {
      try {
        await visitor.call(claimReward, { params: { id }, body: {} })
      } catch (error) {
        // Its last moment may have passed since the look, or somebody looks into it.
        if (!isRefused(error, 'PROMO_CLOSED', 'PROMO_HELD')) throw error
      }
      await guest.pause(2 * SECOND, 5 * SECOND)
    }
  },
}
