import { Refusal } from '@senluna/contract/refusals.ts'
import { isAgent, mayPlay } from '@senluna/kit/account-type.ts'
import { loginScopeOf } from '@senluna/kit/brand.ts'
import type { Member } from '../../members/index.ts'
import type { Sessions } from '../sessions.ts'
import { noteLogin } from './record-store.ts'
import type { LoginCall } from './login-way.ts'

/**
 * Keeps out whoever the domain isn't for. Asked only once it is fully shown who somebody is: what
 * kind of account a name has is nobody else's business.
 *
 * Refuses AUTH_NOT_AGENT on a domain of agents, AUTH_NOT_MEMBER to affiliates and assistants on a
 * domain of members.
 */
export async function refuseOutOfScope(sessions: Sessions, call: LoginCall, member: Member): Promise<void> {
  const scope = loginScopeOf(call.brand, call.request.hostname)
  const wrong =
    scope === 'AGENT' && !isAgent(member.type)
      ? 'AUTH_NOT_AGENT'
      : scope === 'MEMBER' && !mayPlay(member.type)
        ? 'AUTH_NOT_MEMBER'
        : undefined
  if (!wrong) return
  await noteLogin(sessions, call, member, 'FAILED')
  throw new Refusal(wrong)
}
