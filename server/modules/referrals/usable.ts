import { ACCOUNT_TYPE, isAgent } from '@senluna/kit/account-type.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { type TreePlace, MEMBER_STATE } from '../members/index.ts'
import type { RefCode } from './store.ts'

/** How deep below a general agent an agent may stand and still open another. */
export const DEEPEST_OPENER = 10

/** Whether a code is in use: neither closed, nor over, nor used up, nor another host's. */
export const isInUse = (code: RefCode, host: string, now: Instant): boolean =>
  code.closedAt === null &&
  (code.validUntil === null || code.validUntil > now) &&
  (code.maxUses === 0 || code.uses < code.maxUses) &&
  (code.domain === null || code.domain === host)

/**
 * Whether an account may bring others: an open one; trial accounts and assistants have no line of
 * their own.
 */
export const mayBring = (owner: TreePlace): boolean =>
  owner.state === MEMBER_STATE.OPEN && owner.type !== ACCOUNT_TYPE.TRIAL && owner.type !== ACCOUNT_TYPE.ASSISTANT

/** Whether an agent stands high enough to open agents below itself. */
export const mayOpenAgents = ({ path }: Pick<TreePlace, 'path'>): boolean => path.length < DEEPEST_OPENER

/** Whether a code's owner may still give it out. */
export function isOwnersRight(code: RefCode, owner: TreePlace): boolean {
  if (!mayBring(owner)) return false
  if (code.kind === 'MEMBER_REFERRAL') return true
  if (code.kind === 'AFFILIATE') return isAgent(owner.type)
  const opens = owner.type === ACCOUNT_TYPE.AGENT || owner.type === ACCOUNT_TYPE.GENERAL_AGENT
  return opens && (code.opens === 0 || mayOpenAgents(owner))
}
