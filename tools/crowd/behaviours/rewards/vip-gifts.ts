import { claimVipGift, vip } from '@senluna/contract/site/vip.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { isRefused } from '../../visitor.ts'
import type { Behaviour } from '../behaviour.ts'

/** Looks at their VIP page and claims what there is to claim. */
export const vipGifts: Behaviour = {
  name: 'vipGifts',
  async run(guest) {
    const { visitor } = guest
    const { mine } = await visitor.call(vip)
    await guest.pause(5 * SECOND, 15 * SECOND)
    for (const { kind, period, claimable } of mine?.gifts ?? []) {
      if (!claimable) continue
      try {
        await visitor.call(claimVipGift, { body: { kind, period } })
      } catch (error) {
        // Midnight may have ended the week between the look and the claim.
        if (!isRefused(error, 'VIP_GIFT')) throw error
      }
      await guest.pause(2 * SECOND, 5 * SECOND)
    }
  },
}
