import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../platform/database/db.ts'
import { callerAgent, inTeam, type Agent, type TeamAccount, type TeamParts } from '../teams/index.ts'
import { creditAccount, type CreditAccount } from './store/account-store.ts'
import { bookOf } from './store/book-store.ts'

/** An agent on credit. `account`: what it was given, which may be nothing yet. */
export interface CreditAgent {
  agent: Agent
  generalAgentId: Id<'member'>
  account: CreditAccount
}

/** The agent that a caller acts for. Refuses AUTH_NOT_AGENT, CRD_CASH_LINE for a cash line. */
export async function creditAgent(teams: TeamParts, caller: Pick<Caller, 'memberId' | 'type'>): Promise<CreditAgent> {
  const agent = await callerAgent(teams, caller)
  return { agent, ...(await accountOnCredit(teams.db, agent.id)) }
}

/** An account on credit, also before it was given any. Refuses CRD_CASH_LINE. */
export async function accountOnCredit(
  db: Db,
  memberId: Id<'member'>,
): Promise<Pick<CreditAgent, 'generalAgentId' | 'account'>> {
  const generalAgentId = await bookOf(db, memberId)
  if (generalAgentId === undefined) throw new Refusal('CRD_CASH_LINE')
  const none = { memberId, generalAgentId, uplineId: null, plays: false, credit: 0n, given: 0n }
  return { generalAgentId, account: (await creditAccount(db, memberId)) ?? (none as CreditAccount) }
}

/** The account right below an agent. Refuses AGT_NOT_IN_TEAM, AGT_NOT_DIRECT. */
export async function directDownline(db: Db, agent: Agent, asked: string): Promise<TeamAccount> {
  const account = await inTeam(db, agent, asked)
  if (account.path.at(-1) !== agent.id) throw new Refusal('AGT_NOT_DIRECT')
  return account
}
