import { claimMission, missions as ownMissions } from '@senluna/contract/member/missions.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { isRefused } from '../../visitor.ts'
import type { Behaviour } from '../behaviour.ts'

/** Looks at their missions and claims what is reached. */
export const missions: Behaviour = {
  name: 'missions',
  async run(guest) {
    const { visitor } = guest
    const { list } = await visitor.call(ownMissions)
    await guest.pause(3 * SECOND, 10 * SECOND)
    for (const { id, cycle, state } of list) {
      if (state !== 'CLAIMABLE') continue
      try {
        await visitor.call(claimMission, { params: { id }, body: { cycle } })
      } catch (error) {
        // Its time may have ended between the look and the claim, or another window was faster.
        if (!isRefused(error, 'PROMO_CLOSED', 'PROMO_TAKEN', 'PROMO_MISSION', 'RG_COOLING_OFF')) throw error
      }
      await guest.pause(2 * SECOND, 5 * SECOND)
    }
  },
}
