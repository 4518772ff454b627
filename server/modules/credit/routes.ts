import * as contract from '@senluna/contract/agent/credit/credit.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { amount } from '@senluna/kit/money.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../platform/database/db.ts'
import { idParam } from '../../platform/http/id-param.ts'
import { preparedRoute, route, type Call, type Route } from '../../platform/http/route.ts'
import type { TeamAccount } from '../teams/index.ts'
import type { Credit } from './credit.ts'
import { giveCredit } from './give-credit.ts'
import { downlines, exposure, ownCredit, weekOf } from './lists.ts'
import { setBounds, setShares } from './set-positions.ts'
import { answerReport, reportPaid } from './settle/step.ts'
import { shownPositions, shownStatement, tomorrow } from './shown.ts'
import { creditAccount } from './store/account-store.ts'
import { namedStatement } from './store/statement-lists.ts'
import { accountOnCredit, creditAgent, directDownline, type CreditAgent } from './whose.ts'

/** What players and agents see and do of their credit. */
export const creditRoutes = (credit: Credit): Route[] => [
  route(contract.memberCredit, async ({ brand, caller, now }) =>
    ownCredit(credit.db, brand, await accountOnCredit(credit.db, caller.memberId), now),
  ),
  route(contract.reportCredit, ({ caller, params, now }) =>
    credit.db.transaction().execute(async (tx) => {
      const { id } = await reportPaid(tx, idParam<'credit-statement'>(params.id), caller.memberId, now)
      return shown(tx, id)
    }),
  ),
  ...agentRoutes(credit),
  ...positionRoutes(credit),
]

const agentRoutes = ({ db, teams }: Credit): Route[] => [
  route(contract.agentCredit, async ({ brand, caller, now }) =>
    ownCredit(db, brand, await creditAgent(teams, caller), now),
  ),
  route(contract.creditDownlines, async ({ brand, caller, query, now }) =>
    downlines(db, brand, await creditAgent(teams, caller), query, now),
  ),
  preparedRoute(
    contract.giveDownlineCredit,
    async ({ caller, params }) => {
      const asked = await creditAgent(teams, caller)
      return { ...asked, below: await directDownline(db, asked.agent, params.id ?? '') }
    },
    give,
  ),
  route(contract.creditStatements, async ({ caller, query }) =>
    weekOf(db, await creditAgent(teams, caller), query.week),
  ),
  preparedRoute(
    contract.answerCredit,
    ({ caller }) => creditAgent(teams, caller),
    async ({ params, body, now }, tx, { agent }) => {
      const answer = { by: agent.id, accept: body.accept }
      const { id } = await answerReport(tx, idParam<'credit-statement'>(params.id), answer, now)
      return shown(tx, id)
    },
  ),
  route(contract.creditExposure, async ({ brand, caller, query, now }) =>
    exposure(db, brand, await creditAgent(teams, caller), query.accountId, now),
  ),
]

const positionRoutes = ({ db, teams }: Credit): Route[] => [
  route(contract.creditPositions, async ({ brand, caller, now }) => {
    const { agent } = await creditAgent(teams, caller)
    return { from: tomorrow(now, brand), list: await shownPositions(db, brand, agent.id, now) }
  }),
  route(contract.setCreditShares, async ({ brand, caller, body, now }) => {
    const { agent } = await creditAgent(teams, caller)
    const setting = { brand, memberId: agent.id, byId: agent.id }
    return { from: await db.transaction().execute((tx) => setShares(tx, setting, body.shares, now)) }
  }),
  route(contract.setDownlinePosition, async ({ brand, caller, params, body, now }) => {
    const { agent } = await creditAgent(teams, caller)
    const below = await directDownline(db, agent, params.id ?? '')
    const setting = { brand, memberId: below.id, byId: agent.id }
    return { from: await db.transaction().execute((tx) => setBounds(tx, setting, body.bounds, now)) }
  }),
]

async function give(
  { brand, body, now }: Call<typeof contract.giveDownlineCredit>,
  tx: Tx,
  { agent, generalAgentId, below }: CreditAgent & { below: TeamAccount },
) {
  const credit = amount(BigInt(body.credit))
  const giving = { generalAgentId, uplineId: agent.id, memberId: below.id, credit, byId: agent.id }
  const before = await giveCredit(tx, brand, giving, now)
  const own = await creditAccount(tx, agent.id)
  if (!own) throw new Refusal('CRD_OVER')
  return { credit: body.credit, before: before.toString(), left: (own.credit - own.given).toString() }
}

async function shown(tx: Tx, id: Id<'credit-statement'>) {
  const statement = await namedStatement(tx, id)
  assert(statement, 'a statement that was stepped is there')
  return shownStatement(statement)
}
