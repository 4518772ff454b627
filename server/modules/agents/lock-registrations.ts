import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { placeInTree } from '../members/index.ts'
import { lockRegistrations, unlockRegistrations } from '../referrals/index.ts'
import type { Agent } from '../teams/index.ts'
import type { Agents } from './agents.ts'
import { directDownline } from './downlines/direct.ts'

/**
 * Lets nobody register below an account right below an agent, by any link, code or name of it, or
 * lets them again. Those who stand there already, and those below them, notice nothing.
 *
 * Refuses AGT_NOT_IN_TEAM, AGT_NOT_DIRECT.
 */
export async function setRegistrationLock(
  { db }: Pick<Agents, 'db'>,
  { brand, agent }: { brand: Brand; agent: Agent },
  id: string,
  locked: boolean,
  now: Instant,
): Promise<{ registrationsLocked: boolean }> {
  const account = await directDownline(db, agent, id)
  const { merchantCode } = brand
  await db.transaction().execute(async (tx) => {
    const place = await placeInTree(tx, merchantCode, { id: account.id })
    if (place?.parentId !== agent.id) throw new Refusal('AGT_NOT_DIRECT')
    if (locked) await lockRegistrations(tx, { memberId: account.id, merchantCode, byId: agent.id }, now)
    else await unlockRegistrations(tx, account.id)
  })
  return { registrationsLocked: locked }
}
