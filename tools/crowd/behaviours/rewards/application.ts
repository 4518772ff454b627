import { applyForPromotion, ownApplication } from '@senluna/contract/member/rewards/applications.ts'
import { promotions } from '@senluna/contract/site/content.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { isRefused } from '../../visitor.ts'
import type { Behaviour } from '../behaviour.ts'

const WORDS = ['Ván thắng đẹp nhất tuần này của mình', 'Chia sẻ chút may mắn', 'Lần đầu trúng lớn, vui quá'] as const

/** Applies for a gift with a few words, where no picture is asked for. */
export const application: Behaviour = {
  name: 'application',
  async run(guest) {
    const { visitor, chance } = guest
    const { list } = await visitor.call(promotions, { query: { pageSize: '50' } })
    for (const { id, type, status } of list) {
      if (type !== 'APPLY_FORM' || (status !== 'JOIN' && status !== 'REJECTED')) continue
      const { triesLeft } = await visitor.call(ownApplication, { params: { id } })
      await guest.pause(10 * SECOND, 40 * SECOND)
      if (triesLeft === 0) continue
      try {
        await visitor.call(applyForPromotion, { params: { id }, body: { remark: chance.pick(WORDS), images: [] } })
      } catch (error) {
        // A promotion that asks for a picture, or midnight in between.
        if (!isRefused(error, 'VAL_FIELD', 'PROMO_TAKEN', 'PROMO_CLOSED')) throw error
      }
    }
  },
}
