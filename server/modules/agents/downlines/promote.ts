import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { lockMember, MEMBER_STATE, placeInTree, setType } from '../../members/index.ts'
import { mayOpenAgents } from '../../referrals/index.ts'
import { setSessionType } from '../../sessions/index.ts'
import type { Agent } from '../../teams/index.ts'
import type { Agents } from '../agents.ts'
import { directDownline } from './direct.ts'

/**
 * Makes an agent of a member right below an agent; one that is an agent stays so.
 *
 * Refuses AUTH_FORBIDDEN where the brand doesn't let agents do it and for closed accounts,
 * AGT_NOT_IN_TEAM, AGT_NOT_DIRECT, AGT_DEPTH below the deepest place of an agent.
 */
export async function promote(
  { db }: Pick<Agents, 'db'>,
  { brand, agent }: { brand: Brand; agent: Agent },
  id: string,
  now: Instant,
): Promise<{ type: typeof ACCOUNT_TYPE.AGENT }> {
  const account = await directDownline(db, agent, id)
  if (!switchOn(brand.whitelabel, 'AGENT_PROMOTE')) throw new Refusal('AUTH_FORBIDDEN')
  await db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, account.id)
    const above = await placeInTree(tx, brand.merchantCode, { id: agent.id })
    const place = await placeInTree(tx, brand.merchantCode, { id: account.id })
    if (!member || !above || place?.parentId !== agent.id) throw new Refusal('AGT_NOT_DIRECT')
    if (member.type === ACCOUNT_TYPE.AGENT) return
    if (member.type !== ACCOUNT_TYPE.MEMBER || member.state !== MEMBER_STATE.OPEN) throw new Refusal('AUTH_FORBIDDEN')
    if (!mayOpenAgents(above)) throw new Refusal('AGT_DEPTH')
    await setType(tx, member.id, ACCOUNT_TYPE.AGENT, now)
    await setSessionType(tx, member.id, ACCOUNT_TYPE.AGENT)
  })
  return { type: ACCOUNT_TYPE.AGENT }
}
