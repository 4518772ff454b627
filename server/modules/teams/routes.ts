import { agentOverview } from '@senluna/contract/agent/overview.ts'
import { agentProfit } from '@senluna/contract/agent/profit.ts'
import * as team from '@senluna/contract/agent/team.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { overviewOf } from './overview.ts'
import { profitOfTeam } from './profit.ts'
import { reportDaysOf } from './report-days.ts'
import { accountsBelow } from './store/team-store.ts'
import { callerAgent, inTeam, masksDeep, namedAccount, type TeamParts } from './team.ts'

const FOUND = 10
/** The most days of a report made of facts. */
const MOST_DAYS = 92

/** What an agent sees of its team. */
export const teamRoutes = (parts: TeamParts): Route[] => [
  route(team.agentAccounts, async ({ caller, query, brand }) => {
    const agent = await callerAgent(parts, caller, { affiliates: true })
    const found = await accountsBelow(parts.db, agent.id, { name: query.name, direct: masksDeep(brand), most: FOUND })
    return { list: found.map((account) => namedAccount(brand, agent, account)) }
  }),
  route(agentOverview, async ({ caller, query, brand, now }) => {
    const agent = await callerAgent(parts, caller, { affiliates: true })
    const days = reportDaysOf(query, brand.timeZone, now, MOST_DAYS)
    return overviewOf(parts.db, { brand, agent, scope: query.scope ?? 'TEAM', days }, now)
  }),
  route(agentProfit, async ({ caller, query, brand, now }) => {
    const { parentId, tab = 'PNL', product, after, pageSize: size = 10 } = query
    const agent = await callerAgent(parts, caller, { affiliates: true })
    const focus = await inTeam(parts.db, agent, parentId ?? agent.id)
    const days = reportDaysOf(query, brand.timeZone, now, MOST_DAYS)
    const page = { tab, product: tab === 'PNL' ? product : undefined, after, size }
    return profitOfTeam(parts.db, { brand, agent, focus, days, page })
  }),
]
