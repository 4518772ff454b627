import * as team from '@senluna/contract/agent/team.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { accountsBelow } from './store.ts'
import { callerAgent, masksDeep, namedAccount, type TeamParts } from './team.ts'

const FOUND = 10

/** What an agent sees of its team. */
export const teamRoutes = (parts: TeamParts): Route[] => [
  route(team.agentAccounts, async ({ caller, query, brand }) => {
    const agent = await callerAgent(parts, caller, { affiliates: true })
    const found = await accountsBelow(parts.db, agent.id, { name: query.name, direct: masksDeep(brand), most: FOUND })
    return { list: found.map((account) => namedAccount(brand, agent, account)) }
  }),
]
