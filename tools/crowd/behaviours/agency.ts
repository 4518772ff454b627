import { downlines } from '@senluna/contract/agent/downlines.ts'
import { agentOverview } from '@senluna/contract/agent/overview.ts'
import { agentProfit } from '@senluna/contract/agent/profit.ts'
import { businessDate, DAY, later, SECOND } from '@senluna/kit/time.ts'
import { invite } from '../agents/invite.ts'
import { offerTo, signOffers } from '../agents/offers.ts'
import { raise } from '../agents/raise.ts'
import { checkStatement, tryMore } from '../agents/statements.ts'
import type { Guest } from '../guest.ts'
import type { Behaviour } from './behaviour.ts'

/** The days that an agent looks at, and the zone they are counted in. */
const LOOKED_AT = 30
const ZONE = 'Asia/Ho_Chi_Minh'

/** What an agent does in the agent center: links, contracts, rates, a look at the figures and at its pay. */
export const agency: Behaviour = {
  name: 'agency',
  isOpen: ({ person }) => person.isAgent,
  async run(guest) {
    const { visitor, chance } = guest
    await invite(guest)
    await signOffers(guest)
    const { list } = await visitor.call(downlines, { query: { type: 'AGENT' } })
    for (const { id, level } of list) if (level === 1) await offerTo(guest, id)
    const [nearest] = list
    if (nearest && chance.happens(0.1)) await raise(guest, nearest)
    await guest.pause(10 * SECOND, 40 * SECOND)
    await look(guest)
    if (chance.happens(0.4)) await checkStatement(guest)
    if (chance.happens(0.1)) await tryMore(guest)
  },
}

async function look({ visitor, chance, world }: Guest): Promise<void> {
  const to = businessDate(world.now(), ZONE)
  const from = businessDate(later(world.now(), -LOOKED_AT * DAY), ZONE)
  await visitor.call(agentOverview, { query: { from, to } })
  if (chance.happens(0.3)) await visitor.call(agentProfit, { query: { from, to } })
}
