import { ownReferral } from '@senluna/contract/member/referrals.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { isRefused } from '../../visitor.ts'
import type { Behaviour } from '../behaviour.ts'

/** Looks at who came by their code and hands it round: who comes alone may come by it. */
export const friends: Behaviour = {
  name: 'friends',
  async run({ visitor, world, person }) {
    try {
      const { code } = await visitor.call(ownReferral, { query: { pageSize: '20' } })
      world.friendCodes.set(person.userName, code)
    } catch (error) {
      // Agents bring people by links of their own.
      if (!isRefused(error, 'AUTH_FORBIDDEN')) throw error
    }
    await world.pause(5 * SECOND)
  },
}
