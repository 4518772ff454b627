import * as assistants from '@senluna/contract/agent/assistants.ts'
import * as downlines from '@senluna/contract/agent/downlines.ts'
import * as lineLimits from '@senluna/contract/agent/line-limits.ts'
import * as links from '@senluna/contract/agent/links.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { AGENT_PAGES } from '@senluna/kit/agents/pages.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { route, type Call, type Route } from '../../platform/http/route.ts'
import { heldRatesOf } from '../rates/index.ts'
import { mayOpenAgents } from '../referrals/index.ts'
import { siteOriginOf } from '../settings/index.ts'
import { callerAgent } from '../teams/index.ts'
import type { Agents } from './agents.ts'
import { assistantOf } from './assistants/assistant-store.ts'
import { addAssistant, changeAssistant, listAssistants, removeAssistant } from './assistants/assistants.ts'
import { changeRates } from './rates/change-rates.ts'
import { downlineDetails, listDownlines } from './downlines/downlines.ts'
import { closeLink, createLink, listLinks, removeLink } from './links.ts'
import { leftToday, openDownline } from './downlines/open-downline.ts'
import { limitsOf, setLimits } from './downlines/line-limits.ts'
import { promote } from './downlines/promote.ts'
import { setRegistrationLock } from './lock-registrations.ts'
import { answerRequest, ratesPage, requestsBy, withdraw } from './rates/rate-requests.ts'

/** The calls by which agents see and change who stands below them, and members answer. */
export const agentRoutes = (agents: Agents): Route[] => [
  ...linkRoutes(agents),
  ...downlineRoutes(agents),
  ...rateRoutes(agents),
  ...assistantRoutes(agents),
]

type Called = Pick<Call<Endpoint>, 'brand' | 'request' | 'language'> & { caller: Caller }

/** For whom a caller acts, and where the site is that links lead to. */
async function byWhom(agents: Agents, { caller, brand, request, language }: Called) {
  const agent = await callerAgent(agents, caller)
  return { agent, ownerId: agent.id, brand, language, site: siteOriginOf(request, brand) }
}

function linkRoutes(agents: Agents): Route[] {
  const { db } = agents
  return [
    route(links.agentLinks, async (call) => listLinks(db, await byWhom(agents, call), call.query, call.now)),
    route(links.createLink, async (call) => {
      const owner = await byWhom(agents, call)
      return db.transaction().execute((tx) => createLink(tx, owner, call.body, call.now))
    }),
    route(links.closeLink, async (call) => {
      const owner = await byWhom(agents, call)
      return db.transaction().execute((tx) => closeLink(tx, owner, call.params.id!, call.now))
    }),
    route(links.deleteLink, async (call) => {
      const owner = await byWhom(agents, call)
      return db.transaction().execute((tx) => removeLink(tx, owner, call.params.id!, call.now))
    }),
  ]
}

const downlineRoutes = (agents: Agents): Route[] => [
  route(downlines.downlines, async (call) =>
    listDownlines(agents.db, await byWhom(agents, call), call.query, call.now),
  ),
  route(downlines.downlineDetails, async (call) =>
    downlineDetails(agents.db, await byWhom(agents, call), call.params.id!, call.now),
  ),
  route(downlines.ownRates, async (call) => {
    const { agent, brand } = await byWhom(agents, call)
    const rates = await agents.db.transaction().execute((tx) => heldRatesOf(tx, agent.id))
    const left = await leftToday(agents, brand, agent, call.now)
    return { rates: { ...rates }, opensAgents: mayOpenAgents(agent), leftToday: left }
  }),
  route(downlines.openDownline, async (call) => openDownline(agents, await byWhom(agents, call), call.body, call.now)),
  route(downlines.promoteDownline, async (call) =>
    promote(agents, await byWhom(agents, call), call.params.id!, call.now),
  ),
  route(downlines.lockRegistrations, async (call) =>
    setRegistrationLock(agents, await byWhom(agents, call), call.params.id!, call.body.locked, call.now),
  ),
  route(lineLimits.downlineLimits, async (call) => limitsOf(agents, (await byWhom(agents, call)).agent, call)),
  route(lineLimits.setDownlineLimits, async (call) => setLimits(agents, (await byWhom(agents, call)).agent, call)),
]

const rateRoutes = (agents: Agents): Route[] => [
  route(downlines.changeRates, async (call) =>
    changeRates(agents, await byWhom(agents, call), call.params.id!, call.body, call.now),
  ),
  route(downlines.rateRequests, async (call) => requestsBy(agents.db, (await byWhom(agents, call)).agent.id)),
  route(downlines.withdrawRateRequest, async (call) =>
    withdraw(agents.db, (await byWhom(agents, call)).agent.id, call.params.id!, call.now),
  ),
  route(downlines.memberRates, ({ caller }) => ratesPage(agents.db, caller.memberId)),
  route(downlines.answerRateRequest, ({ caller, brand, params, body, now }) =>
    answerRequest(agents.db, brand, caller.memberId, params.id!, body.accept, now),
  ),
]

const assistantRoutes = (agents: Agents): Route[] => [
  route(assistants.assistants, async (call) => listAssistants(agents.db, (await byWhom(agents, call)).agent)),
  route(assistants.addAssistant, async (call) => addAssistant(agents, await byWhom(agents, call), call.body, call.now)),
  route(assistants.changeAssistant, async (call) =>
    changeAssistant(agents, (await byWhom(agents, call)).agent, call.params.id!, call.body.pages),
  ),
  route(assistants.removeAssistant, async (call) =>
    removeAssistant(agents, (await byWhom(agents, call)).agent, call.params.id!, call.now),
  ),
  route(assistants.ownPages, async ({ caller }) => {
    if (caller.type !== ACCOUNT_TYPE.ASSISTANT) return { pages: [...AGENT_PAGES] }
    return { pages: (await assistantOf(agents.db, caller.memberId))?.pages ?? [] }
  }),
]
