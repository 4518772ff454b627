import { Refusal } from '@senluna/contract/refusals.ts'
import { inTeam, type Agent, type TeamAccount } from '../../teams/index.ts'
import type { Db } from '../../../platform/database/db.ts'

/**
 * The account right below an agent that it wants to change. Refuses AGT_NOT_IN_TEAM, also for ids
 * that nobody has, and AGT_NOT_DIRECT for those deeper and for the agent itself.
 */
export async function directDownline(db: Db, agent: Agent, id: string): Promise<TeamAccount> {
  const account = await inTeam(db, agent, id)
  if (account.path.at(-1) !== agent.id) throw new Refusal('AGT_NOT_DIRECT')
  return account
}
