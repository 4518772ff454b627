import { leaderboard } from '@senluna/contract/member/rewards/leaderboards.ts'
import { promotions } from '@senluna/contract/site/content.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Behaviour } from '../behaviour.ts'

/** Looks where they stand in a race, and where everybody stood in the last. */
export const race: Behaviour = {
  name: 'race',
  async run(guest) {
    const { visitor } = guest
    const { list } = await visitor.call(promotions, { query: { pageSize: '50' } })
    for (const { id, type } of list) {
      if (type !== 'LEADERBOARD') continue
      await visitor.call(leaderboard, { params: { id }, query: { period: 'NOW' } })
      await guest.pause(3 * SECOND, 10 * SECOND)
      await visitor.call(leaderboard, { params: { id }, query: { period: 'LAST' } })
    }
  },
}
