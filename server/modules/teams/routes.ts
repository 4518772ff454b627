import { agentIncome, agentIncomeSources } from '@senluna/contract/agent/income.ts'
import { agentOverview } from '@senluna/contract/agent/overview.ts'
import { agentProfit } from '@senluna/contract/agent/profit.ts'
import { agentBets, agentTransactions } from '@senluna/contract/agent/records.ts'
import * as team from '@senluna/contract/agent/team.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isDay } from '../../platform/day-range.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { betPage } from './bets.ts'
import { incomeOf, sourcesOf } from './income.ts'
import { overviewOf } from './overview.ts'
import { profitOfTeam } from './profit.ts'
import { reportDaysOf } from './report-days.ts'
import { transactionPage } from './transactions.ts'
import { whoseRows } from './whose.ts'
import { accountsBelow } from './store/team-store.ts'
import { callerAgent, crumbsOf, inTeam, masksDeep, namedAccount, type TeamDeps } from './team.ts'

const FOUND = 10
/** The most days of a report made of facts. */
const MOST_DAYS = 92
/** The most days of a list. */
const MOST_LISTED = 31

/** What an agent sees of its team. */
export const teamRoutes = (parts: TeamDeps): Route[] => [
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
    const { parentId, tab = 'PNL', product, team: shown, after, pageSize: size = 10 } = query
    const agent = await callerAgent(parts, caller, { affiliates: true })
    const focus = await inTeam(parts.db, agent, parentId ?? agent.id)
    const days = reportDaysOf(query, brand.timeZone, now, MOST_DAYS)
    const page = { tab, product: tab === 'PNL' ? product : undefined, alone: shown === '0', after, size }
    return profitOfTeam(parts.db, { brand, agent, focus, days, page })
  }),
  route(agentBets, async ({ caller, query, brand, now, language }) => {
    const { product, vendorCode: vendor, status, betNo, after, pageSize: size = 10 } = query
    const agent = await callerAgent(parts, caller)
    const days = reportDaysOf(query, brand.timeZone, now, MOST_LISTED)
    const whose = await whoseRows(parts.db, { brand, agent, days }, query)
    const asked = { product, vendor, status, betNo, after, size }
    const page = await betPage(parts, agent, whose, asked, { language, now })
    return { ...page, crumbs: await crumbsOf(parts.db, brand, agent, whose.focus) }
  }),
  route(agentTransactions, async ({ caller, query, brand, now, language }) => {
    const { typeGroup, after, pageSize: size = 10 } = query
    const agent = await callerAgent(parts, caller)
    const days = reportDaysOf(query, brand.timeZone, now, MOST_LISTED)
    const whose = await whoseRows(parts.db, { brand, agent, days }, query)
    const page = await transactionPage(parts, agent, whose, { typeGroup, after, size, language })
    return { ...page, crumbs: await crumbsOf(parts.db, brand, agent, whose.focus) }
  }),
  route(agentIncome, async ({ caller, query, brand, now }) => {
    const agent = await callerAgent(parts, caller, { affiliates: true })
    const days = reportDaysOf(query, brand.timeZone, now, MOST_DAYS)
    return incomeOf(parts.db, { brand, agent, days, group: query.group ?? 'DAY' })
  }),
  route(agentIncomeSources, async ({ caller, params, query, brand, now }) => {
    const from = params.date ?? ''
    if (!isDay(from)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'date', patternId: 'DATE_YMD' }] })
    const agent = await callerAgent(parts, caller)
    const days = reportDaysOf({ from, to: query.to }, brand.timeZone, now, MOST_DAYS)
    return sourcesOf(parts.db, { brand, agent, days })
  }),
]
