import { agentCodes } from '@senluna/contract/agent/affiliate.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { codesOf } from '../referrals/index.ts'
import { callerAgent, type TeamParts } from '../teams/index.ts'
import { qualifiedFor } from './store.ts'

/** What an affiliate reads of its codes. */
export const affiliateRoutes = ({ db, teams }: { db: TeamParts['db']; teams: TeamParts }): Route[] => [
  route(agentCodes, async ({ brand, caller, request }) => {
    const agent = await callerAgent(teams, caller, { affiliates: true })
    const codes = await codesOf(db, brand.merchantCode, agent.id)
    const sum = (field: 'opened' | 'uses' | 'firstDeposits') => codes.reduce((all, code) => all + code[field], 0)
    return {
      list: codes.map(({ code, domain, opened, uses, firstDeposits, closedAt }) => ({
        code,
        url: `${request.protocol}://${domain ?? request.host}/register?${new URLSearchParams({ referralCode: code })}`,
        ...(domain !== null && { domain }),
        open: closedAt === null,
        opened,
        registered: uses,
        firstDeposits,
      })),
      opened: sum('opened'),
      registered: sum('uses'),
      firstDeposits: sum('firstDeposits'),
      qualified: await qualifiedFor(db, agent.id),
    }
  }),
]
