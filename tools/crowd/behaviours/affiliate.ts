import { agentCodes } from '@senluna/contract/agent/affiliate.ts'
import { agentOverview } from '@senluna/contract/agent/overview.ts'
import { businessDate, DAY, later, SECOND } from '@senluna/kit/time.ts'
import { signOffers } from '../agents/offers.ts'
import { AFFILIATE, invitationOf } from '../agents/places.ts'
import type { Behaviour } from './behaviour.ts'

/** The days that an affiliate looks at, and the zone they are counted in. */
const LOOKED_AT = 30
const ZONE = 'Asia/Ho_Chi_Minh'

/** What an affiliate does: signs its plan, hands its code round, looks at what it brought. */
export const affiliate: Behaviour = {
  name: 'affiliate',
  isOpen: ({ person }) => person.userName === AFFILIATE,
  async run(guest) {
    const { visitor, world } = guest
    await signOffers(guest)
    const { list } = await visitor.call(agentCodes)
    const code = list.find(({ open }) => open)?.code
    if (code !== undefined) world.invitations.set(invitationOf(AFFILIATE, 'MEMBER'), code)
    await guest.pause(10 * SECOND, 40 * SECOND)
    const to = businessDate(world.now(), ZONE)
    const from = businessDate(later(world.now(), -LOOKED_AT * DAY), ZONE)
    await visitor.call(agentOverview, { query: { from, to } })
  },
}
